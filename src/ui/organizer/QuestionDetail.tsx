import { useMemo } from 'preact/hooks';
import type { Desk } from '../../app/organizer/desk.ts';
import type { Incoming } from '../../app/organizer/inbox.ts';
import { titleBeside } from '../../domain/rules/wantedLexicon.ts';
import type { Compared } from '../../domain/tournament/intake/compare.ts';
import type { Question } from '../../domain/tournament/intake/question.ts';
import type { SheetTurn } from '../../domain/tournament/intake/sheets.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { enteredPlayers } from '../../domain/tournament/state.ts';
import { dateText } from '../../i18n/dates.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import styles from './Organizer.module.css';
import { refusalText } from './refusalText.ts';
import { useAct } from './useAct.ts';

type DetailProps = {
  readonly desk: Desk;
  readonly incoming: Incoming;
  readonly question: Question;
};

/** What makes a slip odd, as the organizer has to know it to answer. */
export function QuestionDetail({ desk, incoming, question }: DetailProps) {
  const t = organizerTexts.value.detail;
  const tournament = desk.tournament.value;
  const name = (number: number | null) => (number === null ? t.nobody : nameIn(tournament, number));
  switch (question.why) {
    case 'unknown-player':
    case 'ambiguous-player':
      return <WhoIs desk={desk} incoming={incoming} question={question} />;
    case 'wrong-round':
      return <p data-quiet>{t.rounds(question.said, question.found)}</p>;
    case 'wrong-table':
      return <p data-quiet>{t.tables(question.said, question.found)}</p>;
    case 'before-pairing':
      return <p data-quiet>{t.begunBefore(dateText(question.at), dateText(question.since))}</p>;
    case 'in-the-future':
      return <p data-quiet>{t.begun(dateText(question.at))}</p>;
    case 'pairing-differs':
      return (
        <p data-quiet>
          {organizerTexts.value.round.title(question.round)}: {question.expected.map(name).join(' · ')}
        </p>
      );
    case 'player-has-result':
      return (
        <p data-quiet>
          {name(question.number)}: {organizerTexts.value.collect.fromRound(question.round, question.table)}
        </p>
      );
    case 'wrong-regulation':
      return <p data-quiet>{t.compared(question.said, question.expected)}</p>;
    case 'wrong-lexicon': {
      const { said, expected } = question;
      const had = said ? titleBeside(said, expected) : t.notNamed;
      return <p data-quiet>{t.compared(had, titleBeside(expected, said))}</p>;
    }
    case 'ended-early':
      return (
        <p data-quiet>
          {messages.value.early.hows[question.how]}
          {incoming.report.winner !== null && (
            <>
              {' · '}
              <Icon name="trophy" /> {incoming.report.players[incoming.report.winner]?.name}
            </>
          )}
        </p>
      );
    case 'not-confirmed':
      return (
        <p data-quiet>
          {t.unconfirmed(question.seats.map((seat) => incoming.report.players[seat]?.name ?? '').join(', '))}
        </p>
      );
    case 'changed-version':
    case 'older-version':
    case 'disagreement':
      return <Comparison desk={desk} incoming={incoming} question={question} />;
    case 'game-elsewhere':
      return (
        <p data-quiet>{organizerTexts.value.collect.fromRound(question.slot.round, question.slot.table)}</p>
      );
    case 'no-such-game':
      return <p data-quiet>{t.games(question.number, question.games)}</p>;
    case 'not-recordable':
      return <p data-quiet>{refusalText(question.refusal)}</p>;
    default:
      return null;
  }
}

function Comparison({
  desk,
  incoming,
  question,
}: DetailProps & { readonly question: { readonly was: Compared; readonly now: Compared } }) {
  const t = organizerTexts.value.collect;
  const decision = desk.inbox.value.find(({ report }) => report.digest === incoming.report.digest)?.decision;
  const players = decision?.proposal?.players ?? [];
  const of = ({ source }: Compared) =>
    source.kind === 'slip' ? t.version(source.version) : organizerTexts.value.round.manual;
  return (
    <>
      <table class={styles.compare}>
        <thead>
          <tr>
            <th />
            <th scope="col">
              {t.was} ({of(question.was)})
            </th>
            <th scope="col">
              {t.now} ({of(question.now)})
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((number, side) => (
            <tr key={number}>
              <th scope="row">{nameIn(desk.tournament.value, number)}</th>
              <td>{question.was.scores[side]}</td>
              <td>{question.now.scores[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FirstDifference desk={desk} incoming={incoming} was={question.was} />
    </>
  );
}

/** Where the two sheets part: what a dispute is about. */
function FirstDifference({
  desk,
  incoming,
  was,
}: {
  readonly desk: Desk;
  readonly incoming: Incoming;
  readonly was: Compared;
}) {
  const t = organizerTexts.value.sheets;
  const compared = desk.compareSheets(was.source, incoming.text);
  if (!compared) return null;
  if (compared.kind !== 'differ') return <p data-quiet>{t[compared.kind]}</p>;
  const { difference, names } = compared;
  const words = (turn: SheetTurn | null) =>
    turn
      ? t.turn(names[turn.seat] ?? '', turn.kind === 'play' ? '' : t.kinds(turn.kind), turn.points)
      : t.nothing;
  return <p>{t.first(difference.move, words(difference.was), words(difference.now))}</p>;
}

function WhoIs({
  desk,
  incoming,
  question,
}: DetailProps & { readonly question: Extract<Question, { readonly candidates: readonly number[] }> }) {
  const t = organizerTexts.value.collect;
  const { players } = desk.tournament.value;
  const { said, act } = useAct(desk);
  // Hundreds of them in each of many cards: the same as before unless somebody was entered.
  const options = useMemo(
    () => [
      <option key={0} value="">
        {t.choose}
      </option>,
      ...enteredPlayers(desk.tournament.peek()).map(({ number, name, club }) => (
        <option key={number} value={number}>
          {number}. {name} {club}
        </option>
      )),
    ],
    [players, t],
  );
  const choose = (number: number) => desk.choosePlayer(incoming.report.digest, question.seat, number);
  return (
    <div data-stack="3">
      <p data-quiet>{t.whoIs([question.name, question.club].filter((text) => text !== '').join(', '))}</p>
      <div class={styles.row} data-flow>
        {question.candidates.map((number) => (
          <Button key={number} kind="chip" onClick={() => choose(number)}>
            {number}. {players[number - 1]?.name}
          </Button>
        ))}
      </div>
      <select
        class={field.input}
        aria-label={t.choose}
        value=""
        onChange={(event) => {
          const number = Number(event.currentTarget.value);
          if (number > 0) choose(number);
        }}
      >
        {options}
      </select>
      {question.why === 'unknown-player' && (
        <Button
          onClick={() => {
            const number = players.length + 1;
            const { name, club } = question;
            if (act(desk.record({ type: 'player', number, name, club }))) choose(number);
          }}
        >
          {t.isNew(question.name)}
        </Button>
      )}
      {said.value !== '' && <Notice>{said.value}</Notice>}
    </div>
  );
}
