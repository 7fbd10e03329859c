import { useSignal } from '@preact/signals';
import { BY_CODE, JOIN, writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import type { App } from '../../app/shell/app.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { messages } from '../../i18n/messages.ts';
import { roomTexts } from '../../i18n/room.ts';
import { Button } from '../parts/Button.tsx';
import { Group, Row } from '../parts/Row.tsx';
import { Screen } from '../parts/Screen.tsx';
import styles from './Duplicate.module.css';
import { HallSetup } from './HallSetup.tsx';

const MOST_FILE = 40_000_000;
const MOST_KEY = 1_000;

export function HallList({
  app,
  halls,
}: {
  readonly app: App;
  readonly halls: Awaited<ReturnType<App['duplicate']>>;
}) {
  const t = duplicateTexts.value;
  const creating = useSignal(false);
  const said = useSignal('');
  const { back } = messages.value.common;
  const open = (id: string) => app.navigation.go('duplicate', writeHallRoute(id, 'play'));

  const restore = async () => {
    const text = await app.device.openFile('.json,application/json', MOST_FILE);
    if (text === null) return;
    const restored = await halls.restore(text);
    const failed = !restored.ok && restored.error.why === 'impossible-date' ? t.restoreLate : t.restoreFailed;
    said.value = restored.ok ? t.restored(restored.value) : failed;
  };

  const takeOver = async () => {
    const text = await app.device.openFile('.json,application/json', MOST_KEY);
    if (text === null) return;
    const taken = (await (await halls.rooms()).takeOver(text, halls)) ?? [];
    const { tookOver, takeOverFailed } = roomTexts.value.desk;
    said.value = taken.length > 0 ? tookOver(taken.length) : takeOverFailed;
  };

  if (creating.value) {
    return (
      <Screen
        title={t.create}
        back={{
          label: back,
          go: () => {
            creating.value = false;
          },
        }}
      >
        <HallSetup
          app={app}
          halls={halls}
          onBegin={async (start) => {
            const hall = await halls.create(start);
            if (hall) open(hall.id);
          }}
        />
      </Screen>
    );
  }
  return (
    <Screen title={t.title} back={{ label: back, go: () => app.navigation.go('home') }}>
      <div class={styles.stack}>
        {!halls.complete && <p class={styles.warning}>{t.noAnswer}</p>}
        {halls.all.value.length === 0 && (
          <p class={styles.muted} data-quiet>
            {t.none}
          </p>
        )}
        {halls.all.value.length > 0 && (
          <Group>
            {halls.all.value.map(({ id, state }) => {
              const { start } = state.value;
              return (
                <Row
                  key={id}
                  label={start.event || t.title}
                  note={t.line(start.game ?? 1, start.participants.length)}
                  onClick={() => open(id)}
                />
              );
            })}
          </Group>
        )}
        <Button
          kind="main"
          wide
          onClick={() => {
            creating.value = true;
          }}
        >
          {t.create}
        </Button>
        <Button wide onClick={restore}>
          {t.restore}
        </Button>
        <Button wide onClick={() => app.navigation.go('duplicate', JOIN)}>
          {roomTexts.value.desk.joinRow}
        </Button>
        <Button wide onClick={() => app.navigation.go('duplicate', BY_CODE)}>
          {roomTexts.value.codes.play}
        </Button>
        <Button wide onClick={takeOver}>
          {roomTexts.value.desk.takeOver}
        </Button>
        <p role="status">{said}</p>
      </div>
    </Screen>
  );
}
