import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { rackOf, rackRow } from '../../../app/table/ending.ts';
import { typeDigit } from '../../../app/table/moveFact.ts';
import type { TypedRack } from '../../../app/table/typedMove.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { BLANK, rackPoints, TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import entry from '../../parts/Entry.module.css';
import { Icon } from '../../parts/Icon.tsx';
import { Keypad } from '../../parts/Keypad.tsx';
import { keepFocus, pressesButton, useKeys } from '../../parts/keys.ts';
import { LetterPad } from '../../parts/LetterPad.tsx';
import { NotSaved } from '../../parts/NotSaved.tsx';
import { ScreenHeading } from '../../parts/ScreenHeading.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { Tiles } from '../../parts/Tiles.tsx';
import { Toast } from '../../parts/Toast.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';
import styles from './RackEntry.module.css';

type Props = { readonly app: App; readonly state: GameState; readonly seat: Seat };

const MODES = ['letters', 'value'] as const;

/** What is left on one rack: by its letters, whose values are added, or by the value alone. */
export function RackEntry({ app, state, seat }: Props) {
  const { common, end: text } = messages.value;
  const { table, typedMove, touch } = app;
  const mayTap = useTapGuard();
  const { rules, end } = state;
  const set = TILE_SETS[rules.language];
  const names = callNames(state.players);
  const given = state.racksLeft[seat] ?? null;
  const stored = typedMove.typed.value.rack;
  const rack: TypedRack =
    stored?.seat === seat ? stored : { seat, by: usualWay(state), letters: '', value: '' };
  const expected = state.tiles?.racks[seat];
  const value = rack.by === 'letters' ? rackPoints(set, [...rack.letters]) : Number(rack.value);
  const typed = rack.by === 'letters' ? rack.letters : rack.value;
  const outName = end && 'seat' in end ? (names[end.seat] ?? '') : '';

  const change = (changes: Partial<TypedRack>) => {
    typedMove.change({ rack: { ...rack, ...changes } });
  };
  const addTile = (letter: string) => {
    if (rack.letters.length < rules.rack) change({ letters: rack.letters + letter });
  };
  const removeTile = (index: number) =>
    change({ letters: rack.letters.slice(0, index) + rack.letters.slice(index + 1) });
  const erase = () =>
    change(
      rack.by === 'letters' ? { letters: rack.letters.slice(0, -1) } : { value: rack.value.slice(0, -1) },
    );
  const save = (event: Event) => {
    const fact = rackOf(rack);
    const row = given && rackRow(table.game.value, seat);
    const refusal =
      row === null ? table.record(fact, app.time.ofEvent(event)) : table.amend({ target: row, fact });
    if (touch.act(refusal)) typedMove.change({ rack: null });
  };

  useKeys((event) => {
    const letter = event.key.toUpperCase();
    if (event.key === 'Enter' && !pressesButton(event) && !event.repeat) {
      event.preventDefault();
      save(event);
    } else if (event.key === 'Backspace') erase();
    else if (rack.by === 'value' && /^\d$/.test(event.key))
      change({ value: typeDigit(rack.value, event.key) });
    else if (rack.by === 'letters' && (set.alphabet.includes(letter) || letter === BLANK)) addTile(letter);
  });

  return (
    <div class={entry.screen}>
      <header class={styles.bar}>
        <div>
          <ScreenHeading class={styles.title}>
            {given ? text.correctRack(names[seat] ?? '') : text.rackOf(names[seat] ?? '')}
          </ScreenHeading>
          {end && (
            <p class={styles.reason} data-quiet>
              {text.reason(end.reason, outName)}
            </p>
          )}
        </div>
        {given ? (
          <Button kind="quiet" onClick={() => typedMove.change({ rack: null })}>
            {text.cancelFix}
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => touch.act(table.undo())}>
            <Icon name="undo" /> {text.undo}
          </Button>
        )}
      </header>
      <NotSaved app={app} />
      <main class={`${entry.form} ${styles.form}`} data-keys={rack.by} onMouseDown={keepFocus}>
        <Segments
          label={text.rackQuestion}
          names={MODES}
          chosen={rack.by}
          text={(mode) => (mode === 'letters' ? text.byLetters : text.byValue)}
          onChoose={(by) => change({ by })}
        />
        <div class={`${entry.show} ${styles.show}`} data-seat={seat}>
          {rack.by === 'letters' ? (
            <>
              {rack.letters === '' ? (
                <p class={styles.hint}>{text.rackQuestion}</p>
              ) : (
                <Tiles
                  set={set}
                  letters={rack.letters}
                  onTap={removeTile}
                  tapLabel={(letter) => text.removeTile(letter === BLANK ? text.blank : letter)}
                  tapRemoves
                />
              )}
              <p class={entry.sum}>
                {expected !== undefined && <span>{text.rackExpected(expected)}</span>}
                <span>
                  {text.rackValue}: <strong>{value}</strong>
                </span>
              </p>
            </>
          ) : (
            <output class={entry.big} data-empty={rack.value === '' || undefined} aria-label={text.byValue}>
              {value}
            </output>
          )}
          <Toast refused={touch.refused.value} names={names} />
        </div>
        <div class={entry.pad} data-keys={rack.by === 'letters' ? 'low' : undefined}>
          {rack.by === 'letters' ? (
            <LetterPad
              label={text.byLetters}
              order={app.settings.value.value.letterOrder}
              letters={set.alphabet.filter((letter) => set.tiles.has(letter))}
              eraseLabel={common.erase}
              onLetter={addTile}
              onErase={erase}
              more={
                <button type="button" data-wide class={entry.small} onClick={() => addTile(BLANK)}>
                  {text.blank}
                </button>
              }
            />
          ) : (
            <Keypad
              label={text.byValue}
              eraseLabel={common.erase}
              onDigit={(digit) => change({ value: typeDigit(rack.value, digit) })}
              onErase={erase}
            />
          )}
        </div>
        <div class={entry.foot}>
          <Button kind="main" wide data-seat={seat} disabled={!mayTap.value} onClick={save}>
            {typed === '' ? text.rackEmpty : text.rackSave(common.points(value))}
          </Button>
        </div>
      </main>
    </div>
  );
}

/** As the rack before was given: by its value alone, or by its letters. */
function usualWay({ racksLeft }: GameState): TypedRack['by'] {
  const last = racksLeft.findLast((given) => given !== null);
  return last && last.letters === null ? 'value' : 'letters';
}
