import type { StoredRules } from '../../../src/domain/rules/complete.ts';
import type { TableRules } from '../../../src/domain/rules/tableRules.ts';
import type { TournamentEntry } from '../../../src/domain/tournament/fact.ts';
import type { TournamentSettings } from '../../../src/domain/tournament/settings.ts';
import type { TournamentCard } from '../../../src/share/card/card.ts';
import type { SlipPayload } from '../../../src/share/slip/payload.ts';
import { read } from '../project/repository.ts';

/** What version 2 stored and sent, and what it made of it itself. */
export const STORED_V2 = JSON.parse(read('tests/fixtures/stored-v2.json')) as {
  readonly games: {
    readonly backup: string;
    readonly expected: readonly {
      readonly id: string;
      readonly facts: number;
      readonly phase: string;
      readonly final: readonly number[];
      readonly winner: number | null;
    }[];
  };
  readonly preferences: { readonly rules: readonly StoredRules[]; readonly tournament: string };
  /** Of the presets and of the own rules above, some with a time that an organizer set. */
  readonly marks: readonly { readonly id: string; readonly time: number | null; readonly mark: number }[];
  readonly cards: readonly {
    readonly what: string;
    readonly link: string;
    readonly card: Omit<TournamentCard, 'seating'> & { readonly board: TournamentCard['seating'] };
    readonly rules: TableRules | null;
  }[];
  readonly slips: readonly {
    readonly what: string;
    readonly link: string;
    readonly scheme: string;
    readonly consistent: boolean;
    readonly slip: SlipPayload;
    readonly digest: string;
    readonly signature: string;
  }[];
  readonly tournament: {
    readonly database: {
      readonly facts: readonly {
        readonly tournament: string;
        readonly seq: number;
        readonly entry: TournamentEntry;
        readonly sum: number;
      }[];
      readonly slips: readonly {
        readonly tournament: string;
        readonly digest: string;
        readonly text: string;
      }[];
    };
    readonly file: string;
    readonly settings: TournamentSettings;
  };
};
