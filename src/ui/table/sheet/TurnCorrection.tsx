import { useComputed, useSignal } from '@preact/signals';
import { layableOf, relaidOutlook } from '../../../app/board/correctedLine.ts';
import { layingOfRow } from '../../../app/board/laidDraft.ts';
import type { LetterOrder } from '../../../app/shell/letterOrder.ts';
import type { Session } from '../../../app/shell/ports.ts';
import { callNames } from '../../../app/table/callName.ts';
import { type LineForm, moveOfLine, typedIntoLine } from '../../../app/table/lineMove.ts';
import type { Table } from '../../../app/table/table.ts';
import { lineFact, type TypedLine, typedLineOf } from '../../../app/table/typedLine.ts';
import type { TypedMove } from '../../../app/table/typedMove.ts';
import { typedWordsOf } from '../../../app/table/typedWords.ts';
import { everyOf } from '../../../domain/exact.ts';
import type { TurnFact } from '../../../domain/table/fact.ts';
import type { Refusal } from '../../../domain/table/refusal.ts';
import type { GameState, Turn } from '../../../domain/table/state.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { CountPad } from '../../parts/CountPad.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { keepFocus, pressesButton, useKeys } from '../../parts/keys.ts';
import { EnteredPoints, MoveHero } from '../../parts/MoveHero.tsx';
import { Segments } from '../../parts/Segments.tsx';
import move from '../settling/MoveForm.module.css';
import { playKey } from '../settling/moveKeys.ts';
import { PlayFacts, PlayKeys, WordsBar } from '../settling/PlayEntry.tsx';
import styles from './Correction.module.css';
import { CorrectionEffect, useCorrection } from './CorrectionOutcome.tsx';
import { PlaceCorrection } from './PlaceCorrection.tsx';

type Props = {
  readonly table: Table;
  readonly state: GameState;
  readonly turn: Turn;
  readonly fact: TurnFact;
  readonly order: LetterOrder;
  readonly drafts: Session;
  readonly onDone: () => void;
};

const KINDS = everyOf<TypedLine['kind']>()('play', 'exchange', 'pass', 'loss');

/** A move, an exchange, a pass or a loss that was written down wrongly: the form it was written in, once more. */
export function TurnCorrection({ table, state, turn, fact, order, drafts, onDone }: Props) {
  const { sheet, settling, common } = messages.value;
  const { rules } = state;
  const names = callNames(state.players);
  const first = useSignal(typedLineOf(fact, turn)).peek();
  const form = useSignal<LineForm>({
    line: first,
    // Where the page went while the word was being laid, it is laid on.
    pad: layingOfRow(drafts, table.id.value, turn.index) ? 'board' : 'digits',
    words: typedWordsOf(first.words),
    fresh: true,
  });
  const corrected = useComputed(() => lineFact(form.value.line, fact, first, rules));
  const outlook = useComputed(() =>
    relaidOutlook(table, state, turn.index, lineFact(first, fact, first, rules), corrected.value),
  );
  const correction = useCorrection(table, turn.index, corrected.value, outlook.value, onDone);
  const { line } = form.value;
  const typed = moveOfLine(form.value, rules);
  const laid = line.kind === 'play' || line.kind === 'loss';
  const spelling = laid && typed.pad === 'letters';
  const bag = bagNeeded(outlook.value.refusal, line);
  const layable = line.kind === 'play' ? layableOf(table, turn) : null;
  const onBoard = layable !== null && form.value.pad === 'board';

  const change = (changes: Partial<TypedMove>) => {
    form.value = typedIntoLine(form.value, changes, rules);
  };
  const rewrite = (changes: Partial<TypedLine>) => {
    form.value = { ...form.value, pad: 'digits', line: { ...form.value.line, ...changes } };
  };
  useKeys((event) => {
    if (onBoard) return;
    if (event.key === 'Enter') {
      if (pressesButton(event) || event.repeat) return;
      event.preventDefault();
      correction.apply();
    } else if (laid) playKey(event, typed, rules.rack, TILE_SETS[rules.language].alphabet, change);
  });

  const name = names[turn.seat] ?? '';
  const sum = outlook.value.effect?.sums.find(({ seat }) => seat === turn.seat)?.after;
  if (onBoard) {
    return (
      <PlaceCorrection
        move={layable}
        game={table.id.value}
        drafts={drafts}
        placement={line.anew ?? layable.play.placement}
        name={name}
        points={line.points}
        onLaid={(changes) => change({ ...changes, pad: 'digits' })}
        onBack={() => change({ pad: 'digits' })}
      />
    );
  }
  return (
    <div class={move.screen}>
      <aside class={styles.effect} aria-live="polite">
        <CorrectionEffect correction={correction} names={names} />
      </aside>
      <MoveHero
        seat={turn.seat}
        title={sheet.correct(name)}
        name={name}
        about={sheet.correction}
        back={
          <button type="button" onClick={onDone}>
            <Icon name="back" /> {common.cancel}
          </button>
        }
        entered={
          laid ? (
            <EnteredPoints
              label={line.kind === 'loss' ? sheet.pointsAnnounced : settling.points}
              points={line.points}
              text={String(line.points)}
            />
          ) : (
            <span>
              {sheet.kinds[line.kind]} {line.kind === 'exchange' && line.exchanged}
            </span>
          )
        }
        made={
          line.kind === 'loss'
            ? sheet.pointsAnnounced
            : line.kind === 'play' && line.bonus && settling.withBonus(line.points - rules.bingo, rules.bingo)
        }
        sum={figure(sum ?? state.scores[turn.seat] ?? 0)}
        note={settling.total}
      />
      <div class={move.form} role="group" aria-label={sheet.correct(name)} onMouseDown={keepFocus}>
        <div class={move.slots}>
          {spelling ? (
            <WordsBar typed={typed} change={change} />
          ) : (
            <Segments
              label={sheet.kindOfLine}
              names={KINDS}
              chosen={line.kind}
              text={(kind) => sheet.kinds[kind]}
              onChoose={(kind) => rewrite({ kind })}
            />
          )}
          {laid ? (
            <PlayFacts
              state={state}
              typed={typed}
              change={change}
              going={line.kind === 'play' && (first.out || state.tiles === null) ? 'possible' : 'no'}
              wordOnly={line.kind === 'loss'}
            />
          ) : (
            <p class={move.said}>{line.kind === 'pass' ? settling.passText : sheet.tilesExchanged}</p>
          )}
          {laid && (
            <PlayKeys state={state} typed={typed} order={order} change={change} board={layable !== null} />
          )}
          {line.kind === 'exchange' && (
            <div class={move.keys} data-low>
              {bag !== null && (
                <Chip
                  on={line.bagAtLeast !== null}
                  onChange={(on) => rewrite({ bagAtLeast: on ? bag : null })}
                >
                  {sheet.bagHad(bag)}
                </Chip>
              )}
              <CountPad
                label={sheet.tilesExchanged}
                most={rules.rack}
                value={line.exchanged}
                onChoose={(exchanged) => rewrite({ exchanged })}
              />
            </div>
          )}
        </div>
        <div class={move.save}>
          <Button kind="main" disabled={!correction.possible} onClick={correction.apply}>
            {sheet.apply}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** How many tiles the players have to vouch for, where the app cannot know the bag. */
function bagNeeded(refusal: Refusal | null, line: TypedLine): number | null {
  if (line.kind !== 'exchange') return null;
  if (line.bagAtLeast !== null) return line.bagAtLeast;
  const inner = refusal?.why === 'would-break' ? refusal.refusal : refusal;
  return inner?.why === 'bag-unknown' ? inner.need : null;
}
