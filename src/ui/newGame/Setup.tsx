import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import {
  rulesInPlay,
  type SetupModel,
  timeOf,
  withClockTime,
  withPlayer,
  withTakeover,
} from '../../app/newGame/gameSetup.ts';
import type { App } from '../../app/shell/app.ts';
import { openGame } from '../../app/table/openGame.ts';
import { asksForTime } from '../../domain/rules/organizerTime.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import { type Millis, MOST_CLUB } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { Arrowed } from '../parts/Arrowed.tsx';
import { Button } from '../parts/Button.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Screen } from '../parts/Screen.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { dotted } from '../text/dotted.ts';
import { CountField, NumberField } from './Fields.tsx';
import { JudgingList } from './JudgingList.tsx';
import { PlayersForm } from './PlayersForm.tsx';
import { WhatIf } from './RuleText.tsx';
import styles from './Setup.module.css';
import { TakeoverForm } from './TakeoverForm.tsx';
import { TimeChoice } from './TimeChoice.tsx';

const USUAL_MINUTES = [10, 15, 20, 25, 30];
const USUAL_FOR_MOVE = [1, 2, 3, 5];

type Props = {
  readonly app: App;
  readonly model: SetupModel;
  readonly nameOf: (seat: number) => string;
  readonly onRules: () => void;
  readonly onList: () => void;
  readonly onNext: () => void;
};

/** Rules and players: everything that is the same again next time is already there. */
export function Setup({ app, model, nameOf, onRules, onList, onNext }: Props) {
  const { common, newGame: t, rules: text } = messages.value;
  const setup = model.setup.value;
  const { rules } = setup;
  const timeWanted = useSignal(false);
  const timeSection = useRef<HTMLElement>(null);
  const next = () => {
    if (!asksForTime(rules) || setup.time !== null) return onNext();
    timeWanted.value = true;
    timeSection.current?.scrollIntoView({ block: 'center' });
  };
  const { kind } = rules.clock;
  // Whoever plays in a tournament plays by its time.
  const timeLabel = asksForTime(rules)
    ? t.timeHeading
    : kind === 'none' || setup.tournament !== null
      ? null
      : t.timeHeadings[kind];
  const timedName = (base: TableRules, time: Millis) => `${text.title(base)} · ${text.duration(time)}`;
  const [, ...others] = text.essentials(rulesInPlay(setup)).slice(0, 4);
  const summary = [
    text.brief(rulesInPlay(setup))[0],
    ...others.map(({ label, value }) => `${label}: ${value}`),
  ];

  return (
    <Screen
      title={t.title}
      back={{ label: common.back, go: () => app.navigation.back('home') }}
      footer={
        <Button kind="main" wide onClick={next}>
          <Arrowed text={`${t.next} ▸`} />
        </Button>
      }
    >
      <div data-stack="4">
        <Running app={app} />
        <div class={styles.columns} data-stack="4">
          <section data-stack="2" aria-label={t.playersHeading}>
            <h2>{t.playersHeading}</h2>
            <PlayersForm model={model} names={app.settings.value.value.names} />
          </section>
          <div data-stack="4">
            <section data-stack="2" aria-label={t.rulesHeading}>
              <div class={styles.rules} data-card>
                <div class={styles.rulesHead}>
                  <h2>{text.title(rules)}</h2>
                  <Button aria-label={t.changeRules} onClick={onRules}>
                    {t.change}
                  </Button>
                </div>
                <p class={styles.summary} data-quiet>
                  {dotted(summary)}
                </p>
                <WhatIf rules={rulesInPlay(setup)} />
              </div>
            </section>
            {timeLabel !== null && (
              <section data-stack="2" ref={timeSection} aria-label={timeLabel}>
                <h2>{timeLabel}</h2>
                <TimeChoice
                  label={timeLabel}
                  usual={rules.clock.kind === 'move' ? USUAL_FOR_MOVE : USUAL_MINUTES}
                  time={timeOf(setup)}
                  onChoose={(time) =>
                    model.change((now) => withClockTime(now, time, app.ownRules.value.peek(), timedName))
                  }
                />
                {timeWanted.value && setup.time === null && (
                  <p class={styles.wrong} role="alert">
                    {t.timeMissing}
                  </p>
                )}
              </section>
            )}
          </div>
        </div>
        {rules.games > 1 && (
          <CountField
            label={t.game}
            value={setup.game}
            least={1}
            most={rules.games}
            text={(n) => t.gameOf(n, rules.games)}
            onChange={(game) => model.change((now) => ({ ...now, game }))}
          />
        )}
        <JudgingList app={app} model={model} onChange={onList} />
        <div>
          <Disclosure title={t.details}>
            <Details model={model} nameOf={nameOf} />
          </Disclosure>
          <Toggle
            label={t.takeover}
            on={setup.takeover !== null}
            onChange={(wanted) => model.change((now) => withTakeover(now, wanted))}
          />
          <TakeoverForm model={model} nameOf={nameOf} />
        </div>
      </div>
    </Screen>
  );
}

/** A game that is not confirmed yet. It stays; but nobody should begin another without noticing. */
function Running({ app }: { readonly app: App }) {
  const t = messages.value.newGame;
  const running = app.library.running();
  if (!running?.summary) return null;
  const goOn = async () => {
    const game = await app.library.read(running.id);
    if (!game) return;
    openGame(app, game);
    app.navigation.replace('game');
  };
  return (
    <div class={styles.notice} data-stack="2" role="status">
      <p>
        <strong>{t.running(running.summary.players.map(({ name }) => name).join(' – '))}</strong>{' '}
        {t.runningStays}
      </p>
      <Button disabled={!app.table.ready.value} onClick={goOn}>
        {t.continueIt}
      </Button>
    </div>
  );
}

function Details({
  model,
  nameOf,
}: {
  readonly model: SetupModel;
  readonly nameOf: (seat: number) => string;
}) {
  const t = messages.value.newGame;
  const { players, table, round } = model.setup.value;
  const number = (text: string) => (text === '' ? null : Number(text));
  const text = (value: number | null) => (value === null ? '' : String(value));
  return (
    <div class={styles.group} data-stack="2">
      <NumberField
        label={t.table}
        value={number(table)}
        most={9_999}
        unknown={t.notGiven}
        onChange={(value) => model.change((now) => ({ ...now, table: text(value) }))}
      />
      <NumberField
        label={t.round}
        value={number(round)}
        most={999}
        unknown={t.notGiven}
        onChange={(value) => model.change((now) => ({ ...now, round: text(value) }))}
      />
      {players.map((player, seat) => (
        <label key={seat} class={styles.field} data-stack="1">
          <span>{t.club(nameOf(seat))}</span>
          <input
            class={styles.text}
            type="text"
            value={player.club}
            maxLength={MOST_CLUB}
            autocomplete="off"
            onInput={(event) =>
              model.change((now) => withPlayer(now, seat, { club: event.currentTarget.value }))
            }
          />
        </label>
      ))}
    </div>
  );
}
