import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { loadLibrary, mayNeedList } from './app/games/library.ts';
import { takeArrivals } from './app/handoff/arrival.ts';
import { loadJudgeLog } from './app/judge/judgeLog.ts';
import { createWordJudge } from './app/judge/wordJudge.ts';
import type { Lists } from './app/lists/lists.ts';
import { createOwnRules } from './app/newGame/ownRules.ts';
import type { App } from './app/shell/app.ts';
import { watchOffline } from './app/shell/offline.ts';
import { createNavigation } from './app/shell/route.ts';
import { screenLanguage } from './app/shell/screenLanguage.ts';
import { loadSettings } from './app/shell/settings.ts';
import { loadTyped } from './app/shell/typed.ts';
import { usualTiles } from './app/shell/usualTiles.ts';
import { hear, type Told } from './app/table/following.ts';
import { keepHealing } from './app/table/healing.ts';
import { gameToShow, openGame } from './app/table/openGame.ts';
import { createTable } from './app/table/table.ts';
import { createTouch } from './app/table/touch.ts';
import { createTypedMove, TYPED } from './app/table/typedMove.ts';
import { createAlarms } from './app/time/alarms.ts';
import { createGaps } from './app/time/gaps.ts';
import { createTicker } from './app/time/ticker.ts';
import { createTimekeeper } from './app/time/timekeeper.ts';
import { clockText } from './domain/clock/clock.ts';
import { LONGEST_GAP } from './domain/clock/gap.ts';
import { isRunning } from './domain/table/state.ts';
import { locale, speak } from './i18n/catalogue.ts';
import { FALLBACK_LOCALE, LOCALES, SOURCE_LOCALE } from './i18n/locale.ts';
import { shellMessages } from './i18n/shell.ts';
import { openChannel } from './platform/channel.ts';
import { monotonic, wall } from './platform/clocks.ts';
import { openFile, saveFile } from './platform/files.ts';
import { whenIdle } from './platform/idle.ts';
import { preferredLanguages } from './platform/languages.ts';
import { readLastSeen, writeLastSeen } from './platform/lastSeen.ts';
import { localStore } from './platform/localStore.ts';
import { localText } from './platform/localText.ts';
import { currentHash, goBack, goToHash, onHashChange, replaceHash } from './platform/location.ts';
import { isTyping } from './platform/openForm.ts';
import { lastReload, reloadPage } from './platform/reload.ts';
import { serviceWorker } from './platform/serviceWorker.ts';
import { sounds } from './platform/sound.ts';
import { protectStorage, storageState, wantsInstall } from './platform/storageState.ts';
import { allowOwnScripts } from './platform/trustedTypes.ts';
import { isVisible, watchVisibility } from './platform/visibility.ts';
import { wakeLock } from './platform/wakeLock.ts';
import { takeWebLock, wasTakingWebLock, willTakeWebLock } from './platform/webLock.ts';
import { beginFreshLog } from './storage/freshLog.ts';
import { openGameRows } from './storage/gameRows.ts';
import { openJournal } from './storage/journal.ts';
import { openPreferences } from './storage/preferences.ts';
import { openVault } from './storage/vault.ts';
import { Broken } from './ui/parts/Broken.tsx';
import { Button } from './ui/parts/Button.tsx';
import { fetchScreens, Root } from './ui/shell/Root.tsx';
import './ui/tokens.css';

const SEEN_EVERY = 5_000;
const CHECK_EVERY = 10_000;
const FETCH_EVERY = 10_000;

const reload = () => location.reload();
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const repeat = (run: () => void, span: number) => {
  const id = setInterval(run, span);
  return () => clearInterval(id);
};

/** What failed is tried anew when it is next asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** Parts of the app that cannot be fetched now, without a network and before it is stored, come later. */
async function patiently<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetch();
    } catch {
      await wait(FETCH_EVERY);
    }
  }
}

async function begin(place: HTMLElement): Promise<void> {
  const freshLog = once(beginFreshLog);
  const store = openVault(openGameRows(freshLog), openJournal(localStore()), wait);
  const preferences = openPreferences();
  const [settings, library, judgeLog, typed] = await Promise.all([
    loadSettings(preferences),
    loadLibrary(store),
    loadJudgeLog(preferences),
    loadTyped(TYPED, localText(), preferences),
  ]);
  const lastSeen = readLastSeen();
  const language = screenLanguage(
    settings,
    { languages: preferredLanguages(), usedBefore: lastSeen > 0 },
    { all: LOCALES, fallback: FALLBACK_LOCALE, before: SOURCE_LOCALE },
  );
  // Texts that cannot be fetched keep nobody from playing: the bundled ones are here.
  await speak(language).catch(() => undefined);

  const shown = gameToShow(library, currentHash(), wall() - LONGEST_GAP);
  const time = createTimekeeper(
    { wall, monotonic },
    shown ? Math.max(lastSeen, shown.entries.at(-1)?.at ?? 0) : 0,
  );
  const tell = openChannel<Told>((message) => hear(message, table, library, tell));
  const table = createTable({
    store,
    time,
    newId: () => crypto.randomUUID(),
    changed(game, entry) {
      library.update(game);
      tell({ kind: 'row', id: game.id, seq: game.entries.length - 1, entry });
    },
  });
  const lostPen = () => table.setWatchOnly(true);
  table.setWatchOnly(!(await takeWebLock(wasTakingWebLock(), lostPen)));

  const gaps = createGaps(table, {
    clockMoved: (ahead) => shellMessages.value.common.clockMoved(clockText(ahead)),
    putAway: () => shellMessages.value.common.putAway,
  });
  const timer = {
    set: (run: () => void, after: number) => window.setTimeout(run, after),
    clear: (id: number) => clearTimeout(id),
  };
  const decimal = () => shellMessages.value.common.decimal;
  const ticker = createTicker(table, time, () => gaps.open.value !== null, timer, decimal);
  const lists = signal<Lists | null>(null);
  const game = computed(() => {
    const state = table.state.value;
    if (!state || state.phase.name === 'confirmed') return null;
    const { start, rules } = state;
    return { language: rules.language, list: start.lexicon?.id ?? null, wanted: rules.lexicon ?? null };
  });
  const wanted = computed(() => [usualTiles(locale.value), table.state.value?.rules.language ?? 'pl']);
  const device = {
    beep: sounds(),
    vibrate: (pattern: readonly number[]) => navigator.vibrate?.([...pattern]),
    keepAwake: wakeLock(),
    print: () => print(),
    saveFile,
    openFile,
  };
  const address = { current: currentHash, onChange: onHashChange, go: goToHash, back: goBack };
  const app: App = {
    // Before the navigation: what came with the address is taken out of it first.
    arrival: takeArrivals(address, replaceHash),
    navigation: createNavigation(address),
    handOff: once(async () =>
      (await patiently(() => import('./wiring/handoff.ts'))).wireHandOff(preferences),
    ),
    settings,
    ownRules: createOwnRules(preferences),
    library,
    table,
    typedMove: createTypedMove(table, typed),
    touch: createTouch(),
    ticker,
    gaps,
    takeOver() {
      willTakeWebLock();
      takeWebLock(true, lostPen).then(() => location.reload());
    },
    time,
    judge: createWordJudge({ lists, choice: computed(() => settings.value.value.lists), game, wanted }),
    lists,
    judgeLog,
    device,
    storage: { state: storageState, protect: protectStorage, wantsInstall, tryAgain: reload },
    offline: watchOffline(serviceWorker()),
    organizer: once(async () =>
      (await patiently(() => import('./wiring/organizer.ts'))).startOrganizer(time),
    ),
    alarm: createAlarms(table, ticker, settings.value, device),
  };

  effect(() => {
    document.documentElement.lang = locale.value;
  });
  effect(() => {
    document.documentElement.dataset.theme = settings.value.value.theme;
  });
  // The screen stays on through the whole game, also while a move is being settled.
  effect(() => {
    const state = table.state.value;
    if (!state || !isRunning(state)) device.keepAwake(false);
  });
  effect(() => {
    if (table.state.value?.phase.name === 'confirmed') app.typedMove.clear();
  });
  if (shown) {
    openGame(app, shown, lastSeen);
    // Started anew, not led here by an address: back to where the players were.
    if (currentHash() === '') app.navigation.replace('game');
    // What only the second copy had goes into the database now.
    if (!table.watchOnly.value) table.heal();
  }
  // What was written between reading the games and listening to the other window.
  if (table.watchOnly.value) tell({ kind: 'missing' });
  watchTime(app, time);
  const busy = () => isTyping() || app.navigation.route.value.screen !== 'game';
  keepHealing(table, { now: time.now, repeat, lastReload, reload: reloadPage, busy });
  repeat(table.check, CHECK_EVERY);
  render(<Root app={app} />, place);

  const bringTheRest = async () => {
    await whenIdle();
    void freshLog();
    const { wireLists } = await patiently(() => import('./wiring/lists.ts'));
    const wired = wireLists((id) => mayNeedList(library, id));
    await wired.look();
    lists.value = wired;
    await patiently(fetchScreens);
    // Whatever still waits for the organizer's folder is tried again.
    await patiently(app.handOff);
  };
  void bringTheRest();
}

/** Compares the clocks at every wake-up and once a second, and notes that the page lives. */
function watchTime({ gaps, table }: App, time: ReturnType<typeof createTimekeeper>): void {
  let wasHidden = !isVisible();
  const look = () => {
    gaps.noticed(time.look(wasHidden));
    wasHidden = !isVisible();
  };
  const seen = () => {
    look();
    table.check();
  };
  // A gap that the players have not decided about must still be one after a reload; a window that only watches has
  // nothing to say about the one that runs the clock.
  const alive = () => {
    if (gaps.open.value === null && !table.watchOnly.value) writeLastSeen(time.now());
  };
  watchVisibility(seen, () => {
    wasHidden = true;
    alive();
  });
  repeat(look, 1_000);
  repeat(() => {
    look();
    alive();
  }, SEEN_EVERY);
}

allowOwnScripts();
const place = document.getElementById('app');
if (place) {
  begin(place).catch((error) => {
    const { reload: again } = shellMessages.value.common.broken;
    render(
      <Broken error={error}>
        <Button kind="main" wide onClick={reload}>
          {again}
        </Button>
      </Broken>,
      place,
    );
    throw error;
  });
}
