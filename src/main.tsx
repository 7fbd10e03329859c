import { signal } from '@preact/signals';
import { render } from 'preact';
import { gameHeading } from './app/games/gameHead.ts';
import { createLibrary } from './app/games/library.ts';
import { takeArrivals } from './app/handoff/arrival.ts';
import { judgeLater } from './app/judge/judgeLater.ts';
import { createJudgeLog } from './app/judge/judgeLog.ts';
import type { Lists } from './app/lists/lists.ts';
import { createOwnRules } from './app/newGame/ownRules.ts';
import type { App } from './app/shell/app.ts';
import { watchOffline } from './app/shell/offline.ts';
import type { WordJudge } from './app/shell/ports.ts';
import { createNavigation } from './app/shell/route.ts';
import { screenLanguage } from './app/shell/screenLanguage.ts';
import { areCopied, loadSettings } from './app/shell/settings.ts';
import { openTyped } from './app/shell/typed.ts';
import { createWritingWindow } from './app/shell/writingWindow.ts';
import { followMessage, type WindowMessage } from './app/table/following.ts';
import { copyToShow, gameToShow, putCopyOnTable, putOnTable } from './app/table/resume.ts';
import { createTable } from './app/table/table.ts';
import { createTouch } from './app/table/touch.ts';
import { createTypedMove, TYPED } from './app/table/typedMove.ts';
import { createAlarms } from './app/time/alarms.ts';
import { createGaps } from './app/time/gaps.ts';
import { createTicker } from './app/time/ticker.ts';
import { createTimekeeper } from './app/time/timekeeper.ts';
import { createWatch, watchTime } from './app/time/watch.ts';
import { LONGEST_GAP } from './domain/clock/gap.ts';
import { DAY } from './domain/units.ts';
import { speak } from './i18n/catalogue.ts';
import { FALLBACK_LOCALE, LOCALES, SOURCE_LOCALE } from './i18n/locale.ts';
import { shellMessages } from './i18n/shell.ts';
import { openChannel } from './platform/channel.ts';
import { monotonic, wall } from './platform/clocks.ts';
import { openBytes, openFile, saveFile } from './platform/files.ts';
import { preferredLanguages } from './platform/languages.ts';
import { readLastSeen, writeLastSeen } from './platform/lastSeen.ts';
import { localStore } from './platform/localStore.ts';
import { localText } from './platform/localText.ts';
import { currentHash, goBack, goToHash, onHashChange, replaceHash } from './platform/location.ts';
import { painted } from './platform/painted.ts';
import { randomId } from './platform/randomId.ts';
import { sounds } from './platform/sound.ts';
import { isRoomLow, protectStorage, storageState, wantsInstall } from './platform/storageState.ts';
import { allowOwnScripts } from './platform/trustedTypes.ts';
import { isVisible, watchVisibility } from './platform/visibility.ts';
import { wakeLock } from './platform/wakeLock.ts';
import { takeWebLock, wasTakingWebLock, willTakeWebLock } from './platform/webLock.ts';
import { preferencesLater, vaultLater } from './storage/databaseLater.ts';
import { openJournal } from './storage/journal.ts';
import { createLogMemory } from './storage/logMemory.ts';
import { Broken } from './ui/parts/Broken.tsx';
import { Button } from './ui/parts/Button.tsx';
import { fetchClock, fetchScreens, Root } from './ui/shell/Root.tsx';
import './ui/tokens.css';
import './ui/base.css';
import { keepInStep } from './wiring/effects.ts';
import { later, once, patiently, repeat, wait } from './wiring/fetching.ts';
import { pauseReasons } from './wiring/pauseReasons.ts';

const reload = () => location.reload();
async function begin(place: HTMLElement): Promise<void> {
  const heading = gameHeading();
  const memory = createLogMemory(openJournal(localStore()));
  const database = once(async () => {
    await quiet;
    const [{ openDatabase }, { tryRoom }] = await Promise.all([
      import('./storage/database.ts'),
      import('./platform/room.ts'),
    ]);
    const others = (receive: (full: boolean) => void) => openChannel(receive, 'sprawdzam-log');
    return openDatabase(memory, heading, wait, { isRoomLow, tryRoom }, others);
  });
  const guard = async () => (await database()).guard;
  const preferences = preferencesLater(database);
  const store = vaultLater(memory, heading, database);
  const library = createLibrary(store);
  const hash = currentHash();
  const lastSeen = readLastSeen();
  const recently = { since: wall() - LONGEST_GAP, until: wall() + DAY };
  // All at once, and waited for only by what needs it: the clock of a running game is in the second copy.
  const copy = copyToShow(store.copies(), hash, recently, lastSeen);
  const firstPaint = later();
  const copied = localText('sprawdzam.');
  const quiet = copy && areCopied(copied) ? firstPaint.promise : Promise.resolve();
  // Only once its code is here: a slow network is not a database that hangs.
  const loaded = database().then(library.load, library.load);
  const toShow = () => loaded.then(() => gameToShow(library, hash, recently, lastSeen));
  const clock = copy && fetchClock().catch(() => undefined);
  const writing = createWritingWindow(async (lost) => {
    await quiet;
    return takeWebLock(wasTakingWebLock(), lost);
  });
  const typed = openTyped(TYPED, localText('sprawdzam.typed.'), preferences);
  const settings = await loadSettings(preferences, copied);
  const speakAsSet = () => {
    const language = screenLanguage(
      settings,
      { languages: preferredLanguages(), usedBefore: lastSeen.at > 0 },
      { all: LOCALES, fallback: FALLBACK_LOCALE, before: SOURCE_LOCALE },
    );
    // Texts that cannot be fetched keep nobody from playing: the bundled ones are here.
    return speak(language).catch(() => undefined);
  };
  await speakAsSet();
  void settings.confirmed.then(speakAsSet);
  const shown = copy ?? (await toShow());
  await (clock ?? typed.whole);

  const time = createTimekeeper({ wall, monotonic });
  const broadcast = openChannel<WindowMessage>((message) =>
    followMessage(message, table, library, broadcast),
  );
  const table = createTable({
    store,
    time,
    newId: randomId,
    timeOutUndone: pauseReasons.timeOutUndone,
    changed(id, game, entry) {
      library.update(id, game);
      broadcast({ kind: 'row', id, seq: game.entries.length - 1, entry });
    },
  });
  writing.onLost(() => table.setWatchOnly(true));
  const knowWriter = async () => table.setWatchOnly(!(await writing.writes()));
  if (!copy) await knowWriter();

  const gaps = createGaps(table, pauseReasons, time.now);
  const timer = {
    set: (run: () => void, after: number) => window.setTimeout(run, after),
    clear: (id: number) => clearTimeout(id),
  };
  const decimal = () => shellMessages.value.common.decimal;
  const watch = createWatch(gaps, time, isVisible);
  const ticker = createTicker(table, time, gaps.open, watch.look, timer, decimal);
  const lists = signal<Lists | null>(null);
  const judge = signal<WordJudge | null>(null);
  const device = {
    beep: sounds(),
    vibrate: (pattern: readonly number[]) => navigator.vibrate?.([...pattern]),
    keepAwake: wakeLock(),
    print: () => print(),
    saveFile,
    openFile,
    openBytes,
  };
  const address = { current: currentHash, onChange: onHashChange, go: goToHash, back: goBack };
  const app: App = {
    painted: firstPaint.promise,
    // Before the navigation: what came with the address is taken out of it first.
    arrival: takeArrivals(address, replaceHash),
    navigation: createNavigation(address),
    handOff: once(async () =>
      (await patiently(() => import('./wiring/handoff.ts'))).wireHandOff(preferences, await guard()),
    ),
    settings,
    ownRules: createOwnRules(preferences),
    library,
    table,
    typedMove: createTypedMove(table, typed),
    drafts: typed,
    touch: createTouch(),
    ticker,
    gaps,
    takeOver() {
      willTakeWebLock();
      takeWebLock(true, () => table.setWatchOnly(true)).then(() => location.reload());
    },
    time,
    judge: judgeLater(judge),
    lists,
    judgeLog: createJudgeLog(preferences),
    device,
    storage: { state: storageState, protect: protectStorage, wantsInstall, tryAgain: reload },
    offline: watchOffline(
      once(async () => {
        await firstPaint.promise;
        return (await import('./platform/serviceWorker.ts')).serviceWorker();
      }),
      wait,
    ),
    duplicate: once(async () =>
      (await patiently(() => import('./wiring/duplicate.ts'))).wireDuplicate(time.phone, await guard()),
    ),
    organizer: once(async () =>
      (await patiently(() => import('./wiring/organizer.ts'))).wireOrganizer(time.phone, await guard()),
    ),
    pictures: once(async () => (await patiently(() => import('./wiring/pictures.ts'))).wirePictures()),
    alarm: createAlarms(table, ticker, settings.value, device),
  };

  keepInStep(app);
  const known = copy
    ? putCopyOnTable(app, copy, lastSeen, hash, async () => {
        await knowWriter();
        return toShow();
      })
    : Promise.resolve(shown && putOnTable(app, shown, lastSeen, hash));
  watchTime(watch, gaps, table, time, { repeat, watchVisibility, writeLastSeen });
  render(<Root app={app} />, place);
  void painted().then(firstPaint.resolve);

  const afterwards = async () => {
    await firstPaint.promise;
    await known;
    // What was written between reading the games and listening to the other window.
    if (table.watchOnly.value) broadcast({ kind: 'missing' });
    const { bringTheRest } = await patiently(() => import('./wiring/rest.ts'));
    await bringTheRest(app, store, {
      lists,
      judge,
      fetchScreens,
      guard,
      repeat,
      lastSeen,
      recently,
    });
  };
  void afterwards();
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
