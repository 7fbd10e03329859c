import type { Criterion } from '../../../domain/tournament/settings.ts';

/** What is written in tables that leave the screen, in the organizer's language. */
export type OutputTexts = {
  readonly language: string;
  /** The same figures as on the screens. */
  readonly figure: (value: number) => string;
  readonly signed: (value: number) => string;
  readonly criteria: Readonly<Record<Criterion, string>>;
  readonly heading: Readonly<
    Record<
      | 'place'
      | 'number'
      | 'player'
      | 'club'
      | 'table'
      | 'round'
      | 'opponent'
      | 'score'
      | 'spread'
      | 'sum'
      | 'counted',
      string
    >
  >;
  readonly after: (round: number) => string;
  readonly running: (round: number, missing: number) => string;
  readonly beforeFirst: string;
  readonly written: (moment: string) => string;
  readonly standings: string;
  readonly clubs: string;
  readonly cross: string;
  readonly crossNote: string;
  readonly round: (n: number) => string;
  readonly bySurname: (n: number) => string;
  readonly starts: string;
  readonly startsNote: string;
  readonly bye: string;
  readonly missed: string;
  readonly forfeit: string;
  readonly noResult: string;
  readonly withdrawn: string;
  readonly prizes: Readonly<
    Record<'title' | 'highestGame' | 'highestLoss' | 'widestWin' | 'bestMove', string>
  > & {
    readonly where: (round: number, table: number) => string;
  };
};
