import { useSignal } from '@preact/signals';
import { erasedPoints, type TypedLine, typedPoints } from '../../../app/table/typedLine.ts';
import { everyOf } from '../../../domain/exact.ts';
import type { TableRules } from '../../../domain/rules/tableRules.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Keypad } from '../../parts/Keypad.tsx';
import { isShortcut } from '../../parts/keys.ts';
import styles from './LineFields.module.css';
import { TileCount } from './TileCount.tsx';
import { WordsField } from './WordsField.tsx';

type Props = {
  readonly line: TypedLine;
  readonly rules: TableRules;
  readonly bagNeeded: number | null;
  readonly askOut: boolean;
  readonly onChange: (changes: Partial<TypedLine>) => void;
};

const KINDS = everyOf<TypedLine['kind']>()('play', 'exchange', 'pass', 'loss');

/** What a line says: its kind, and what that kind needs. */
export function LineFields({ line, rules, bagNeeded, askOut, onChange }: Props) {
  const { sheet, common } = messages.value;
  const chosen = useSignal<'points' | 'words' | 'tiles'>('points');
  const fresh = useSignal(true);
  const { kind, points } = line;
  // Only a play has tiles to count.
  const field = kind !== 'play' && chosen.value === 'tiles' ? 'points' : chosen.value;

  const digit = (sign: string) => {
    onChange({ points: typedPoints(points, sign, fresh.value) });
    fresh.value = false;
  };
  const erase = () => {
    fresh.value = false;
    onChange({ points: erasedPoints(points) });
  };
  const toggleBonus = () => {
    const bonus = !line.bonus;
    onChange({ bonus, points: Math.max(0, points + (bonus ? rules.bingo : -rules.bingo)) });
  };
  const keys = (event: KeyboardEvent) => {
    if (field !== 'points' || isShortcut(event)) return;
    if (/^\d$/.test(event.key)) digit(event.key);
    else if (event.key === 'Backspace') erase();
    else return;
    event.preventDefault();
  };

  return (
    <div class={styles.fields} onKeyDown={keys} role="group" aria-label={sheet.kindOfLine}>
      <div class={styles.kinds}>
        {KINDS.map((name) => (
          <Button
            key={name}
            kind="chip"
            aria-pressed={kind === name}
            onClick={() => onChange({ kind: name })}
          >
            {sheet.kinds[name]}
          </Button>
        ))}
      </div>

      {(kind === 'play' || kind === 'loss') && (
        <>
          <div class={styles.tabs} data-tiles={kind === 'play' || undefined}>
            <button
              type="button"
              class={styles.tab}
              data-first
              aria-pressed={field === 'points'}
              onClick={() => {
                chosen.value = 'points';
                fresh.value = true;
              }}
            >
              <span class={styles.tabLabel}>
                {kind === 'loss' ? sheet.pointsAnnounced : line.bonus ? sheet.pointsWithBonus : sheet.points}
              </span>
              <output class={styles.points}>{points}</output>
            </button>
            <button
              type="button"
              class={styles.tab}
              aria-pressed={field === 'words'}
              onClick={() => {
                chosen.value = 'words';
              }}
            >
              <span class={styles.tabLabel}>{sheet.words}</span>
              <span class={styles.words}>{line.words.join(' ').toUpperCase() || sheet.noWord}</span>
            </button>
            {kind === 'play' && (
              <button
                type="button"
                class={styles.tab}
                aria-pressed={field === 'tiles'}
                onClick={() => {
                  chosen.value = 'tiles';
                }}
              >
                <span class={styles.tabLabel}>{sheet.tiles}</span>
                <span class={styles.points}>{line.tiles ?? '?'}</span>
              </button>
            )}
          </div>
          {field === 'points' && (
            <div class={styles.pad}>
              <Keypad
                label={sheet.digits}
                eraseLabel={common.erase}
                onDigit={digit}
                onErase={erase}
                corner={
                  kind === 'play' && (
                    <button
                      type="button"
                      class={styles.bonus}
                      aria-pressed={line.bonus}
                      onClick={toggleBonus}
                    >
                      {sheet.bonus(rules.bingo)}
                    </button>
                  )
                }
              />
            </div>
          )}
          {field === 'words' && (
            <WordsField
              set={TILE_SETS[rules.language]}
              words={line.words}
              blanks={kind === 'play'}
              onChange={(words) => onChange({ words })}
            />
          )}
          {field === 'tiles' && (
            <>
              <TileCount
                label={sheet.tilesLaid}
                most={rules.rack}
                value={line.tiles}
                unknown={sheet.unknown}
                onChange={(tiles) => onChange({ tiles })}
              />
              {askOut && (
                <Button kind="chip" aria-pressed={line.out} onClick={() => onChange({ out: !line.out })}>
                  {sheet.out}
                </Button>
              )}
            </>
          )}
        </>
      )}

      {kind === 'exchange' && (
        <>
          <TileCount
            label={sheet.tilesExchanged}
            most={rules.rack}
            value={line.exchanged}
            onChange={(tiles) => onChange({ exchanged: tiles ?? 1 })}
          />
          {bagNeeded !== null && (
            <Button
              kind="chip"
              aria-pressed={line.bagAtLeast !== null}
              onClick={() => onChange({ bagAtLeast: line.bagAtLeast === null ? bagNeeded : null })}
            >
              {sheet.bagHad(bagNeeded)}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
