import type { SetupModel } from '../../app/newGame/gameSetup.ts';
import type { RunTurn, TakeoverSetup } from '../../app/newGame/takeoverSetup.ts';
import { replaceAt } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { MINUTE } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { CountField, NumberField } from './Fields.tsx';
import styles from './Setup.module.css';

const LONGEST_CLOCK = 999 * MINUTE;

type Props = { readonly model: SetupModel; readonly nameOf: (seat: number) => string };

/** How a game stands that was begun on paper. */
export function TakeoverForm({ model, nameOf }: Props) {
  const t = messages.value.newGame;
  const { takeover, rules, players } = model.setup.value;
  if (!takeover) return null;
  const change = (changes: Partial<TakeoverSetup>) =>
    model.change((setup) => ({
      ...setup,
      takeover: setup.takeover && { ...setup.takeover, ...changes },
    }));
  const { kind } = rules.clock;
  const runNames: Record<RunTurn, string> = { pass: t.pass, loss: t.loss, exchange: t.exchange };

  return (
    <div class={styles.group} data-stack="2">
      <p class={styles.note}>{t.takeoverNote}</p>
      <h3>{t.scores}</h3>
      {players.map((_, seat) => (
        <NumberField
          key={seat}
          label={`${t.scores}, ${nameOf(seat)}`}
          lead={nameOf(seat)}
          value={takeover.scores[seat] ?? 0}
          most={9_999}
          signed
          onChange={(value) => change({ scores: replaceAt(takeover.scores, seat, value ?? 0) })}
        />
      ))}
      {kind === 'budget' && (
        <>
          <h3>{t.timesLeft}</h3>
          {players.map((_, seat) => (
            <NumberField
              key={seat}
              label={`${t.timesLeft}, ${nameOf(seat)}`}
              lead={nameOf(seat)}
              kind="time"
              value={takeover.left[seat] ?? 0}
              most={LONGEST_CLOCK}
              onChange={(value) => change({ left: replaceAt(takeover.left, seat, value ?? 0) })}
            />
          ))}
          {rules.clock.kind === 'budget' && rules.clock.timeOut.kind === 'out' && (
            <p class={styles.note}>{t.outOfTime}</p>
          )}
        </>
      )}
      {kind === 'shared' && (
        <NumberField
          label={t.sharedLeft}
          kind="time"
          value={takeover.left[0] ?? 0}
          most={LONGEST_CLOCK}
          onChange={(value) => change({ left: replaceAt(takeover.left, 0, value ?? 0) })}
        />
      )}
      {rules.exchange.limit !== 0 && (
        <>
          <h3>{t.exchangesUsed}</h3>
          {players.map((_, seat) => (
            <CountField
              key={seat}
              label={nameOf(seat)}
              value={takeover.exchanges[seat] ?? 0}
              least={0}
              most={rules.exchange.limit ?? 100}
              onChange={(value) => change({ exchanges: replaceAt(takeover.exchanges, seat, value) })}
            />
          ))}
        </>
      )}
      <h3>{t.bag}</h3>
      <NumberField
        label={t.bag}
        value={takeover.bag}
        most={TILE_SETS[rules.language].total}
        unknown={t.unknown}
        onChange={(bag) => change({ bag })}
      />
      {takeover.bag === 0 && (
        <>
          <h3>{t.racks}</h3>
          {players.map((_, seat) => (
            <CountField
              key={seat}
              label={nameOf(seat)}
              value={takeover.racks[seat] ?? 0}
              least={0}
              most={rules.rack}
              onChange={(value) => change({ racks: replaceAt(takeover.racks, seat, value) })}
            />
          ))}
        </>
      )}
      {rules.tieBreak.kind === 'last-word' && (
        <>
          <h3>{t.lastMoves}</h3>
          {players.map((_, seat) => (
            <NumberField
              key={seat}
              label={`${t.lastMoves}, ${nameOf(seat)}`}
              lead={nameOf(seat)}
              value={takeover.lastMoves[seat] ?? null}
              most={9_999}
              unknown={t.unknown}
              onChange={(value) => change({ lastMoves: replaceAt(takeover.lastMoves, seat, value) })}
            />
          ))}
        </>
      )}
      <h3>{t.run}</h3>
      <p>{takeover.run.length === 0 ? t.noRun : takeover.run.map((turn) => runNames[turn]).join(', ')}</p>
      <div data-flow>
        {(['pass', 'loss', 'exchange'] as const).map((turn) => (
          <Button key={turn} kind="chip" onClick={() => change({ run: [...takeover.run, turn].slice(-20) })}>
            + {runNames[turn]}
          </Button>
        ))}
        {takeover.run.length > 0 && (
          <Button kind="chip" onClick={() => change({ run: takeover.run.slice(0, -1) })}>
            {t.undoRun}
          </Button>
        )}
      </div>
    </div>
  );
}
