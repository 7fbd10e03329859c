import { expect, test } from 'vitest';
import { readGameFile, writeGameFile } from '../../../../src/share/gameFile/gameFile.ts';
import { importGcg } from '../../../../src/share/gcg/importGcg.ts';
import { writeGcg } from '../../../../src/share/gcg/writeGcg.ts';
import { randomGame, seeded } from './randomGame.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 600);
/** All are read. What was read is stored and written again, in the soak for one in so many. */
const EVERY = process.env.FUZZ_RUNS ? 20 : 1;

test('a damaged file is refused or becomes a game that can be stored and written', () => {
  const random = seeded(2026);
  const texts = ['pfs', 'wespa', 'english-school'].map((id, seed) => {
    const written = writeGcg(randomGame(seeded(seed), id), { profile: 'exact' });
    return written.ok ? written.value : '';
  });
  let read = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const text = damaged(random, texts[run % texts.length]!);
    const imported = importGcg(text, 0);
    if (!imported.ok) continue;
    read += 1;
    if (Math.floor(random() * EVERY) > 0) continue;
    const stored = readGameFile(writeGameFile({ id: '', entries: imported.value.game.entries }));
    expect(stored.ok, text).toBe(true);
    writeGcg(imported.value.game, { profile: 'all' });
  }
  expect(read).toBeGreaterThan(RUNS / 100);
}, 1_800_000);

const PIECES = [
  '-',
  '--',
  '(time)',
  '(',
  ')',
  '+9999',
  '8H',
  'O15',
  '?',
  'ß',
  '.',
  ' ',
  '\n',
  '>',
  '#',
  '\u0000',
  '99999999999',
];

function damaged(random: () => number, text: string): string {
  const lines = text.split('\n').slice(0, 4 + Math.floor(random() * 30));
  for (let times = Math.ceil(random() * 3); times > 0; times -= 1) {
    const at = Math.floor(random() * lines.length);
    const line = lines[at] ?? '';
    const cut = Math.floor(random() * (line.length + 1));
    const piece = PIECES[Math.floor(random() * PIECES.length)]!;
    const kind = Math.floor(random() * 5);
    if (kind === 0) lines[at] = line.slice(0, cut) + piece + line.slice(cut);
    else if (kind === 1) lines[at] = line.slice(0, cut) + line.slice(cut + 1 + Math.floor(random() * 3));
    else if (kind === 2) lines.splice(at, 1);
    else if (kind === 3) lines.splice(at, 0, lines[Math.floor(random() * lines.length)] ?? '');
    else
      lines[at] =
        line.slice(0, cut) + String.fromCharCode(32 + Math.floor(random() * 400)) + line.slice(cut + 1);
  }
  return lines.join('\n');
}
