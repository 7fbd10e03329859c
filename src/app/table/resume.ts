import { batch } from '@preact/signals';
import { current, replay } from '../../domain/table/game.ts';
import { LAST_MOMENT, type Millis } from '../../domain/units.ts';
import type { GameHead } from '../games/gameHead.ts';
import type { Library } from '../games/library.ts';
import type { StoredGame } from '../shell/ports.ts';
import { type Navigation, readRoute } from '../shell/route.ts';
import { type LastSeen, unseenSince } from './lastSeen.ts';
import { type OpeningParts, openGame } from './openGame.ts';
import type { Touch } from './touch.ts';

/** The screens that need nothing but the log: a second copy is enough to show them. */
const CLOCK_PHASES: readonly string[] = ['thinking', 'paused'];

/** When a game was last played that may come back by itself. */
export type Recently = { readonly since: Millis; readonly until: Millis };

export type ResumeParts = OpeningParts & { readonly navigation: Pick<Navigation, 'replace'> };

/**
 * What is on the table when the page begins anew: the game that is not finished; on the game's own screens, the game
 * that was there, signed or not, so that a reload shows the same slip. One that was left long ago, or came from a file
 * and was never opened, is in the list of games and does not come back by itself.
 */
export async function gameToShow(
  library: Pick<Library, 'latest' | 'running' | 'read'>,
  hash: string,
  recently: Recently,
  lastSeen: LastSeen,
): Promise<StoredGame | null> {
  const { screen, id } = readRoute(hash);
  const onTable = screen === 'game' || (screen === 'sheet' && id === '');
  const there = onTable && lastSeen.game ? await library.read(lastSeen.game) : null;
  if (there && comesBack({ id: there.id, touched: touched(there) }, recently, lastSeen)) return there;
  const mayCome = (head: GameHead) =>
    comesBack(head, recently, lastSeen) && (!head.foreign || head.id === lastSeen.game);
  const shown = onTable ? library.latest(mayCome) : library.running(mayCome);
  return shown && library.read(shown.id);
}

/**
 * The game that is certainly on the table as far as the second copies know, if it stands at its clock: they are read at
 * once, and nobody has to wait for the database to see the time.
 */
export function copyToShow(
  copies: readonly StoredGame[],
  hash: string,
  recently: Recently,
  lastSeen: LastSeen,
): StoredGame | null {
  const { screen } = readRoute(hash);
  if (hash !== '' && screen !== 'game') return null;
  const [latest] = copies
    .filter((copy) => comesBack({ id: copy.id, touched: touched(copy) }, recently, lastSeen))
    .sort((a, b) => touched(b) - touched(a));
  // Another game was there later: what became of it only the database knows.
  if (lastSeen.game !== null && latest?.id !== lastSeen.game) return null;
  const phase = latest && current(replay(latest.entries).log)?.phase.name;
  return latest && phase && CLOCK_PHASES.includes(phase) ? latest : null;
}

/**
 * Shows a second copy on the table until `known` tells what the database has, and whether this window writes. Whoever
 * has pressed something meanwhile stays at this game, and is told if it came to nothing.
 */
export async function putCopyOnTable(
  app: ResumeParts & { readonly library: Pick<Library, 'read'>; readonly touch: Pick<Touch, 'act'> },
  copy: StoredGame,
  lastSeen: LastSeen,
  hash: string,
  known: () => Promise<StoredGame | null>,
): Promise<void> {
  const { table, gaps, time, navigation, touch } = app;
  const now = time.phone.now();
  // What passes from here on is seen.
  const wasAway = (shown: StoredGame) => {
    const since = unseenSince(shown, lastSeen);
    const ahead = time.goOnFrom(since);
    gaps.wasAway(since, now + ahead, ahead);
  };
  batch(() => {
    table.openCopy(copy);
    wasAway(copy);
  });
  if (hash === '') navigation.replace('game');
  const isTouched = () => table.stored().entries.length > copy.entries.length;
  let game = await known().catch(() => null);
  // Signed meanwhile, as the database knows, it is still what was here.
  if (game?.id !== copy.id && (!game || isTouched())) game = (await app.library.read(copy.id)) ?? copy;
  batch(() => {
    if (table.id.peek() === copy.id) {
      if (game.id !== copy.id) openGame(app, game, lastSeen);
      else if (table.confirm(game)) wasAway(game);
    }
    for (const { refusal, seat } of table.goOn()) touch.act(refusal, seat);
  });
  if (!table.watchOnly.value) table.heal();
}

/** Back to where the players were when the last page went; what only the second copy had goes into the database. */
export function putOnTable(app: ResumeParts, game: StoredGame, lastSeen: LastSeen, hash: string): void {
  openGame(app, game, lastSeen);
  // Started anew, not led here by an address.
  if (hash === '') app.navigation.replace('game');
  if (!app.table.watchOnly.value) app.table.heal();
}

/** A log ahead of the phone's time comes back only if it was here: the phone's date was wrong, now or then. */
function comesBack(
  { id, touched }: { readonly id: string; readonly touched: Millis },
  { since, until }: Recently,
  lastSeen: LastSeen,
): boolean {
  const wasHere = id === lastSeen.game && touched <= LAST_MOMENT;
  return touched >= since && (touched <= until || wasHere);
}

const touched = ({ entries }: StoredGame): Millis => entries.at(-1)?.at ?? 0;
