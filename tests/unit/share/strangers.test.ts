import { expect, test } from 'vitest';
import { current, replay } from '../../../src/domain/duplicate/game.ts';
import { partiarBoard, partiarsOf } from '../../../src/domain/duplicate/partiar.ts';
import { rankGame } from '../../../src/domain/duplicate/ranking.ts';
import { SLOVAK_DUPLICATE } from '../../../src/domain/rules/presets/slovakDuplicate.ts';
import { compareCopies } from '../../../src/domain/tournament/merging/compareCopies.ts';
import { replayTournament } from '../../../src/domain/tournament/replay.ts';
import { readDuplicateBackup, writeDuplicateBackup } from '../../../src/share/duplicate/duplicateBackup.ts';
import { readDuplicateFile, writeDuplicateFile } from '../../../src/share/duplicate/duplicateFile.ts';
import { partiarLink, readPartiarText } from '../../../src/share/duplicate/partiarLink.ts';
import { readTournamentFile, writeTournamentFile } from '../../../src/share/tournament/tournamentFile.ts';
import { randomGame } from '../domain/duplicate/randomGame.ts';
import { Hall } from '../domain/tournament/hall.ts';
import { dice } from './finishedGames.ts';
import { mutatedText, STRANGE_JSON } from './mutating.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
/** All are read. What goes through a whole game again for each is dear: in the soak one in so many. */
const EVERY = process.env.FUZZ_RUNS ? 100 : 1;
const TIMEOUT = { timeout: 1_800_000 };
const roll = dice(Number(process.env.FUZZ_SEED ?? 20_261_118));
const mutated = (text: string) => mutatedText(roll, text, STRANGE_JSON);

const game = randomGame(
  {
    type: 'start',
    rules: SLOVAK_DUPLICATE,
    participants: Array.from({ length: 3 }, (_, i) => ({ number: i + 1, name: `P${i + 1}` })),
  },
  3,
  4,
);

test(
  `${RUNS} mutated duplicate games and backups are refused, or played again without an error`,
  TIMEOUT,
  () => {
    const file = writeDuplicateFile({ id: 'game', entries: game.entries });
    const backup = writeDuplicateBackup([{ id: 'game', entries: game.entries }]);
    let taken = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const read = run % 4 === 0 ? readDuplicateBackup(mutated(backup)) : readDuplicateFile(mutated(file));
      if (!read.ok) continue;
      taken += 1;
      if (roll(EVERY) > 0) continue;
      for (const { entries } of [read.value].flat()) {
        const state = current(replay(entries).log);
        if (!state) continue;
        rankGame(state);
        for (const sheet of partiarsOf(state, [state])) partiarBoard(sheet);
      }
    }
    expect(taken).toBeGreaterThan(RUNS / 20);
  },
);

test(`${RUNS} mutated links of a sheet are refused`, TIMEOUT, () => {
  const state = current(game)!;
  const links = partiarsOf(state, [state]).map((sheet) => partiarLink(sheet, '')!);
  let taken = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const link = links[run % links.length]!;
    const changed = mutated(link);
    const read = readPartiarText(changed);
    if (!read.ok) continue;
    partiarBoard(read.value);
    if (changed !== link) taken += 1;
  }
  // A checksum of sixteen bits; what lies behind the code is not part of it.
  expect(taken).toBeLessThan(RUNS / 20);
});

test(
  `${RUNS} mutated copies of a tournament are refused, or held against ours: what follows is the same either way`,
  TIMEOUT,
  () => {
    const hall = new Hall().players(6).pair(1, [1, 2], [3, 4], [5, 6]).result(1, 1, 300, 250);
    const ours = hall.entries;
    const text = writeTournamentFile({ id: 'abcdef', entries: ours, slips: [] });
    let [taken, compared] = [0, 0];
    for (let run = 0; run < RUNS; run += 1) {
      const read = readTournamentFile(mutated(text));
      if (!read.ok) continue;
      taken += 1;
      if (roll(EVERY) > 0) continue;
      const theirs = read.value.entries;
      const [here, there] = [compareCopies(ours, theirs), compareCopies(theirs, ours)];
      expect(here.ok).toBe(there.ok);
      if (!here.ok || !there.ok) continue;
      compared += 1;
      expect(here.value.after).toEqual(there.value.after);
      const rows = here.value.there;
      if (rows.length === 0) continue;
      const merged = replayTournament([...ours, { at: 0, fact: { type: 'merged', rows } }]);
      expect(merged.tournament).toEqual(here.value.after);
    }
    expect(taken).toBeGreaterThan(RUNS / 20);
    expect(compared).toBeGreaterThan(RUNS / EVERY / 50);
  },
);
