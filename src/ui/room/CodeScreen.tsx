import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { PlayedByCode } from '../../app/room/playedByCode.ts';
import { boardOf } from '../../app/room/scene.ts';
import type { App } from '../../app/shell/app.ts';
import { roomTexts } from '../../i18n/room.ts';
import type { Scene } from '../../share/room/messages.ts';
import { Icon } from '../parts/Icon.tsx';
import { placeText } from '../parts/placeText.ts';
import { CodesOfPhone } from './CodesOfPhone.tsx';
import { PlayerClock } from './PlayerClock.tsx';
import { PlayerPad } from './PlayerPad.tsx';
import styles from './Room.module.css';

type Props = {
  readonly app: Pick<App, 'device' | 'navigation'>;
  readonly halls: Awaited<ReturnType<App['duplicate']>>;
};

/** A player's phone without a network: the move that was scanned last, or the codes. */
export function CodeScreen({ app, halls }: Props) {
  const { byCode } = halls;
  const scene = byCode.scene.value;
  const codes = useSignal(false);
  useEffect(() => {
    app.device.keepAwake(true);
    return () => void app.device.keepAwake(false);
  }, []);
  useEffect(() => {
    // Whoever has scanned a move wants to play it.
    codes.value = false;
  }, [scene]);
  if (!scene || byCode.number.value === null || codes.value)
    return (
      <CodesOfPhone
        app={app}
        halls={halls}
        onPlay={() => {
          codes.value = false;
        }}
      />
    );
  return (
    <main class={styles.screen}>
      <header class={styles.head}>
        <button
          type="button"
          aria-label={roomTexts.value.codes.leave}
          onClick={() => app.navigation.go('home')}
        >
          <Icon name="back" />
        </button>
        <Who scene={scene} byCode={byCode} />
        <PlayerClock scene={scene} room={byCode} />
        <button
          type="button"
          aria-label={roomTexts.value.codes.more}
          onClick={() => {
            codes.value = true;
          }}
        >
          <Icon name="more" />
        </button>
      </header>
      <Pad key={`${scene.game} ${scene.n}`} scene={scene} byCode={byCode} />
    </main>
  );
}

type ShownProps = { readonly scene: Scene; readonly byCode: PlayedByCode };

function Who({ scene, byCode }: ShownProps) {
  const { play, codes } = roomTexts.value;
  const { last, naming } = scene;
  const word = last?.placement;
  const before = word && `${play.laid(last.n)} ${word.word.toUpperCase()} ${placeText(word, naming)}`;
  return (
    <h1 class={styles.who}>
      <b data-cut>{play.move(scene.n)}</b>
      <span data-cut data-quiet>
        {codes.who(byCode.number.value ?? 0)} · {before || scene.event}
      </span>
    </h1>
  );
}

function Pad({ scene, byCode }: ShownProps) {
  const board = useMemo(() => boardOf(scene), [scene]);
  const draft = byCode.draft.value;
  return draft && <PlayerPad scene={scene} board={board} draft={draft} room={byCode} />;
}
