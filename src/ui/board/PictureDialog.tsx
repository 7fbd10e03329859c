import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boardPicture } from '../../app/board/boardPicture.ts';
import type { Pictures } from '../../app/board/picture.ts';
import { framesOf, lastBoard } from '../../app/board/replay.ts';
import type { App } from '../../app/shell/app.ts';
import { fileName } from '../../app/table/ending.ts';
import { namingOf } from '../../domain/board/naming.ts';
import { columnsOf, resultOf } from '../../domain/table/finalScore.ts';
import { current, type Game } from '../../domain/table/game.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { afterGameMessages } from '../../i18n/afterGame.ts';
import { dateText } from '../../i18n/dates.ts';
import { figure } from '../../i18n/figures.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice } from '../parts/Notice.tsx';
import { premiumSign } from '../parts/premiumSigns.ts';
import { namesOf } from '../text/names.ts';
import styles from './PictureDialog.module.css';

type Props = { readonly app: Pick<App, 'pictures'>; readonly game: Game };

type Made = { readonly png: Uint8Array<ArrayBuffer>; readonly address: string; readonly ways: Pictures };

/** The result and the final board as a picture: looked at first, then saved or shared. `shown`: while it is looked at. */
export function PictureButton({ app, game, shown }: Props & { readonly shown: Signal<boolean> }) {
  const show = (on: boolean) => {
    shown.value = on;
  };
  return (
    <>
      <Button onClick={() => show(true)}>{afterGameMessages.value.picture}</Button>
      {shown.value && <PictureDialog app={app} game={game} onClose={() => show(false)} />}
    </>
  );
}

function PictureDialog({ app, game, onClose }: Props & { readonly onClose: () => void }) {
  const text = afterGameMessages.value;
  const state = current(game)!;
  const names = namesOf(state.players);
  const made = useSignal<Made | 'coming' | 'none'>('coming');
  useEffect(() => {
    let address = '';
    const make = async () => {
      const ways = await app.pictures();
      const png = await ways.png(boardPicture(pictured(game)));
      if (png) address = URL.createObjectURL(new Blob([png], { type: 'image/png' }));
      made.value = png ? { png, address, ways } : 'none';
    };
    make().catch(() => {
      made.value = 'none';
    });
    return () => URL.revokeObjectURL(address);
  }, []);
  const name = fileName({ id: '', entries: game.entries }).replace(/json$/, 'png');
  const now = made.value;
  return (
    <Dialog title={text.picture} onClose={onClose}>
      <div class={styles.sheet} data-stack="3">
        {now === 'none' && <Notice>{text.noPicture}</Notice>}
        {typeof now === 'object' && (
          <>
            <img class={styles.picture} src={now.address} alt={text.pictureOf(names.join(' – '))} />
            <div class={styles.ways}>
              {now.ways.share && (
                <Button onClick={() => void now.ways.share?.(name, now.png)}>{text.sharePicture}</Button>
              )}
              <Button kind="main" onClick={() => now.ways.save(name, now.png)}>
                {text.savePicture}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function pictured(game: Game) {
  const state = current(game)!;
  const { rules, start, players } = state;
  const set = TILE_SETS[rules.language];
  const result = resultOf(state);
  const { sheet } = messages.value;
  const caption = [
    dateText(game.entries[0]?.at ?? 0, 'day'),
    start.table ? sheet.table(start.table) : '',
    start.round ? sheet.round(start.round) : '',
    messages.value.rules.title(rules),
  ];
  return {
    set,
    board: lastBoard(framesOf(game)),
    naming: namingOf(rules.language),
    players: namesOf(players).map((name, seat) => ({
      name,
      points: figure(columnsOf(state)[seat]?.total ?? 0),
      won: result?.decision.winner === seat,
    })),
    caption: caption.filter(Boolean).join(' · '),
    sign: (gain: Parameters<typeof premiumSign>[1]) => premiumSign(set.language, gain),
  };
}
