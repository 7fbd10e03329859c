import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { placeChanges } from '../../app/board/boardEntry.ts';
import { MOST_PROPOSED, onlyPlace, placesFor, wantsBonus } from '../../app/board/proposals.ts';
import { pointsOf, typedPlacement } from '../../app/table/moveFact.ts';
import type { TypedMove } from '../../app/table/typedMove.ts';
import type { Place } from '../../domain/board/places.ts';
import type { GameState } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Seat } from '../../domain/units.ts';
import { boardMessages } from '../../i18n/board.ts';
import { keepFocus } from '../parts/keys.ts';
import { PlaceButton } from './PlaceButton.tsx';
import styles from './Proposals.module.css';

type Props = {
  readonly state: GameState;
  readonly seat: Seat;
  readonly typed: TypedMove;
  readonly change: (changes: Partial<TypedMove>) => void;
};

/** Way A: where a word with these points may lie, to choose from or to ignore. As high with them as without. */
export function Proposals({ state, seat, typed, change }: Props) {
  const text = boardMessages.value;
  const { rules } = state;
  const [word = ''] = typed.words.words;
  const points = pointsOf(typed, rules.bingo);
  const places = useMemo(
    () => placesFor(state, seat, typed),
    [state, seat, word.toUpperCase(), points, typed.kind],
  );
  const forgotten = useMemo(() => wantsBonus(state, seat, typed), [places]);
  const chosen = typedPlacement(typed, rules.bingo);
  /** The word and points for which the only place was given back. */
  const declined = useSignal('');
  const asked = `${word.toUpperCase()} ${points}`;
  useEffect(() => {
    const only = onlyPlace(places);
    if (only && !chosen && !typed.laying && declined.peek() !== asked) change(placeChanges(only));
  }, [places]);

  const isChosen = ({ placement }: Place) =>
    chosen !== null &&
    chosen.at === placement.at &&
    !chosen.down === !placement.down &&
    chosen.word === placement.word;
  const choose = (place: Place) => {
    declined.value = isChosen(place) ? asked : '';
    change(isChosen(place) ? { placement: null, counted: null, tiles: null } : placeChanges(place));
  };
  return (
    <div class={styles.places} role="group" aria-label={text.proposals} onMouseDown={keepFocus}>
      {points === null && <p>{text.findsPlace}</p>}
      {points !== null && forgotten && (
        <button type="button" onClick={() => change({ bonus: true })}>
          {text.bonusGives(rules.bingo, points + rules.bingo)}
        </button>
      )}
      {points !== null && !forgotten && places.length === 0 && (
        <p key={asked} class={styles.nowhere}>
          {text.noPlace(points)}
        </p>
      )}
      {places.slice(0, MOST_PROPOSED).map((place) => (
        <PlaceButton
          key={JSON.stringify(place.placement)}
          set={TILE_SETS[rules.language]}
          board={state.board ?? state.seen}
          place={place}
          seat={seat}
          chosen={isChosen(place)}
          onChoose={() => choose(place)}
        />
      ))}
    </div>
  );
}
