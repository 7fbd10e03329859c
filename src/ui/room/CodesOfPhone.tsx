import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { movesOf, phoneLink } from '../../app/room/playedByCode.ts';
import type { App } from '../../app/shell/app.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { messages } from '../../i18n/messages.ts';
import { roomTexts } from '../../i18n/room.ts';
import { Button } from '../parts/Button.tsx';
import { LinkCode } from '../parts/LinkCode.tsx';
import { Group, Row } from '../parts/Row.tsx';
import { Screen } from '../parts/Screen.tsx';
import { SignalField } from '../parts/SignalField.tsx';
import { CodeReader } from './CodeReader.tsx';
import styles from './Room.module.css';

type Halls = Awaited<ReturnType<App['duplicate']>>;
type Props = { readonly app: Pick<App, 'navigation'>; readonly halls: Halls; readonly onPlay: () => void };

/** On the player's phone: the next move's code comes in, the own number, and after the game the code for the referee. */
export function CodesOfPhone({ app, halls, onPlay }: Props) {
  const t = roomTexts.value.codes;
  const { byCode, camera } = halls;
  const scene = byCode.scene.value;
  return (
    <Screen
      title={scene?.event || t.title}
      back={{ label: messages.value.common.back, go: () => app.navigation.go('home') }}
    >
      <div class={styles.stack} data-stack="3">
        {scene && byCode.number.value !== null && (
          <Button kind="main" wide onClick={onPlay}>
            {t.toMove(scene.n)}
          </Button>
        )}
        {!scene && <p>{t.first}</p>}
        {/* Whoever has scanned the first move says who it is before anything else. */}
        {(!scene || byCode.number.value !== null) && (
          <CodeReader camera={camera} onText={(text) => (byCode.read(text) ? null : t.notTurn)} />
        )}
        <ForReferee halls={halls} />
        {scene && <OwnNumber halls={halls} />}
        <p data-quiet>{duplicateTexts.value.setup.phones}</p>
      </div>
    </Screen>
  );
}

function OwnNumber({ halls }: Pick<Props, 'halls'>) {
  const t = roomTexts.value.codes;
  const { byCode } = halls;
  const typed = useSignal(String(byCode.number.peek() ?? ''));
  const said = useSignal('');
  const choose = () => {
    const text = typed.peek().trim();
    const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    said.value = number > 0 ? '' : t.numberWrong;
    if (number > 0) byCode.choose(number);
  };
  return (
    <form
      class={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <SignalField label={t.number} type="number" most={4} value={typed} />
      <Button kind={byCode.number.value === null ? 'main' : 'plain'} onClick={choose}>
        {t.numberOk}
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}

/** One code for each game that was played on this phone, the last one first. */
function ForReferee({ halls }: Pick<Props, 'halls'>) {
  const t = roomTexts.value.codes;
  const shown = useSignal<string | null>(null);
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => code.current?.scrollIntoView({ block: 'center' }), [shown.value]);
  const games = halls.byCode.games.value.filter(({ number }) => number !== null);
  if (games.length === 0) return null;
  const open = games.find(({ game }) => game === shown.value);
  const link = open && phoneLink(open, halls.ports.base);
  return (
    <>
      <Group title={t.mine}>
        {games.map((game) => (
          <Row
            key={game.game}
            label={[game.event, t.game(game.round)].filter(Boolean).join(' · ')}
            note={`${t.who(game.number ?? 0)} · ${t.moves(new Set(movesOf(game).map(({ n }) => n)).size)}`}
            pressed={game === open}
            onClick={() => {
              shown.value = game === open ? null : game.game;
            }}
          />
        ))}
      </Group>
      {open && !link && <p role="alert">{t.tooLong}</p>}
      {open && link && (
        <div ref={code}>
          <LinkCode
            link={link}
            code={halls.ports.qr(link)}
            about={t.who(open.number ?? 0)}
            ports={halls.ports}
            texts={{ ...t, scan: t.give }}
          />
        </div>
      )}
    </>
  );
}
