import { languageNames } from '../languageNames.ts';
import type { ListsMessages } from '../lists.ts';
import { counted } from '../plural.ts';
import { words } from './words.ts';

const lines = (count: number): string =>
  counted('sk', count, { one: 'riadok', few: 'riadky', other: 'riadkov' });
const number = (count: number): string => new Intl.NumberFormat('sk').format(count);
const size = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const languageName = languageNames('sk', { pl: 'poľština', en: 'angličtina', sk: 'slovenčina' });
const JUDGES: ReadonlyMap<string, string> = new Map([
  ['pl', 'Rozhoduje v hrách po poľsky'],
  ['en', 'Rozhoduje v hrách po anglicky'],
  ['sk', 'Rozhoduje v hrách po slovensky'],
]);

export const lists: ListsMessages = {
  judges: (language) => JUDGES.get(language) ?? `Rozhoduje v hrách v jazyku: ${languageName(language)}`,
  choose: 'Nech rozhoduje tento',
  title: 'Slovníky',
  back: 'Späť',
  intro: 'Slovník rozhoduje pri námietke. Partia ostáva pri tom, s ktorým sa začala.',
  shipped: 'V aplikácii',
  own: 'Vlastné',
  noOwn: 'Zatiaľ žiadny. Klub, ktorý má svoj slovník v súbore, ho môže načítať tu.',
  languageName,
  edition: (edition) => `vydanie ${edition}`,
  words,
  size,
  standing: { official: 'oficiálny', unofficial: 'neoficiálny', doubted: 'pochybný' },
  notAuthoritative: 'Chýbajúce slovo nerozhoduje: vtedy rozhodne rozhodca.',
  neuter: 'Aj so strednými tvarmi 1. a 2. osoby: robiłom, robiłoś.',
  earlier: 'Z predchádzajúcej verzie aplikácie; potrebuje ho rozohraná partia.',
  status: {
    absent: 'Ešte nestiahnutý',
    downloading: (percent) => `Sťahovanie ${percent} %`,
    verifying: 'Overovanie kontrolného súčtu…',
    opening: 'Otváranie…',
    stored: 'V telefóne',
    ready: 'Pripravený, funguje bez internetu',
    readyOnline: 'Pripravený, ale nepodarilo sa ho uložiť: uvoľnite miesto',
    failed: 'Nedostupný',
  },
  load: 'Stiahnuť',
  open: 'Otvoriť',
  retry: 'Skúsiť znova',
  export: 'Uložiť súbor',
  share: 'Zdieľať',
  remove: 'Odstrániť',
  removeSure: (name) => `Odstrániť slovník ${name}?`,
  removeYes: 'Odstrániť',
  removeNo: 'Nechať',
  removeInUse: 'Tento slovník používa rozohraná partia. Odstrániť sa dá po jej skončení.',
  add: 'Pridať zo súboru',
  addHint:
    'Textový súbor s jedným slovom v riadku, aj v ZIP-e; súbor .dawg z Quackle; alebo hotový slovník z iného telefónu.',
  form: {
    title: 'Nový slovník',
    file: 'Súbor',
    name: 'Názov',
    nameHint: 'napr. Slovník klubu',
    edition: 'Vydanie',
    editionHint: 'napr. 2026',
    language: 'Jazyk',
    official: 'Toto je oficiálny slovník federácie',
    build: 'Načítať',
    cancel: 'Zrušiť',
  },
  steps: {
    reading: 'Čítanie súboru',
    sorting: 'Zoraďovanie',
    joining: 'Skladanie slov',
    packing: 'Balenie',
    proving: 'Kontrola slovo po slove',
  },
  working: (name) => `Načítava sa: ${name}`,
  keepOpen: 'Hodiny partie bežia ďalej. Nezatvárajte aplikáciu.',
  done: (name) => `Slovník ${name} je pripravený`,
  report: {
    words: (count) => `Načítané: ${words(count)}`,
    lines: (count) => `V súbore: ${lines(count)}`,
    duplicates: (count) => `Opakované: ${words(count)}`,
    'other-letters': (count) => `Vynechané, znaky mimo abecedy: ${lines(count)}`,
    'too-short': (count) => `Vynechané, kratšie než 2 písmená: ${lines(count)}`,
    'too-long': (count) => `Vynechané, dlhšie než 15 písmen: ${lines(count)}`,
    examples: (list) => `napr. ${list.join(', ')}`,
    encoding: (name) => `Kódovanie: ${name}`,
    close: 'Dobre',
  },
  fingerprint: (fingerprint) => `Odtlačok slov: ${fingerprint}`,
  fingerprintHint: 'Rovnaký odtlačok na dvoch telefónoch znamená: rovnaké slová.',
  doubted: 'Pochybný: sám sa nevyberie.',
  doubt: {
    title: (name) => `Je to naozaj ${name}?`,
    'mostly-left-out': (taken, leftOut) =>
      `Vynechalo sa viac riadkov (${number(leftOut)}), než sa vzalo (${number(taken)}). Zvyčajne to znamená iný súbor alebo iný jazyk; slová majú stáť po jednom v riadku.`,
    'very-small': (count) =>
      `Sú to len ${words(count)}. Skutočné slovníky na hru ich majú vyše stotisíc; tento odmietne takmer každé slovo.`,
    'other-language': (named, looksLike) =>
      `Písmená nevyzerajú ako ${languageName(named)}, skôr ako ${languageName(looksLike)}.`,
    'doubted-before': 'Kto súbor vytvoril, pridal slovník napriek varovaniu.',
    read: (list) => `Načítané slová sú napr. ${list.join(', ')}.`,
    leftOut: (list) => `Vynechané riadky sú napr. ${list.join(' · ')}.`,
    consequence: 'Ak ho pridáte, rozhodne len tam, kde ho vyberiete ručne.',
    refuse: 'Nepridať',
    accept: 'Pridať napriek tomu',
  },
  kinds: {
    pdf: 'Toto je PDF, nie zoznam slov. Uložte slová ako obyčajný text, po jednom v riadku.',
    '7z': 'Toto je archív 7z. Rozbaľte ho a vyberte textový súbor, alebo ho zbaľte ako ZIP.',
    rar: 'Toto je archív RAR. Rozbaľte ho a vyberte textový súbor, alebo ho zbaľte ako ZIP.',
    tar: 'Toto je archív TAR. Rozbaľte ho a vyberte textový súbor.',
    office: 'Toto je kancelársky dokument (Word, Excel, OpenDocument). Uložte ho ako obyčajný text (.txt).',
    rtf: 'Toto je dokument RTF. Uložte ho ako obyčajný text (.txt).',
    html: 'Toto je internetová stránka, nie zoznam slov. Skontrolujte, či sa súbor naozaj stiahol.',
    image: 'Toto je obrázok alebo film, nie zoznam slov.',
    'packed-otherwise': 'Toto je archív, ktorý aplikácia nerozbalí. Rozbaľte ho a vyberte textový súbor.',
    'program-data':
      'Toto nie je text ani slovník, ktorý aplikácia pozná. Vyberte zoznam slov v textovom súbore.',
  },
  failures: {
    'packed-empty': 'V archíve nie je súbor so zoznamom slov.',
    'packed-several': (names) =>
      `V archíve je viac súborov${names.length > 0 ? ` (${names.join(', ')})` : ''}. Rozbaľte ho a vyberte ten so slovami.`,
    'packed-locked': 'Archív má heslo. Rozbaľte ho a vyberte textový súbor.',
    'packed-damaged': 'Archív je poškodený alebo neúplný. Stiahnite ho ešte raz.',
    'packed-too-large': (most) =>
      `Po rozbalení by mal súbor vyše ${Math.round(most / 2 ** 20)} MB. To nemôže byť zoznam slov.`,
    'cannot-unpack': 'Túto kompresiu aplikácia tu nerozbalí. Rozbaľte súbor a vyberte text.',
    'graph-damaged': 'Toto nie je slovník Quackle ani Woogles, alebo je poškodený.',
    'not-in-folder':
      'V priečinku organizátora slovník nie je. Požiadajte ho, aby ho tam vložil, alebo načítajte súbor.',
    'other-words': 'Tento slovník má iné slová než slovník turnaja s týmto názvom. Nič sa neuložilo.',
    'file-unreadable': 'Telefón nedovolil súbor prečítať. Uložte ho v telefóne a vyberte znova.',
    'no-connection': 'Nie je pripojenie. Pripojte sa a skúste znova.',
    'no-answer': (status) => `Server odpovedal chybou ${status}. Skúste o chvíľu.`,
    'wrong-checksum': 'Súbor prišiel poškodený. Skúste znova.',
    'not-stored':
      'Telefón súbor neprijal: chýba miesto alebo je to súkromné okno. Uvoľnite miesto a skúste znova.',
    'no-words': (examples) =>
      `V súbore nie je ani jedno slovo. ${examples.length > 0 ? `Sú v ňom takéto riadky: ${examples.join(' · ')}. Slová majú stáť po jednom v riadku, bez ničoho vedľa.` : 'Skontrolujte súbor a jazyk.'}`,
    missing: 'Súbor už v telefóne nie je. Načítajte ho ešte raz.',
    'not-a-word-list': 'Toto nie je slovník tejto aplikácie.',
    'newer-format': 'Súbor vytvorila novšia verzia aplikácie. Aktualizujte aplikáciu.',
    'wrong-length': (expected, got) =>
      `Súbor nie je úplný: má mať ${size(expected)}, má ${size(got)}. Pošlite ho ešte raz.`,
    damaged: 'Súbor je poškodený. Pošlite ho ešte raz.',
    'not-exact': 'Slovník sa nepodarilo zostaviť bez chyby, preto bol odmietnutý. Nahláste to.',
    'too-many-words': (expected) => `V súbore je viac než ${words(expected)}. To je priveľa.`,
    'text-too-long': 'Názov alebo vydanie je príliš dlhé. Skráťte ho a skúste znova.',
    'worker-stopped':
      'Prehliadač prácu prerušil, zrejme pre nedostatok pamäte. Zatvorte iné karty a skúste znova.',
  },
};
