import { useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import { fixedPairs } from '../../app/organizer/typedPairing.ts';
import type { Paired } from '../../domain/tournament/fact.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { clubMatePairs, repeatedPairs } from '../../domain/tournament/pairing/opponents.ts';
import { pairRound, roundsForAll } from '../../domain/tournament/pairing/pairRound.ts';
import { systemOf } from '../../domain/tournament/settings.ts';
import { activePlayers, awayIn, playerOf } from '../../domain/tournament/state.ts';
import { fractionText } from '../../i18n/fractions.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import field from '../parts/Field.module.css';
import { LeftOutNames } from './LeftOutNames.tsx';
import styles from './Organizer.module.css';
import { owedTables } from './owedTables.ts';
import { Systems } from './PairingFields.tsx';
import { pairingErrorText } from './pairingErrorText.ts';
import { TypePairing } from './TypePairing.tsx';
import { useAct } from './useAct.ts';

type Props = { readonly desk: Desk; readonly round: number };

/** A round that is not paired yet: automatic with a look before it counts, or typed. */
export function PairRound({ desk, round }: Props) {
  const t = organizerTexts.value.round;
  const tournament = desk.tournament.value;
  const { settings, rounds } = tournament;
  const proposed = useSignal<Paired | null>(null);
  const typing = useSignal(false);
  const usual = systemOf(settings, round);
  const system = useSignal(usual);
  const fixed = useSignal('');
  const { systems } = organizerTexts.value;
  const { said, act } = useAct(desk);
  const owed = owedTables(rounds);
  const active = activePlayers(tournament);
  const needed = roundsForAll(tournament);
  const away = active
    .map(({ number }) => number)
    .filter((number) => awayIn(tournament, round, number) === 'absent');
  if (active.length < 2) return <p data-quiet>{t.few}</p>;
  if (typing.value) {
    return (
      <TypePairing
        desk={desk}
        round={round}
        proposed={proposed.value}
        cancel={() => {
          typing.value = false;
        }}
      />
    );
  }
  const paired = proposed.value;
  if (!paired) {
    return (
      <div data-stack="3">
        {owed.length > 0 && (
          <p class={styles.warning} data-stack="2">
            {t.incomplete(owed.join('; '))}
          </p>
        )}
        {system.value === 'round-robin' && settings.rounds < needed && (
          <p class={styles.warning} data-stack="2">
            {systems.needed(active.length, needed, settings.rounds)}
          </p>
        )}
        <LeftOutNames tournament={tournament} left={{ forgotten: [], away }} />
        <Button
          kind="main"
          wide
          onClick={() => {
            const pairs = fixedPairs(tournament, fixed.value);
            if (pairs.ok) proposed.value = pairRound(tournament, round, system.value, pairs.value);
            else
              said.value =
                pairs.error === 'not-pairs'
                  ? systems.fixedOnlyPairs
                  : pairingErrorText(tournament, pairs.error);
          }}
        >
          {t.automatic[system.value]}
        </Button>
        <p class={styles.status} role="status">
          {said}
        </p>
        <Disclosure title={systems.thisRound} open={fixed.value !== '' || system.value !== usual}>
          <Systems
            label={systems.thisRound}
            chosen={system.value}
            choose={(next) => {
              system.value = next;
            }}
          />
          <label class={field.field}>
            <span>
              {systems.fixed}. {systems.fixedHint}
            </span>
            <textarea
              class={field.input}
              rows={3}
              value={fixed}
              onInput={(event) => {
                fixed.value = event.currentTarget.value;
                said.value = '';
              }}
            />
          </label>
        </Disclosure>
        <Button
          wide
          onClick={() => {
            typing.value = true;
          }}
        >
          {t.typed}
        </Button>
      </div>
    );
  }
  const name = (number: number) => nameIn(tournament, number);
  const wins = new Map(desk.standings.value.map((row) => [row.player.number, row.wins]));
  const repeats = repeatedPairs(tournament, paired);
  const mates = settings.clubsApart ? clubMatePairs(tournament, paired) : [];
  return (
    <div data-stack="3">
      <p class={styles.status}>{t.preview}</p>
      {repeats.length > 0 && (
        <p class={styles.warning} data-stack="2">
          {t.repeats(repeats.length)}
        </p>
      )}
      {mates.length > 0 && (
        <p class={styles.warning} data-stack="2">
          {t.clubMates(mates.length)}
        </p>
      )}
      {round > 1 && <p data-quiet>{t.figures}</p>}
      <ol data-stack="2">
        {paired.pairs.map((pair) => (
          <li key={pair.table} class={styles.pair}>
            <b>{pair.table}</b>
            <div class={styles.sides}>
              {pair.players.map((number, side) => (
                <span key={number} class={styles.side}>
                  <span>
                    {name(number)} {pair.first === side && <small class={styles.starts}>{t.starts}</small>}
                  </span>
                  {round > 1 && <span class={styles.figure}>{fractionText(wins.get(number) ?? 0)}</span>}
                </span>
              ))}
              {repeats.includes(pair) && <span class={styles.odd}>{t.again}</span>}
              {mates.includes(pair) && (
                <span class={styles.odd}>
                  {t.sameClub}: {playerOf(tournament, pair.players[0])?.club}
                </span>
              )}
            </div>
          </li>
        ))}
        {paired.byes.map((number) => (
          <li key={`bye${number}`} data-quiet>
            {name(number)}: {t.bye}
          </li>
        ))}
      </ol>
      <div class={styles.answers}>
        <p class={styles.status} role="status">
          {said}
        </p>
        <Button kind="main" onClick={() => act(desk.record(paired))}>
          {t.confirm}
        </Button>
        <Button
          onClick={() => {
            typing.value = true;
          }}
        >
          {t.edit}
        </Button>
      </div>
    </div>
  );
}
