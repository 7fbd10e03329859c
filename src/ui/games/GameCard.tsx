import { useSignal } from '@preact/signals';
import type { GameHead, GameSummary } from '../../app/games/gameHead.ts';
import type { App } from '../../app/shell/app.ts';
import { exportGame } from '../../app/table/ending.ts';
import { openGame } from '../../app/table/openGame.ts';
import { dateText } from '../../i18n/dates.ts';
import { figure } from '../../i18n/figures.ts';
import { gcgMessages } from '../../i18n/gcg.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import { dotted } from '../text/dotted.ts';
import { earlyLine } from '../text/earlyNote.ts';
import { namesOf } from '../text/names.ts';
import styles from './GameCard.module.css';
import { GcgExport } from './GcgExport.tsx';

type Props = {
  readonly app: App;
  readonly game: GameHead;
  /** Its further actions are shown. */
  readonly open: boolean;
  readonly onToggle: () => void;
};

/** One game: a tap opens its sheet, the dots what else can be done with it. */
export function GameCard({ app, game, open, onToggle }: Props) {
  const { games } = messages.value;
  const { navigation, table, library, device } = app;
  const { summary } = game;
  const stays = useSignal(false);
  const names = summary ? namesOf(summary.players) : [];
  const title = names.join(' – ');

  // What came from a file with its result was played elsewhere: nobody is to go on with it.
  const goesOn = summary && !summary.finished && !(game.foreign && summary.decision);
  const unread = useSignal(false);
  const asGcg = useSignal(false);
  /** Half a game is not played on and not given out. */
  const whole = async () => {
    const stored = await library.read(game.id);
    unread.value = !stored?.whole;
    return stored?.whole ? stored : null;
  };
  const goOn = async () => {
    const stored = await whole();
    if (!stored) return;
    openGame(app, stored);
    navigation.go('game');
  };
  const save = async () => {
    const stored = await whole();
    if (stored) await exportGame(device, stored);
  };
  const remove = async () => {
    stays.value = false;
    if (table.id.value === game.id) table.close();
    stays.value = await library.remove(game.id).then(
      () => false,
      () => true,
    );
  };

  return (
    <li data-card>
      <div class={styles.row}>
        {summary ? (
          <button
            type="button"
            class={styles.main}
            data-stack="1"
            aria-label={`${games.openSheet(title)}, ${summary.points.map((points) => figure(points)).join(' : ')}, ${dateText(game.begun)}`}
            onClick={() => navigation.go('sheet', game.id)}
          >
            <span class={styles.players}>
              {names.map((name, seat) => (
                <span
                  key={seat}
                  class={styles.player}
                  data-winner={summary.decision?.winner === seat || undefined}
                >
                  <span class={styles.name}>
                    {name} {summary.decision?.winner === seat && <Icon name="check" />}
                  </span>
                  <span>{figure(summary.points[seat] ?? 0)}</span>
                </span>
              ))}
            </span>
            <Details game={game} summary={summary} />
          </button>
        ) : (
          <p class={styles.main} data-stack="1">
            {games.unreadable}
          </p>
        )}
        <RoundButton icon="more" label={games.more(title)} aria-expanded={open} onClick={onToggle} />
      </div>
      {(open || goesOn) && (
        <div class={styles.actions} ref={open ? inSight : null}>
          {goesOn && (
            <Button kind="main" disabled={!table.ready.value} onClick={goOn}>
              {games.continue}
            </Button>
          )}
          {open && (
            <>
              {summary?.finished && (
                <Button onClick={() => navigation.go('handoff', game.id)}>
                  {messages.value.handoff.title}
                </Button>
              )}
              {summary?.decision && (
                <Button onClick={() => navigation.go('gamestatistics', game.id)}>
                  {messages.value.sheet.statistics}
                </Button>
              )}
              <Button onClick={save}>{games.export}</Button>
              <Button
                onClick={() => {
                  asGcg.value = true;
                }}
              >
                {gcgMessages.value.export}
              </Button>
              <HoldButton kind="danger" hint={games.holdToRemove} onHold={remove}>
                {games.remove}
              </HoldButton>
            </>
          )}
        </div>
      )}
      {asGcg.value && (
        <GcgExport
          device={device}
          read={whole}
          onClose={() => {
            asGcg.value = false;
          }}
        />
      )}
      {unread.value && (
        <div class={styles.notice}>
          <Notice>{games.unread}</Notice>
        </div>
      )}
      {stays.value && (
        <div class={styles.notice}>
          <Notice>{games.notRemoved}</Notice>
        </div>
      )}
    </li>
  );
}

/** What has just opened is read at once, also at the foot of the list. */
function inSight(actions: HTMLElement | null): void {
  actions?.scrollIntoView({ block: 'nearest' });
}

type DetailsProps = { readonly game: GameHead; readonly summary: GameSummary };

function Details({ game: { begun, foreign }, summary }: DetailsProps) {
  const { end, games, sheet, rules } = messages.value;
  const { regulation, table, round, match, decision, early, adjourned, finished, players } = summary;
  const open = decision ? (foreign ? gcgMessages.value.fromFile : games.unconfirmed) : unfinished(adjourned);
  const state = finished ? '' : open;
  const facts = [
    dateText(begun),
    rules.title(regulation),
    table ? sheet.table(table) : '',
    round ? sheet.round(round) : '',
    match ? end.game(match.game, match.of).replaceAll(' ', '\u00a0') : '',
    early ? earlyLine(early, players) : decision?.winner === null ? games.draw : '',
  ];
  return (
    <span class={styles.details} data-quiet>
      {dotted(facts)}
      {state && <span class={styles.state}>{state}</span>}
    </span>
  );
}

function unfinished(adjourned: string | null): string {
  const { early, games } = messages.value;
  return adjourned === null ? games.unfinished : early.putOff(games.adjourned, adjourned);
}
