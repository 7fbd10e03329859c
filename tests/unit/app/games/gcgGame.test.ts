import { expect, test } from 'vitest';
import { gameText, importGcgGame, looksLikeGcg } from '../../../../src/app/games/gcgGame.ts';
import { exportGcg } from '../../../../src/app/table/exportGcg.ts';
import { phone } from './phone.ts';

const GCG =
  '#player1 a Żaneta Łuk\n#player2 b Jan\n#tile-distribution polish\n>a: KOT 8H KOT +12 12\n#note time 00:01\n';

test('a GCG file becomes a game of this phone, once, and what differs is told', async () => {
  const library = await phone().open();
  const first = await importGcgGame(GCG, library, 6_001_000);
  expect(first).toMatchObject({
    ok: true,
    value: { outcome: 'added', differences: [{ line: 4, why: 'points', file: 12, counted: 10 }] },
  });
  expect(library.heads.value).toMatchObject([{ begun: 6_000_000, summary: { points: [12, 0] } }]);
  expect(await importGcgGame(GCG, library, 9_000_000)).toMatchObject({ value: { outcome: 'known' } });
  expect(await importGcgGame('hello', library, 0)).toMatchObject({ ok: false, error: { why: 'not-gcg' } });
});

test('it is handed out as GCG again, or it is said why not', async () => {
  const library = await phone().open();
  const imported = await importGcgGame(GCG, library, 6_000_000);
  const game = imported.ok ? await library.read(imported.value.id) : null;
  const files: string[] = [];
  const saveFile = (name: string, content: string) => void files.push(name, content);
  expect(await exportGcg({ saveFile }, game!, { profile: 'all' })).toBeNull();
  expect(files[0]).toMatch(/Żaneta-Łuk_Jan\.gcg$/);
  expect(files[1]).toContain('>Żaneta_Łuk: KOT 8H KOT +12 12');
  expect(await exportGcg({ saveFile }, { id: 'x', entries: [] }, { profile: 'all' })).toEqual({
    why: 'not-begun',
  });
});

test('bytes in the encoding of Windows, and what is JSON', async () => {
  expect(await gameText(Uint8Array.from([0x23, 0xbf]))).toBe('#ż');
  expect(looksLikeGcg(' \n{"format"')).toBe(false);
  expect(looksLikeGcg(GCG)).toBe(true);
});
