import type { SlipRow, SlipStore } from '../../../src/storage/slips.ts';

/** The slips of a database in memory. */
export class MemorySlips implements SlipStore {
  rows: readonly SlipRow[];

  constructor(rows: readonly SlipRow[] = []) {
    this.rows = rows;
  }

  all = async () => this.rows;

  of = async (tournament: string) => this.rows.filter((slip) => slip.tournament === tournament);

  keep = async (slip: SlipRow) => {
    this.rows = [...this.rows, slip];
    return 'database' as const;
  };

  forget = () => undefined;
}
