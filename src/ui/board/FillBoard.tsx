import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Hole, holesOf, placed, placesInHole, relaid } from '../../app/board/holes.ts';
import { keepLaying, layingOfRow } from '../../app/board/laidDraft.ts';
import { MOST_PROPOSED } from '../../app/board/proposals.ts';
import { scoringOf, tableHand } from '../../app/board/tableHand.ts';
import type { App } from '../../app/shell/app.ts';
import { callNames } from '../../app/table/callName.ts';
import { laidMoveOf } from '../../domain/board/laidMove.ts';
import { type Laying, NOTHING_LAID } from '../../domain/board/laying.ts';
import { namingOf } from '../../domain/board/naming.ts';
import type { Place } from '../../domain/board/places.ts';
import { boardMessages } from '../../i18n/board.ts';
import { problemText } from '../../i18n/boardProblem.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { placeText } from '../parts/placeText.ts';
import { Screen } from '../parts/Screen.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { Toast } from '../parts/Toast.tsx';
import styles from './BoardScreen.module.css';
import { LayingPad } from './LayingPad.tsx';
import { LayingProblem } from './LayingProblem.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import places from './Proposals.module.css';

/** *Uzupełnij planszę*: the moves that were written down without their place, one after another. */
export function FillBoard({ app }: { readonly app: App }) {
  const text = boardMessages.value;
  const { table, navigation } = app;
  const game = table.game.value;
  const [hole] = useMemo(() => holesOf(game), [game]);
  const back = () => navigation.back('sheet');
  if (hole?.before.board) return <Filling key={hole.index} app={app} hole={hole} onLeave={back} />;
  return (
    <Screen title={text.fill} back={{ label: messages.value.common.back, go: back }}>
      <p>{hole ? text.cannotFill : text.allKnown}</p>
    </Screen>
  );
}
FillBoard.texts = boardMessages;

type FillingProps = { readonly app: App; readonly hole: Hole; readonly onLeave: () => void };

function Filling({ app, hole, onLeave }: FillingProps) {
  const text = boardMessages.value;
  const { table, touch, drafts } = app;
  const { before, play } = hole;
  const { seat } = play;
  const laying = useSignal<Laying>(layingOfRow(drafts, table.id.value, hole.index) ?? NOTHING_LAID);
  const notice = useSignal('');
  const game = table.game.value;
  const proposed = useMemo(() => placesInHole(game, hole).slice(0, MOST_PROPOSED), [game, hole]);
  const hand = tableHand(before, seat);
  const names = callNames(before.players);
  const move = laidMoveOf(laying.value, hand, scoringOf(before));
  const counted = move.ok ? move.value.laid.points : null;
  const change = (to: Laying) => {
    notice.value = '';
    laying.value = to;
    keepLaying(drafts, { game: table.id.value, row: hole.index, laying: to });
  };
  const isShown = ({ laid }: Place) =>
    laid.tiles.length === laying.value.fresh.length &&
    laid.tiles.every((one) =>
      laying.value.fresh.some(({ square, tile }) => square === one.square && tile === one.tile),
    );
  const save = () => {
    if (!move.ok) {
      notice.value = text.nothingLaid;
      return;
    }
    const correction = relaid(game, hole.index, placed(play, move.value.placement));
    if (!correction.ok) {
      touch.act(correction.error);
      return;
    }
    touch.act(table.amend(...correction.value.rows));
  };
  const naming = namingOf(hand.set.language);
  const problem =
    move.ok || move.error.why === 'no-tiles' ? '' : problemText(text.problems, move.error, naming);
  return (
    <main class={styles.screen}>
      <header class={styles.head} data-seat={seat}>
        <button type="button" aria-label={messages.value.common.back} onClick={onLeave}>
          <Icon name="back" />
        </button>
        <ScreenHeading>
          {names[seat]}{' '}
          <span>{text.holeLine(hole.number, hole.words[0]?.toUpperCase() ?? '', play.points)}</span>
        </ScreenHeading>
      </header>
      <LayingPad
        laying={laying.value}
        hand={hand}
        seat={seat}
        onChange={change}
        onEnter={save}
        onEscape={onLeave}
        heard={
          problem ||
          (move.ok
            ? text.laid(move.value.placement.word, placeText(move.value.placement, naming), counted)
            : '')
        }
        readout={(said) =>
          laying.value.fresh.length === 0 && proposed.length > 0 ? (
            <div class={places.places} data-low role="group" aria-label={text.proposals}>
              {proposed.map((place) => (
                <PlaceButton
                  key={JSON.stringify(place.placement)}
                  set={hand.set}
                  board={hand.board}
                  place={place}
                  seat={seat}
                  chosen={isShown(place)}
                  onChoose={() =>
                    change({
                      ...NOTHING_LAID,
                      direction: place.placement.down ? 'down' : 'across',
                      fresh: place.laid.tiles,
                    })
                  }
                />
              ))}
            </div>
          ) : problem !== '' && !move.ok ? (
            <LayingProblem error={move.error} naming={naming} onRepair={change} />
          ) : (
            <div class={styles.lines}>
              <p class={styles.problem}>
                {said ||
                  (counted === null
                    ? text.tapSquare
                    : counted === play.points
                      ? text.counted
                      : text.bothPoints(play.points, counted))}
              </p>
            </div>
          )
        }
      >
        <Button kind="main" disabled={!move.ok} onClick={save}>
          {messages.value.settling.record}
        </Button>
      </LayingPad>
      <Toast said={notice.value} refused={touch.refused.value} names={names} />
    </main>
  );
}
