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

/** What goes through a whole game again for each is dear: a hundredth of what the soak gives the others. */
const RUNS = process.env.FUZZ_RUNS ? Math.ceil(Number(process.env.FUZZ_RUNS) / 100) : 200;
const TIMEOUT = { timeout: 600_000 };
const roll = dice(Number(process.env.FUZZ_SEED ?? 20_261_118));

const STRANGE = ['null', '-1', '1e309', '9007199254740993', '""', '{}', '[]', '"__proto__":', '\u202e', '0'];

/** A few places changed: pieces left out, doubled, exchanged, figures turned. */
function mutated(text: string): string {
  let changed = text;
  for (let times = 1 + roll(3); times > 0; times -= 1) {
    const at = roll(changed.length);
    const kind = roll(6);
    // Most texts that are torn are no JSON any more: another figure in its place goes further.
    if (kind < 3) {
      const figure = changed.slice(at).search(/\d/);
      if (figure >= 0) {
        const place = at + figure;
        changed = `${changed.slice(0, place)}${roll(10)}${changed.slice(place + 1)}`;
      }
      continue;
    }
    const to = at + roll(24);
    const piece = changed.slice(at, to);
    const put = kind === 3 ? '' : kind === 4 ? piece + piece : STRANGE[roll(STRANGE.length)]!;
    changed = changed.slice(0, at) + put + changed.slice(to);
  }
  return changed;
}

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
    let taken = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const read = readTournamentFile(mutated(text));
      if (!read.ok) continue;
      const theirs = read.value.entries;
      const [here, there] = [compareCopies(ours, theirs), compareCopies(theirs, ours)];
      expect(here.ok).toBe(there.ok);
      if (!here.ok || !there.ok) continue;
      taken += 1;
      expect(here.value.after).toEqual(there.value.after);
      const rows = here.value.there;
      if (rows.length === 0) continue;
      const merged = replayTournament([...ours, { at: 0, fact: { type: 'merged', rows } }]);
      expect(merged.tournament).toEqual(here.value.after);
    }
    expect(taken).toBeGreaterThan(RUNS / 50);
  },
);
