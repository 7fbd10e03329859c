import { useSignal } from '@preact/signals';
import { dropLaying, laidDraft } from '../../../app/board/laidDraft.ts';
import { isBeingPlayed } from '../../../app/judge/isBeingPlayed.ts';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { matchOf } from '../../../app/table/ending.ts';
import { marksOf } from '../../../app/table/marks.ts';
import { openGame } from '../../../app/table/openGame.ts';
import { isWritten, type SheetRound, timeNotesOf, type WrittenLine } from '../../../app/table/sheet.ts';
import type { Game } from '../../../domain/table/game.ts';
import { type GameState, isRunning } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { NotSaved } from '../../parts/NotSaved.tsx';
import { Screen } from '../../parts/Screen.tsx';
import { namesOf } from '../../text/names.ts';
import { BlankLedger } from './BlankLedger.tsx';
import { Challenges } from './Challenges.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { Curves } from './Curves.tsx';
import { Marks } from './Marks.tsx';
import { Masthead } from './Masthead.tsx';
import { PlayersDialog } from './PlayersDialog.tsx';
import { PrintedBoard } from './PrintedBoard.tsx';
import styles from './SheetPage.module.css';
import { SheetResult } from './SheetResult.tsx';
import { SheetTable } from './SheetTable.tsx';
import { Signatures } from './Signatures.tsx';
import { TimeNotes } from './TimeNotes.tsx';
import { UndoRedo } from './UndoRedo.tsx';

type Props = {
  readonly app: App;
  readonly game: Game;
  readonly state: GameState;
  readonly rounds: readonly SheetRound[];
  readonly onTable: boolean;
};

/** The printed page has to be one: with more rows than these the curves stay off it, and the rows move closer. */
const ROWS_WITH_CURVES = 21;
const ROOMY_ROWS = 26;
/** With the board beside the result the rows are close from the start; with more than these it has a page of its own. */
const ROWS_WITH_BOARD = 20;

export function SheetPage({ app, game, state, rounds, onTable }: Props) {
  const correcting = useSignal<WrittenLine | null>(onTable ? lineBeingLaid(app, rounds) : null);
  const { sheet, common } = messages.value;
  const names = namesOf(state.players);
  const hasMoves = state.turns.length > 0;
  const notes = timeNotesOf(game);
  // On paper the board takes the place of the curves: they are no part of a form.
  const onPaper = state.seen.tiles > 0 && !isRunning(state);
  const marks = marksOf(game);
  const naming = useSignal(false);
  const busy = useSignal(false);
  /** A game from the archive is put on the table, where every line can be put right; never in the place of one being played. */
  const correctArchived = async () => {
    busy.value = isBeingPlayed(app.table, app.time.now());
    if (busy.value) return;
    const stored = await app.library.read(app.navigation.route.value.id);
    if (stored?.whole) openGame(app, stored);
  };
  const back = () => app.navigation.back(onTable ? 'game' : 'games');

  return (
    <Screen
      title={sheet.title}
      back={{ label: common.back, go: back }}
      actions={
        <Button kind="quiet" onClick={app.device.print}>
          {sheet.print}
        </Button>
      }
      footer={
        <div class={styles.footer} data-stack="2">
          <BlankLedger state={state} />
          {onTable && <UndoRedo app={app} names={callNames(names.map((name) => ({ name })))} />}
        </div>
      }
    >
      {onTable && <NotSaved app={app} />}
      <div
        class={styles.page}
        data-stack="4"
        data-print={printedAs(state, rounds, notes.length + marks.length, onPaper)}
      >
        <Masthead
          state={state}
          names={names}
          startedAt={game.entries[0]?.at ?? 0}
          hint={!onTable ? sheet.readOnly : hasMoves ? sheet.tapToCorrect : sheet.noMoves}
        />
        <div class={styles.across}>
          <SheetTable
            state={state}
            names={names}
            rounds={rounds}
            ticker={onTable ? app.ticker : null}
            onCorrect={
              onTable
                ? (line) => {
                    stopClocks(app);
                    correcting.value = line;
                  }
                : null
            }
          />
        </div>
        <SheetResult
          state={state}
          names={names}
          match={matchOf(
            app.library.heads.value,
            onTable ? app.table.id.value : app.navigation.route.value.id,
            state.start,
          )}
        />
        {busy.value && <Notice>{sheet.otherGame}</Notice>}
        <div data-off-paper data-flow>
          {onTable ? (
            <Button
              onClick={() => {
                stopClocks(app);
                naming.value = true;
              }}
            >
              {sheet.playersTitle}
            </Button>
          ) : (
            <Button disabled={!app.table.ready.value} onClick={correctArchived}>
              {sheet.correctArchived}
            </Button>
          )}
          {onTable && hasMoves && !state.board && (
            <Button onClick={() => app.navigation.go('fill')}>{sheet.fill}</Button>
          )}
          {state.seen.tiles > 0 && !isRunning(state) && (
            <Button onClick={() => app.navigation.go('replay', app.navigation.route.value.id)}>
              {sheet.replay}
            </Button>
          )}
          {hasMoves && !isRunning(state) && (
            <Button onClick={() => app.navigation.go('gamestatistics', app.navigation.route.value.id)}>
              {sheet.statistics}
            </Button>
          )}
        </div>
        <div data-on-paper>
          <BlankLedger state={state} />
        </div>
        <Challenges state={state} names={names} />
        <TimeNotes notes={notes} names={names} />
        <Marks marks={marks} names={names} />
        {hasMoves && (
          <div class={styles.beside} data-screen={onPaper || undefined}>
            <Curves state={state} names={names} />
          </div>
        )}
        {onPaper && <PrintedBoard state={state} />}
        <div class={styles.across}>
          <Signatures state={state} names={names} />
        </div>
      </div>
      {naming.value && (
        <PlayersDialog
          app={app}
          state={state}
          onClose={() => {
            naming.value = false;
          }}
        />
      )}
      {correcting.value && (
        <CorrectionDialog
          table={app.table}
          order={app.settings.value.value.letterOrder}
          drafts={app.drafts}
          line={correcting.value}
          names={names}
          onClose={() => {
            dropLaying(app.drafts);
            correcting.value = null;
          }}
        />
      )}
    </Screen>
  );
}

/** The line whose word was being laid when the page went. */
function lineBeingLaid(
  { drafts, table }: Pick<App, 'drafts' | 'table'>,
  rounds: readonly SheetRound[],
): WrittenLine | null {
  const draft = laidDraft(drafts, table.id.peek());
  const fact = draft && table.game.peek().facts[draft.row];
  // A move without a place is filled in on a screen of its own.
  if (fact?.type !== 'play' || !fact.placement) return null;
  const lines = rounds.flatMap(({ cells }) => cells.flat());
  return (
    lines.filter(isWritten).find((line) => line.kind === 'turn' && line.turn.index === draft?.row) ?? null
  );
}

/** Nobody's time runs while a line is put right; the players start the clock again themselves. */
function stopClocks({ table, touch }: Pick<App, 'table' | 'touch'>): void {
  if (table.state.peek()?.clock.running && !table.watchOnly.peek())
    touch.act(table.record({ type: 'pause', reason: messages.value.sheet.correcting }));
}

function printedAs(
  state: GameState,
  rounds: readonly SheetRound[],
  notes: number,
  board: boolean,
): 'whole' | 'long' | 'very-long' | 'board' {
  const lines = rounds.reduce((sum, { cells }) => sum + Math.max(...cells.map((cell) => cell.length)), 0);
  // More than two columns have the word above its value; a challenge and a note take a line below the table.
  const below = Math.max(0, state.challenges.length + notes - 4);
  const rows = lines * (state.players.length > 2 ? 1.4 : 1) + below;
  if (board) return rows > ROWS_WITH_BOARD ? 'very-long' : 'board';
  return rows > ROOMY_ROWS ? 'very-long' : rows > ROWS_WITH_CURVES ? 'long' : 'whole';
}
