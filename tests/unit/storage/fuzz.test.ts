import { expect, test } from 'vitest';
import { restoreGames } from '../../../src/app/games/backup.ts';
import { importGameFile } from '../../../src/app/games/gamesPlayed.ts';
import { replay } from '../../../src/domain/table/game.ts';
import { writeBackup } from '../../../src/share/gameFile/backup.ts';
import { readGameFile, writeGameFile } from '../../../src/share/gameFile/gameFile.ts';
import { openJournal } from '../../../src/storage/journal.ts';
import { chainOf, type Row } from '../../../src/storage/row.ts';
import { phone } from '../app/games/phone.ts';
import { begin, pass, play, stop } from '../domain/table/script.ts';
import { readBackup } from '../share/wholeBackup.ts';

const NOW = 1_800_000_000_000;
const RUNS = Number(process.env.FUZZ_RUNS ?? 20_000);
/** One that hangs uses it up; all together need a tenth. */
const LIMIT_MS = 1_800_000;
const JOURNAL = 'sprawdzam.journal.mine';

const mine = {
  id: 'mine',
  entries: begin('pinczow-school').given(stop(0), play(0, 12), stop(1), pass(1)).entries,
};
// Rules by name keep the file small: more of the changes hit what matters.
const small = (id: string) =>
  writeGameFile({ ...mine, id }).replace(/"rules":\{.*\},"players"/, '"rules":"pinczow-school","players"');

/** Changes a text in a few places: characters, numbers, pieces left out, doubled, or exchanged. */
function mutate(text: string, random: (below: number) => number): string {
  let changed = text;
  for (let n = 1 + random(4); n > 0; n -= 1) {
    const at = random(changed.length);
    const to = Math.min(changed.length, at + random(24));
    const piece = changed.slice(at, to);
    const insert = [
      '',
      piece + piece,
      String.fromCharCode(random(300)),
      ['null', '-1', '1e309', '9007199254740993', '""', '{}', '[]', '"__proto__":', '\u202e', '[[[['][
        random(10)
      ]!,
      changed.slice(random(changed.length)).slice(0, 30),
    ][random(5)]!;
    changed = changed.slice(0, at) + insert + changed.slice(random(3) === 0 ? at : to);
  }
  return changed;
}

test(`${RUNS} mutated game files, backups and journals: no error, no hang, stored games unharmed`, {
  timeout: LIMIT_MS,
}, async () => {
  const random = generator(Number(process.env.FUZZ_SEED ?? 20_261_117));
  const { rows, storage, open } = phone();
  const library = await open();
  await library.add(mine);
  const before = JSON.stringify(rows.rows);
  openJournal(storage).write('mine', rows.rows);
  const [file, backup, journal] = [small('other'), writeBackup([]), storage.getItem(JOURNAL)!];
  const many = backup.replace('[\n\n]', `[${small('b')},${small('c')}]`);
  let taken = 0;

  for (let n = 0; n < RUNS; n += 1) {
    if (n % 3 === 0) {
      const read = readGameFile(mutate(file, random));
      if (read.ok) replay(read.value.entries);
      if (read.ok) taken += 1;
    } else if (n % 3 === 1) {
      const read = await readBackup(mutate(many, random));
      for (const game of read.ok ? read.value.games : []) replay(game.entries);
    } else {
      storage.setItem(JOURNAL, mutate(journal, random));
      const copy = openJournal(storage).all().get('mine') ?? [];
      const { rows: merged } = chainOf('mine', [rows.rows, copy as Row[]]);
      expect(merged.length).toBe(rows.rows.length);
      replay(chainOf('mine', [copy as Row[]]).rows.map(({ entry }) => entry));
    }
  }
  // Some go all the way into a phone that has a game of its own.
  for (let n = 0; n < 300; n += 1) {
    await importGameFile(mutate(small('mine'), random), library, NOW);
    await restoreGames(mutate(many, random), library, NOW);
  }
  expect(taken).toBeGreaterThan(RUNS / 1_000);
  expect(JSON.stringify(rows.rows.filter((row) => row.log === 'mine'))).toBe(before);
});

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
