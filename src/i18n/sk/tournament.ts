import type { tournament as pl } from '../pl/tournament.ts';
import { plural } from '../plural.ts';

export const tournament: typeof pl = {
  entrants: {
    category: 'Trieda alebo veková skupina',
    rating: 'Rating',
    table: 'Stály stôl',
    more: 'Viac o hráčovi',
    away: 'V tomto kole nehrajú',
    awayTitle: 'Jedno kolo bez partie',
    round: (n) => `${n}. kolo`,
    absent: 'Neprítomný: nič sa neráta',
    bye: 'Voľno na požiadanie',
    plays: 'Hrá',
    remove: 'Podržte, ak ho chcete odstrániť zo zoznamu',
    removeHint: 'Ešte nebol v žiadnom žrebe: možno ho odstrániť ako zapísaného omylom.',
    bothLose: 'obojstranná kontumácia',
    began: 'Začínal(a)',
    skipped: (line, text) => `Riadok ${line} bez mena bol vynechaný: ${text}`,
    twice: (name) => `${name} už na zozname je.`,
    andMore: (n) => `…a ešte ${n}`,
  },
  systems: {
    thisRound: 'Ako nažrebovať toto kolo',
    fixed: 'Vopred určené dvojice',
    fixedHint:
      'Tieto dvojice si sadnú spolu, zvyšok žrebuje systém. Jedna dvojica v riadku: 5 – 12 alebo mená.',
    fixedOnlyPairs: 'Sem patria len dvojice. Voľno na požiadanie sa označí pri hráčovi.',
    needed: (players, rounds, planned) =>
      `Každý s každým: pri ${players} hráčoch treba ${rounds} ${plural('sk', rounds, { one: 'kolo', few: 'kolá', many: 'kola', other: 'kôl' })}, naplánované: ${planned}.`,
    last: 'Posledné kolá iným systémom',
    lastCount: 'Koľko posledných kôl',
    none: 'nie',
    seeding: 'Poradie pred prvým kolom',
    seedings: { entered: 'podľa zoznamu', ratings: 'podľa ratingu', drawn: 'losom' },
    walkover: 'Kontumácia',
    walkoverWinner: 'body víťaza',
    walkoverLoser: 'body druhého',
  },
  rests: (rounds, open) =>
    `${rounds.length === 1 ? 'Kolo' : 'Kolá'} ${rounds.join(', ')} ${rounds.length === 1 ? 'bolo nažrebované' : 'boli nažrebované'} podľa predošlého výsledku a tak aj ${rounds.length === 1 ? 'ostane' : 'ostanú'}; zmení sa len tabuľka.${open ? ' Posledné možno ešte zrušiť a nažrebovať znova.' : ''}`,
  prizes: {
    title: 'Osobitné ceny',
    highestGame: 'Najvyšší výsledok partie',
    highestLoss: 'Najvyššia prehra',
    widestWin: 'Najvyššia výhra (rozdiel)',
    bestMove: 'Najlepší ťah',
    none: 'zatiaľ nič',
    moveHint: 'Z lístkov, ktoré majú zapísané ťahy.',
    where: (round, table) => `${round}. kolo, stôl ${table}`,
    against: (name) => `proti: ${name}`,
  },
  categories: { title: 'Kategórie', none: 'Žiadny hráč nemá triedu ani skupinu.' },
  countedNames: 'Rátajú sa',
};
