import { expect, test } from 'vitest';
import { createPlaySearch, type PlayWorker } from '../../../../src/app/plays/playSearch.ts';
import { EMPTY_BOARD } from '../../../../src/domain/board/board.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { createPlayFinder } from '../../../../src/moves/playFinder.ts';
import { allPlays, playSummary } from '../../../../src/moves/plays.ts';
import { SCORING } from '../../domain/board/boards.ts';
import { rulesOf, Script, startOf } from '../../domain/table/script.ts';
import { built, labelOf } from '../../lexicon/words.ts';
import { playWorkerHere } from '../lists/phone.ts';

const { lexicon } = built(labelOf('pl'), ['kot', 'kto', 'oda', 'da', 'nieda']);
const terms = { listId: 'pl-1', language: 'pl', scoring: SCORING } as const;
const position = { board: EMPTY_BOARD, rack: [...'NIEDAK?'] };
const finder = createPlayFinder(TILE_SETS.pl, lexicon.graph, SCORING);

function aSearch(startWorker: () => PlayWorker = playWorkerHere) {
  const started: PlayWorker[] = [];
  const search = createPlaySearch({
    startWorker: () => {
      const worker = startWorker();
      started.push(worker);
      return worker;
    },
    open: async (id) => (id === 'pl-1' ? lexicon : null),
  });
  return { search, started };
}

test('the worker answers as the search itself does, each question its own, with one worker', async () => {
  const { search, started } = aSearch();
  const [summary, all] = await Promise.all([search.summary(terms, position), search.all(terms, position)]);
  expect(summary).toEqual({ ok: true, value: playSummary(finder, position) });
  expect(all).toEqual({ ok: true, value: allPlays(finder, position) });
  expect(started).toHaveLength(1);
});

test('without the list there is no answer', async () => {
  const { search } = aSearch();
  expect(await search.all({ ...terms, listId: 'pl-2' }, position)).toEqual({
    ok: false,
    error: { why: 'no-list' },
  });
});

test('a worker that dies or is closed leaves nobody waiting, and the next question starts another', async () => {
  const { search, started } = aSearch(() => ({ ...playWorkerHere(), postMessage: () => {} }));
  const first = search.summary(terms, position);
  await expect.poll(() => started.length).toBe(1);
  started[0]!.onerror?.({} as ErrorEvent);
  expect(await first).toEqual({ ok: false, error: { why: 'stopped' } });
  const second = search.summary(terms, position);
  await expect.poll(() => started.length).toBe(2);
  search.close();
  expect(await second).toEqual({ ok: false, error: { why: 'stopped' } });
});

test('the best moves of a game are told after it, never during it', async () => {
  const { search } = aSearch();
  const script = new Script(startOf(rulesOf('pinczow-school'))).given(
    { type: 'stop', seat: 0 },
    { type: 'play', seat: 0, points: 10, placement: { at: 'H8', word: 'KTO' } },
  );
  expect(await search.hindsight('pl-1', script.game)).toEqual({ ok: false, error: { why: 'game-running' } });
  script.given({ type: 'finish', how: 'agreed' });
  const told = await search.hindsight('pl-1', script.game);
  expect(told).toMatchObject({ ok: true, value: [{ turn: 0, seat: 0, points: 10, left: 0 }] });
});
