import { useSignal } from '@preact/signals';
import { type GameSetup, type SetupModel, withStarter } from '../../app/newGame/gameSetup.ts';
import { drawOf, withLetter, withoutLetter } from '../../app/newGame/startingLetters.ts';
import { outOfTime } from '../../app/newGame/takeoverSetup.ts';
import type { LetterOrder } from '../../app/shell/letterOrder.ts';
import type { DrawReading } from '../../domain/tiles/startingDraw.ts';
import { BLANK, TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Seat } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { Arrowed } from '../parts/Arrowed.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LetterPad } from '../parts/LetterPad.tsx';
import { Screen } from '../parts/Screen.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import styles from './StarterChoice.module.css';

type Props = {
  readonly model: SetupModel;
  readonly nameOf: (seat: Seat) => string;
  readonly order: LetterOrder;
  readonly random: () => number;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

/** Who starts: said by the players, by the tiles drawn, or by the phone. */
export function StarterChoice({ model, nameOf, order, random, onBack, onNext }: Props) {
  const { common, newGame: t } = messages.value;
  const setup = model.setup.value;
  const late = outOfTime(setup.rules, setup.takeover);
  const choose = (seat: Seat) => {
    model.change((now) => withStarter(now, seat));
    onNext();
  };
  const draw = drawOf(setup);
  const paper = setup.takeover !== null;
  /** Whom the phone has drawn: both read it before the clock is at hand. */
  const byPhone = useSignal<Seat | null>(null);
  const drawn = draw.starts ?? byPhone.value;

  return (
    <Screen
      title={paper ? t.turnHeading : t.firstHeading}
      back={{ label: common.back, go: onBack }}
      footer={
        drawn !== null && (
          <Button kind="main" wide onClick={() => (draw.starts === null ? choose(drawn) : onNext())}>
            <Arrowed text={`${t.next} ▸`} />
          </Button>
        )
      }
    >
      {byPhone.value !== null ? (
        <div class={styles.page} data-stack="2">
          <p class={styles.result} data-seat={byPhone.value} role="status">
            {t.drawnByPhone(nameOf(byPhone.value))}
          </p>
          <Button
            onClick={() => {
              byPhone.value = null;
            }}
          >
            <Icon name="undo" /> {t.otherWay}
          </Button>
        </div>
      ) : draw.starts !== null ? (
        <div class={styles.page} data-stack="2">
          <p class={styles.result} data-seat={draw.starts} role="status">
            {t.starts(nameOf(draw.starts))}
          </p>
          <DrawnTiles setup={setup} draw={draw} nameOf={nameOf} />
          <Button onClick={() => model.change(withoutLetter)}>
            <Icon name="undo" /> {t.eraseLetter}
          </Button>
        </div>
      ) : (
        <div class={styles.page} data-stack="2" data-pad={!paper || undefined}>
          <div class={styles.ways} data-stack="2">
            <div data-flow role="group" aria-label={paper ? t.turnHeading : t.firstHeading}>
              {setup.players.map((_, seat) => (
                <button
                  key={seat}
                  type="button"
                  class={styles.starter}
                  data-seat={seat}
                  disabled={late.includes(seat)}
                  onClick={() => choose(seat)}
                >
                  {paper ? t.hasTurn(nameOf(seat)) : t.starts(nameOf(seat))}
                </button>
              ))}
            </div>
            {!paper && (
              <>
                <Button
                  kind="chip"
                  onClick={() => {
                    byPhone.value = Math.floor(random() * setup.players.length);
                  }}
                >
                  {t.byPhone}
                </Button>
                <DrawnTiles setup={setup} draw={draw} nameOf={nameOf} />
              </>
            )}
          </div>
          {!paper && <Pad model={model} order={order} />}
        </div>
      )}
    </Screen>
  );
}

type DrawProps = {
  readonly setup: GameSetup;
  readonly draw: DrawReading;
  readonly nameOf: (seat: Seat) => string;
};

function DrawnTiles({ setup, draw, nameOf }: DrawProps) {
  const t = messages.value.newGame;
  const set = TILE_SETS[setup.rules.language];
  const shown = draw.current;
  return (
    <section class={styles.draw} data-stack="2" aria-label={t.drawHeading}>
      {draw.starts === null && (
        <p class={styles.status} role="status">
          {statusOf(setup, draw, nameOf)}
        </p>
      )}
      <ul class={styles.drawn} data-flow>
        {shown.map((letter, seat) =>
          letter === null ? null : (
            <li
              key={seat}
              data-seat={seat}
              data-next={draw.next === seat || undefined}
              aria-label={t.drew(nameOf(seat), letter === BLANK ? t.blank : (letter ?? t.noLetter))}
            >
              {letter === undefined ? <span class={styles.empty} /> : <Tiles set={set} letters={letter} />}
              <span>{letter === BLANK ? `${nameOf(seat)} · ${t.blank}` : nameOf(seat)}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function statusOf({ rules }: GameSetup, draw: DrawReading, nameOf: (seat: Seat) => string): string {
  const t = messages.value.newGame;
  const last = draw.rounds.at(-1);
  if (!last) return t.drawHeading;
  const again = draw.current.flatMap((letter, seat) => (letter === undefined ? [nameOf(seat)] : []));
  if (again.length === draw.current.length) return t.drawAgainAll;
  const isVoid = rules.startingDraw.blank === 'draw-again' && last.includes(BLANK);
  return isVoid ? t.drawVoid(again.join(', ')) : t.drawAgain(again.join(', '));
}

function Pad({ model, order }: Pick<Props, 'model' | 'order'>) {
  const t = messages.value.newGame;
  const set = TILE_SETS[model.setup.value.rules.language];
  const letters = set.alphabet.filter((letter) => set.tiles.has(letter));
  const put = (letter: string) => model.change((now) => withLetter(now, letter));
  return (
    <LetterPad
      label={t.letters}
      letters={letters}
      order={order}
      eraseLabel={t.eraseLetter}
      onLetter={put}
      onErase={() => model.change(withoutLetter)}
      more={
        <button type="button" data-wide onClick={() => put(BLANK)}>
          {t.blank}
        </button>
      }
    />
  );
}
