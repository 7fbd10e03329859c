import type { EarlyEnd } from '../../domain/table/fact.ts';

/** Ending a game before its end, putting it off, and taking back what was recorded. */
export const early = {
  open: 'Zakończ lub odłóż partię…',
  title: 'Wcześniejszy koniec partii',
  means:
    'Punkty zostają bez zmian, płytek ze stojaków się nie odejmuje. Regulamin nie opisuje takiego zakończenia: protokół o nim powie, a o wyniku w turnieju zdecyduje organizator.',
  hows: {
    resigned: 'Poddanie partii',
    walkover: 'Walkower',
    abandoned: 'Partia przerwana',
    agreed: 'Remis za zgodą',
  } satisfies Readonly<Record<EarlyEnd, string>>,
  hints: {
    resigned: 'Kto się poddaje, przegrywa.',
    walkover: 'Kto nie przyszedł albo został wykluczony, przegrywa.',
    abandoned: 'Bez zwycięzcy i bez remisu: partii nie da się dokończyć.',
    agreed: 'Wszyscy gracze godzą się na remis, bez względu na punkty.',
  } satisfies Readonly<Record<EarlyEnd, string>>,
  short: {
    resigned: 'poddana',
    walkover: 'walkower',
    abandoned: 'przerwana, bez wyniku',
    agreed: 'remis za zgodą',
  } satisfies Readonly<Record<EarlyEnd, string>>,
  /** In a line of text: how it ended, who has lost by it, and why. */
  line: (how: string, name: string, why: string) =>
    `${how}${name && `, przegrywa ${name}`}${why && `: ${why}`}`,
  /** What stands still until later, and why. */
  putOff: (what: string, why: string) => `${what}${why && `: ${why}`}`,
  whoResigns: 'Kto się poddaje?',
  whoMissing: 'Kto przegrywa walkowerem?',
  reason: 'Powód (nieobowiązkowo)',
  finish: 'Zakończ partię',
  hold: 'Przytrzymaj, żeby zakończyć partię',
  laidOut: 'Ostatnie płytki wyłożone',
  laidOutHint:
    'Dotknij w karcie zapisu ruchu, który skończył partię, i zaznacz „Ostatni ruch”. Stojaki się liczą.',
  adjourn: 'Odłóż na później',
  adjournHint: 'Zegary stoją, aż ktoś wznowi partię. Do tego czasu można sprawdzać słowa i grać inną.',
  adjourned: 'Partia odłożona',
  back: 'Gramy dalej',
  endNote: (how: string, name: string, why: string) => `${how}${name && `: ${name}`}${why && ` (${why})`}`,
  noWinner: 'Bez rozstrzygnięcia',

  undoTitle: (what: string) => `Cofnąć? ${what}`,
  undoRan: (name: string, span: string) => `${name}: zegar idzie od tego zapisu już ${span}.`,
  undoKeep: 'Cofnij bez oddawania czasu',
  undoGive: (name: string, span: string) => `Cofnij i oddaj ${span}: ${name}`,
  undo: 'Cofnij',
  undoNot: 'Nie cofaj',
  stopCost: (name: string, span: string) => `${name}: zegar pójdzie dalej, jakby nie stanął (−${span})`,
};
