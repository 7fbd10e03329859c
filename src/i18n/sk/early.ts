import type { early as pl } from '../pl/early.ts';

export const early: typeof pl = {
  open: 'Ukončiť alebo odložiť partiu…',
  title: 'Predčasný koniec partie',
  means:
    'Body ostanú, aké sú, a kamene zo zásobníkov sa nerátajú. Pravidlá takéto ukončenie neopisujú: bude v protokole a o výsledku v turnaji rozhodne organizátor.',
  hows: {
    resigned: 'Vzdanie partie',
    walkover: 'Kontumácia',
    abandoned: 'Prerušená partia',
    agreed: 'Remíza dohodou',
  },
  hints: {
    resigned: 'Kto sa vzdá, prehráva.',
    walkover: 'Kto neprišiel alebo bol vylúčený, prehráva.',
    abandoned: 'Bez víťaza a bez remízy: partia sa nedá dohrať.',
    agreed: 'Všetci hráči súhlasia s remízou, nech má kto koľkokoľvek bodov.',
  },
  short: {
    resigned: 'vzdaná',
    walkover: 'kontumácia',
    abandoned: 'prerušená, bez výsledku',
    agreed: 'remíza dohodou',
  },
  line: (how, name, why) => `${how}${name && `, prehráva ${name}`}${why && `: ${why}`}`,
  putOff: (what, why) => `${what}${why && `: ${why}`}`,
  whoResigns: 'Kto sa vzdáva?',
  whoMissing: 'Kto prehráva kontumačne?',
  reason: 'Dôvod (nepovinný)',
  finish: 'Ukončiť partiu',
  hold: 'Podržaním partiu ukončíte',
  laidOut: 'Posledné kamene vyložené',
  laidOutHint:
    'V zápise ťuknite na ťah, ktorý ukončil partiu, a označte „Posledný ťah“. Zásobníky sa rátajú.',
  adjourn: 'Odložiť na neskôr',
  adjournHint: 'Hodiny stoja, kým niekto partiu neobnoví. Dovtedy sa dajú overovať slová a hrať iná partia.',
  adjourned: 'Partia odložená',
  back: 'Hráme ďalej',
  endNote: (how, name, why) => `${how}${name && `: ${name}`}${why && ` (${why})`}`,
  noWinner: 'Bez rozhodnutia',

  undoTitle: (what) => `Vrátiť? ${what}`,
  undoRan: (name, span) => `Od tohto zápisu beží čas: ${name}, zatiaľ ${span}.`,
  undoKeep: 'Vrátiť, čas nevracať',
  undoGive: (name, span) => `Vrátiť aj čas ${span}: ${name}`,
  undo: 'Vrátiť',
  undoNot: 'Nevracať',
  stopCost: (name, span) => `${name}: hodiny pôjdu, akoby nezastali (−${span})`,
};
