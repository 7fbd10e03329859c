import { languageNames } from '../languageNames.ts';
import type { judge as pl } from '../pl/judge.ts';
import { plural } from '../plural.ts';
import { words } from './words.ts';

export const judge: typeof pl = {
  title: 'Overovanie slov',
  language: 'Jazyk slovníka',
  languageName: languageNames('sk', { pl: 'poľský', en: 'anglický', sk: 'slovenský' }),
  listIs: (name, edition, count) => `${name} ${edition} (${words(count)}).`.replace('  ', ' '),
  standing: {
    official: '',
    unofficial: 'Toto nie je oficiálny turnajový slovník.',
    doubted: 'Tento slovník je pochybný: môže odmietať dobré slová.',
  },
  words: 'Slová',
  wordNumber: (n, most) => `Slovo ${n} z najviac ${most}`,
  typeHere: 'Napíšte slovo.',
  letters: 'Písmená',
  nextWord: 'Ďalšie slovo',
  next: '+ slovo',
  drop: (word) => `Odstrániť slovo ${word}`,
  done: 'Overiť',
  ready: (n) => `Overiť: ${words(n)}`,
  handOver: 'Súper si prečíta, či sú to tie slová, a sám odkryje verdikt.',
  ask: 'Ukázať verdikt',
  edit: 'Opraviť slová',
  asking: 'Overujem…',
  short: { valid: 'ÁNO', invalid: 'NIE', unknown: '?' },
  verdicts: { valid: 'Ťah je platný', invalid: 'Ťah je neplatný', unknown: 'Rozhodne rozhodca' },
  explained: {
    valid: 'Všetky slová sú v slovníku.',
    invalid: 'Aspoň jedno slovo v slovníku nie je.',
    unknown: 'Tento slovník o ťahu nerozhoduje.',
  },
  explainedOne: { valid: 'Slovo je v slovníku.', invalid: 'Toto slovo v slovníku nie je.' },
  answers: {
    valid: 'platné',
    invalid: 'neplatné',
    unknown: 'slovník nerozhoduje',
    'foreign-letter': 'písmeno mimo abecedy',
  },
  clearsIn: (seconds) => `Zmizne o ${seconds} s`,
  clear: 'Vymazať hneď',
  failed: 'Slovníka sa nepodarilo opýtať.',

  duringGame: 'Prebieha partia',
  duringGameWhy:
    'Počas partie slovník odpovedá iba na námietku ohlásenú v tejto partii. Overovanie mimo partie sa vráti, keď sa partia skončí alebo ju odložíte.',
  toGame: 'Späť k partii',
  noList: 'Chýba slovník',
  noListWhy: (language) =>
    `V tomto telefóne ešte nie je slovník (jazyk: ${language}), takže nemá kto odpovedať. Stiahnite ho raz cez internet alebo načítajte zo súboru; potom funguje bez internetu.`,
  arriving: (percent) => `Slovník sa načítava: ${percent} %`,
  toLists: 'Slovníky',

  log: 'Denník overení',
  logFile: 'dennik-overeni',
  logEmpty: 'Zatiaľ sa nič neoverovalo.',
  logNote: (n) =>
    `${n} ${plural('sk', n, { one: 'záznam', few: 'záznamy', other: 'záznamov' })}. Denník zostáva v tomto telefóne (posledných 500).`,
  exportLog: 'Uložiť ako súbor CSV',
  clearLog: 'Vymazať denník',
  holdToClear: 'Podržte, ak chcete denník vymazať',
  columns: ['Čas (UTC)', 'Jazyk', 'Slová', 'Verdikt', 'Slovník'],
};
