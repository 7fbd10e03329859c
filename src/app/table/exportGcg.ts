import { replay } from '../../domain/table/game.ts';
import type { GcgOptions, GcgWriteError } from '../../share/gcg/writeGcg.ts';
import type { Device, StoredGame } from '../shell/ports.ts';
import { fileName } from './ending.ts';

/** Hands out the game as GCG; or says why it cannot be written. */
export async function exportGcg(
  device: Pick<Device, 'saveFile'>,
  game: StoredGame,
  options: GcgOptions,
): Promise<GcgWriteError | null> {
  const { writeGcg } = await import('../../share/gcg/writeGcg.ts');
  const text = writeGcg(replay(game.entries).log, options);
  if (!text.ok) return text.error;
  device.saveFile(fileName(game).replace(/json$/, 'gcg'), text.value, 'text/plain');
  return null;
}
