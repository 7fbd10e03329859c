import type { home as pl } from '../pl/home.ts';

export const home: typeof pl = {
  tagline: 'Hodiny, zápis a rozhodca pri hracej doske',
  continue: 'Späť do partie',
  newGame: 'Nová partia',
  games: 'Odohrané partie',
  judge: 'Overovanie slov',
  lists: 'Slovníky',
  organizer: 'Turnaj',
  duplicate: 'Vykladací Scrabble',
  settings: 'Nastavenia',
  help: 'Pomoc',
  offline: {
    ready: 'Pripravené na hru bez internetu',
    shell: 'Ukladám aplikáciu do telefónu…',
    unsupported: 'Tento prehliadač aplikáciu neuloží: nechajte stránku otvorenú.',
    'no-https':
      'Stránka bez https: funguje, kým je otvorená, ale neuloží sa do telefónu a nečíta kódy. Adresa s https zvládne oboje.',
    interrupted: 'Server neodpovedá: aplikácia ešte nie je v telefóne. Skúšam ďalej.',
    noList: 'Aplikácia je pripravená. Chýba slovník.',
    list: (percent) => `Sťahujem slovník: ${percent} %`,
  },
  update: 'Je k dispozícii nová verzia',
  updateNow: 'Aktualizovať',
  updating: 'Aktualizujem…',
  install: 'Pridajte aplikáciu na plochu, aby sa partie nestratili a telefón ju nezabudol.',
};
