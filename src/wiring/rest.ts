import type { Signal } from '@preact/signals';
import type { GameStore } from '../app/games/gameStore.ts';
import { mayNeedList } from '../app/games/library.ts';
import { judgedGame } from '../app/judge/judgedGame.ts';
import { createWordJudge } from '../app/judge/wordJudge.ts';
import type { Lists } from '../app/lists/lists.ts';
import type { App } from '../app/shell/app.ts';
import type { WordJudge } from '../app/shell/ports.ts';
import { completeLibrary } from '../app/table/completeLibrary.ts';
import { keepHealing } from '../app/table/healing.ts';
import type { LastSeen } from '../app/table/lastSeen.ts';
import type { Recently } from '../app/table/resume.ts';
import type { Millis } from '../domain/units.ts';
import { locale } from '../i18n/catalogue.ts';
import { whenIdle } from '../platform/idle.ts';
import { currentHash } from '../platform/location.ts';
import { isTyping } from '../platform/openForm.ts';
import { lastReload, reloadPage } from '../platform/reload.ts';
import { protectQuietly } from '../platform/storageState.ts';
import type { LogGuard } from '../storage/logGuard.ts';
import { patiently } from './fetching.ts';

type RestParts = {
  readonly lists: Signal<Lists | null>;
  readonly judge: Signal<WordJudge | null>;
  readonly fetchScreens: () => Promise<void>;
  readonly guard: () => Promise<LogGuard>;
  readonly repeat: (run: () => void, span: Millis) => () => void;
  readonly lastSeen: LastSeen;
  readonly recently: Recently;
};

/** Everything that is not needed to see the first screen. */
export async function bringTheRest(
  app: App,
  store: GameStore,
  { lists, judge, fetchScreens, guard: openGuard, repeat, lastSeen, recently }: RestParts,
): Promise<void> {
  const { table, time, navigation, library } = app;
  const busy = () => isTyping() || navigation.route.value.screen !== 'game';
  keepHealing(table, { now: time.phone.now, repeat, lastReload, reload: reloadPage, busy });
  await whenIdle();
  void protectQuietly();
  const guard = await patiently(openGuard);
  void guard.refresh();
  const [{ wireLists }] = await Promise.all([
    patiently(() => import('./lists.ts')),
    completeLibrary(app, store, lastSeen, recently, currentHash),
  ]);
  const wired = wireLists((id) => mayNeedList(library, id), guard);
  await wired.look();
  judge.value = createWordJudge({ lists: wired, ...judgedGame(table, app.settings, locale) });
  lists.value = wired;
  await patiently(fetchScreens);
  // Whatever still waits for the organizer's folder is tried again.
  await patiently(app.handOff);
}
