import { useSignal } from '@preact/signals';
import type { ComparedCopy } from '../../app/organizer/copies.ts';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import type { Organizer } from '../../app/organizer/organizer.ts';
import { decodedText } from '../../app/organizer/roster.ts';
import type { App } from '../../app/shell/app.ts';
import { activePlayers } from '../../domain/tournament/state.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Group, Row } from '../parts/Row.tsx';
import { Screen } from '../parts/Screen.tsx';
import { CopyScreen } from './CopyScreen.tsx';
import styles from './Organizer.module.css';
import { newSettings, SettingsForm } from './SettingsForm.tsx';

type Props = { readonly app: Pick<App, 'lists' | 'navigation' | 'ownRules'>; readonly organizer: Organizer };

export function TournamentList({ app, organizer }: Props) {
  const t = organizerTexts.value;
  const creating = useSignal(false);
  const said = useSignal('');
  const copy = useSignal<ComparedCopy | null>(null);
  const open = async (id: string) => {
    const desk = organizer.find(id);
    const slip = organizer.waiting.value !== '';
    if (slip && desk) await organizer.giveWaiting(desk);
    app.navigation.go('organizer', writeDeskRoute(id, slip ? 'collect' : 'players'));
  };

  const restore = async () => {
    const bytes = await organizer.ports.openBytes('.json,application/json');
    if (!bytes) return;
    const text = decodedText(bytes);
    tell(text === null ? null : await organizer.restore(text));
  };
  const tell = (restored: Awaited<ReturnType<Organizer['restore']>> | null) => {
    const error = restored && !restored.ok ? restored.error : null;
    copy.value = error?.why === 'diverged' ? error.copy : null;
    said.value = restored?.ok
      ? t.restored(restored.value.tournament.value.settings.name)
      : error?.why === 'diverged'
        ? ''
        : t.restoreErrors[error?.why ?? 'too-large'];
  };

  if (copy.value) {
    const { take, desk } = copy.value;
    return (
      <CopyScreen
        copy={copy.value}
        take={async () => {
          tell(await take());
          app.navigation.go('organizer', writeDeskRoute(desk.id, 'round'));
        }}
        leave={() => {
          copy.value = null;
          said.value = t.copies.left;
        }}
      />
    );
  }
  if (creating.value) {
    return (
      <Screen
        title={t.create}
        back={{
          label: messages.value.common.back,
          go: () => {
            creating.value = false;
          },
        }}
      >
        <SettingsForm
          app={app}
          settings={newSettings()}
          submit={t.createIt}
          onSubmit={async (settings) => {
            const desk = await organizer.create(settings);
            if (desk) open(desk.id);
          }}
        />
      </Screen>
    );
  }
  return (
    <Screen title={t.title} back={{ label: messages.value.common.back, go: () => app.navigation.go('home') }}>
      <div data-stack="3">
        {!organizer.complete && (
          <p class={styles.warning} data-stack="2">
            {t.noAnswer}
          </p>
        )}
        {organizer.waiting.value !== '' && (
          <p class={styles.warning} data-stack="2">
            {t.waiting}
          </p>
        )}
        {organizer.complete && organizer.desks.value.length === 0 && <Empty>{t.none}</Empty>}
        {organizer.desks.value.length > 0 && (
          <Group>
            {organizer.desks.value.map((desk) => {
              const { settings, rounds } = desk.tournament.value;
              return (
                <Row
                  key={desk.id}
                  label={settings.name}
                  note={t.summary(
                    activePlayers(desk.tournament.value).length,
                    rounds.length,
                    settings.rounds,
                  )}
                  onClick={() => open(desk.id)}
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
        <p class={styles.status} role="status">
          {said}
        </p>
      </div>
    </Screen>
  );
}
