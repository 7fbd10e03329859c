import { folded } from '../../domain/folded.ts';
import { writePfsText } from '../../share/tournament/pfsText.ts';
import {
  type ClubHeadings,
  clubsCsv,
  type ResultsHeadings,
  resultsCsv,
  type StandingsHeadings,
  standingsCsv,
} from '../../share/tournament/tournamentTable.ts';
import { writeTshDivision } from '../../share/tournament/tsh.ts';
import type { Device } from '../shell/ports.ts';
import type { Desk } from './desk.ts';
import type { Organizer } from './organizer.ts';

export const EXPORTS = ['standingsCsv', 'clubsCsv', 'resultsCsv', 'pfs', 'tsh', 'backup'] as const;
type ExportKind = (typeof EXPORTS)[number];

/** What the files and their columns are called in the organizer's language. */
type FileTexts = {
  readonly headings: StandingsHeadings & ClubHeadings & ResultsHeadings;
  readonly files: Readonly<Record<'standings' | 'clubs' | 'results' | 'backup', string>>;
};

type File = { readonly name: string; readonly content: string; readonly type: string };

/** Hands one of the tournament's files to the user; returns what it is called. */
export function exportFile(
  organizer: Organizer,
  desk: Desk,
  device: Device,
  { headings, files }: FileTexts,
  kind: ExportKind,
): string {
  const tournament = desk.tournament.value;
  const stem = fileStem(tournament.settings.name);
  const csv = (name: string, content: string): File => ({
    name: `${stem}-${name}.csv`,
    content,
    type: 'text/csv;charset=utf-8',
  });
  const make: Readonly<Record<ExportKind, () => File>> = {
    standingsCsv: () => csv(files.standings, standingsCsv(desk.standings.value, headings)),
    clubsCsv: () => csv(files.clubs, clubsCsv(desk.clubs.value, headings)),
    resultsCsv: () => csv(files.results, resultsCsv(tournament, headings)),
    pfs: () => ({
      name: `${stem}-pfs.txt`,
      content: writePfsText(tournament, desk.standings.value),
      type: 'text/plain;charset=utf-8',
    }),
    tsh: () => ({ name: 'a.t', content: writeTshDivision(tournament), type: 'text/plain' }),
    backup: () => ({
      name: `${stem}-${files.backup}.json`,
      content: organizer.backup(desk),
      type: 'application/json',
    }),
  };
  const { name, content, type } = make[kind]();
  device.saveFile(name, content, type);
  return name;
}

/** A name that every file system takes. */
export function fileStem(name: string): string {
  const plain = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return plain || 'sprawdzam';
}
