import type { App } from '../../../app/shell/app.ts';
import { callName, callNames } from '../../../app/table/callName.ts';
import type { Match } from '../../../app/table/ending.ts';
import { everyOf } from '../../../domain/exact.ts';
import { lexiconTitle } from '../../../domain/rules/wantedLexicon.ts';
import { type Column, drawnSeats } from '../../../domain/table/finalScore.ts';
import type { Slip } from '../../../domain/table/slip.ts';
import type { GameState } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { dateText } from '../../../i18n/dates.ts';
import { figure, signedFigure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { dotted } from '../../text/dotted.ts';
import { earlyNote } from '../../text/earlyNote.ts';
import { matchLine } from '../../text/matchLine.ts';
import styles from './SlipCard.module.css';

type Props = {
  readonly app: Pick<App, 'typedMove'>;
  readonly state: GameState;
  readonly slip: Slip;
  /** The match that the game belongs to. */
  readonly match: Match | null;
};

const LINES = everyOf<Exclude<keyof Column, 'total'>>()(
  'carried',
  'moves',
  'challenges',
  'time',
  'referee',
  'rackLost',
  'rackGained',
);

/** So long a name is set smaller. */
const LONG_NAME = 24;

/** What goes to the organizer: the result, how it adds up, who agreed. */
export function SlipCard({ app, state, slip, match }: Props) {
  const { end: text } = messages.value;
  const { players, columns, decision } = slip;
  const names = callNames(players);
  const lines = LINES.filter((line) => line === 'moves' || columns.some((column) => column[line] !== 0));
  const [first = 0, second = 0] = slip.final.toSorted((a, b) => b - a);
  const lead = first - second;
  const standing = matchLine(match);
  const about = [
    ...(slip.table === null ? [] : [text.table(slip.table)]),
    ...(slip.round === null ? [] : [text.round(slip.round)]),
    ...(state.rules.games > 1 ? [text.game(slip.game, state.rules.games)] : []),
    dateText(slip.startedAt, 'day'),
  ];
  return (
    <section class={styles.slip} aria-label={text.slip}>
      <p class={styles.about}>
        <strong>{messages.value.rules.title(slip.regulation)}</strong>
        <span>{dotted(about)}</span>
      </p>
      <ul class={styles.players} data-seats={players.length}>
        {players.map(({ name, club }, seat) => (
          <li key={seat} data-seat={seat} data-winner={seat === decision.winner || undefined}>
            <span class={styles.badge}>
              {seat === decision.winner && (
                <>
                  <Icon name="check" />
                  {lead > 0 && decision.by === 'points' ? text.winsBy(lead) : text.wins}
                </>
              )}
            </span>
            <span class={styles.total}>{figure(slip.final[seat] ?? 0)}</span>
            <span class={styles.name} data-long={name.length > LONG_NAME || undefined}>
              {name}
            </span>
            {club !== undefined && <span class={styles.club}>{club}</span>}
          </li>
        ))}
      </ul>
      {standing !== '' && <p class={styles.match}>{standing}</p>}
      <p class={styles.decision} role="status" data-plain={decision.by === 'points' || undefined}>
        <strong>{decisionTitle(slip, names)}</strong>
        <span>{explanation(state, slip)}</span>
      </p>
      <table class={styles.sums} aria-label={text.arithmetic} data-many={players.length > 2 || undefined}>
        <colgroup>
          <col class={styles.lines} />
        </colgroup>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col" data-seat={seat}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{line === 'rackGained' ? text.rackGained(players.length) : text[line]}</th>
              {columns.map((column, seat) => (
                <td key={seat}>
                  {line === 'rackLost' && <small>{letters(slip, seat)}</small>}
                  {(line === 'carried' || line === 'moves' ? figure : signedFigure)(column[line])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {columns.map((column, seat) => (
              <td key={seat}>{figure(column.total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {slip.lexicon && (
        <p class={styles.small} data-quiet>
          {text.lexicon(lexiconTitle(slip.lexicon))}
        </p>
      )}
      {state.phase.name === 'confirmed' ? (
        <p class={styles.signatures}>
          {slip.confirmed.map((seat) => (
            <span key={seat}>
              <Icon name="check" /> {text.confirmed(players[seat]?.name ?? '')}
            </span>
          ))}
        </p>
      ) : (
        <Fixes app={app} state={state} />
      )}
    </section>
  );
}

/** A rack that was entered wrongly is entered again in its place. */
function Fixes({ app, state }: Pick<Props, 'app' | 'state'>) {
  const { end: text } = messages.value;
  const fix = (seat: Seat) => {
    const given = state.racksLeft[seat];
    if (!given) return;
    const { letters: known, value } = given;
    app.typedMove.change({
      rack: {
        seat,
        by: known ? 'letters' : 'value',
        letters: known?.join('') ?? '',
        value: known ? '' : String(value),
      },
    });
  };
  return (
    <div class={styles.fixes}>
      {state.racksLeft.map(
        (given, seat) =>
          given && (
            <Button key={seat} kind="chip" onClick={() => fix(seat)}>
              {text.correctRack(callName(state.players, seat))}
            </Button>
          ),
      )}
    </div>
  );
}

function letters({ racks }: Slip, seat: Seat): string {
  return racks[seat]?.letters?.join('') ?? '';
}

function decisionTitle(slip: Slip, names: readonly string[]): string {
  const { early, end } = messages.value;
  const { by, winner } = slip.decision;
  if (winner !== null) return end.winner(names[winner] ?? '');
  if (by === 'abandoned') return early.noWinner;
  const level = drawnSeats(slip, slip.end);
  return level.length < names.length
    ? end.drawBetween(level.map((seat) => names[seat]).join(', '))
    : end.draw;
}

function explanation(state: GameState, { decision, players, end }: Slip): string {
  const { common, end: text } = messages.value;
  switch (decision.by) {
    case 'points':
      return '';
    case 'last-word':
      return text.tieLastWord(
        decision.values
          .flatMap((value, seat) =>
            value === null ? [] : [`${callName(players, seat)} – ${common.points(value)}`],
          )
          .join(', '),
      );
    case 'resigned':
    case 'walkover':
    case 'abandoned':
    case 'agreed':
      return earlyNote(end, players);
    case 'overtime':
      return end.reason === 'overtime' ? text.overtimeLost(callName(players, end.seat)) : '';
    case 'unknown':
      return text.tieUnknown;
    case 'draw':
      return state.rules.tieBreak.kind === 'draw' ? text.tieDraw : text.tieStill;
  }
}
