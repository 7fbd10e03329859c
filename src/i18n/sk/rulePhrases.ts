import { plural } from '../plural.ts';
import type { RulePhrases } from '../ruleText.ts';
import { common } from './common.ts';

const turns = (n: number) => `${n} ${plural('sk', n, { one: 'ťah', few: 'ťahy', other: 'ťahov' })}`;

export const phrases: RulePhrases = {
  titles: {
    pfs: 'Klubová partia (poľská federácia)',
    'three-games': 'Zápas na tri partie',
    'pinczow-school': 'Pińczów – medziškolský turnaj',
    'pinczow-open': 'Pińczów – otvorený turnaj',
    'english-school': 'English Scrabble – školský turnaj',
    wespa: 'WESPA',
    home: 'Doma, bez hodín',
  },
  languages: { pl: 'poľské', en: 'anglické', sk: 'slovenské' },
  labels: {
    time: 'Čas',
    exchanges: 'Výmeny',
    failed: 'Neúspešná námietka',
    tie: 'Rovnosť',
    players: 'Hráči',
    match: 'Zápas',
    tiles: 'Kamene',
    lexicon: 'Slovník',
  },
  questions: {
    timeOut: 'vyprší čas?',
    settling: 'sa ťah práve zapisuje?',
    challenge: 'niekto podá námietku?',
    failed: 'je overované slovo správne?',
    exchange: 'je vo vrecku málo kameňov?',
    runs: 'nikto nemá ťah?',
    out: 'niekto položí posledný kameň?',
    nobodyOut: 'zostanú kamene v zásobníkoch?',
    tie: 'je výsledok rovnaký?',
    bingo: 'niekto položí celý zásobník naraz?',
    draw: 'sa pri žrebovaní objaví žolík alebo rovnaké písmená?',
  },
  startSignal: {
    begins: (name) => `Ťuknite, keď ${name} začína hrať`,
    fullRack: (name) => `Ťuknite, keď má ${name} plný zásobník`,
    firstTile: (name) => `Ťuknite, keď ${name} vytiahne prvý kameň`,
    secondTile: (name) => `Ťuknite, keď ${name} vytiahne druhý kameň`,
  },
  time: {
    none: 'bez hodín',
    byOrganizer: 'určí organizátor',
    budget: (time) => `${time} na hráča`,
    move: (time) => `${time} na ťah`,
    shared: (time) => `${time} na partiu, spoločne`,
  },
  exchangeShort: {
    none: 'žiadne',
    unlimited: 'bez obmedzenia',
    upTo: (limit) => `najviac ${limit}`,
    some: (limit, bag) => `${limit}, vo vrecku min. ${bag}`,
  },
  failedShort: {
    nothing: 'bez trestu',
    'challenger-loses': (points) => `−${points} pre namietajúceho`,
    'mover-gains': (points) => `+${points} pre súpera`,
    'lost-turn': 'strata ťahu',
  },
  tieShort: { draw: 'zostáva remíza', word: 'lepšie posledné slovo', move: 'lepší posledný ťah' },
  games: (n) => `${n} ${plural('sk', n, { one: 'partia', few: 'partie', other: 'partií' })}`,
  timeOut: {
    none: 'Hodiny nie sú, na čase nezáleží.',
    counts: { pass: 'pas', loss: 'strata ťahu' },
    move: (time, counts) => `Na ťah je ${time}. Kto nestihne, prichádza o ťah: počíta sa to ako ${counts}.`,
    shared: (time) => `${time} je spoločný čas na celú partiu. Keď sa minie, partia sa končí.`,
    eachMinute: 'každú začatú minútu',
    each: (time) => `každých začatých ${time}`,
    penalty: (unit, points) =>
      `Hodiny bežia ďalej pod nulu. Za ${unit} sa odpočíta ${common.points(points)}.`,
    limit: (time) => `Prekročenie o viac než ${time} znamená prehru.`,
    out: 'Kto minie svoj čas, už neukladá slová ani nevymieňa kamene.',
    othersGoOn: 'Ostatní hrajú ďalej.',
    opponentGoesOn: 'Súper hrá ďalej sám.',
    mayChallenge: 'Namietať stále môže.',
    mayNotChallenge: 'Ani namietať už nemôže.',
    restartsRuns: 'Počítadlo pasov začína vtedy od nuly.',
    allOut: 'Keď čas vyprší všetkým, partia sa končí.',
    bothOut: 'Keď čas vyprší obom, partia sa končí.',
  },
  settling: {
    nobody: 'Od zastavenia hodín po zápis ťahu čas nebeží nikomu.',
    opponent: 'Po zastavení hodín hneď beží čas súpera, aj počas zapisovania.',
  },
  window: {
    'at-recording': 'Možno to urobiť po zastavení hodín a pred zápisom ťahu.',
    'at-next-stop': 'Možno to urobiť po zastavení hodín, kým ďalší hráč nezastaví svoje.',
  },
  challenge: (window) =>
    `${window} Ak je čo len jedno ohlásené slovo neplatné, kamene sa vracajú do zásobníka a ťah je stratený: 0 bodov.`,
  failed: {
    nothing: 'Ťah platí, namietajúci nič nestráca.',
    'challenger-loses': (points, per) => `Ťah platí a namietajúci stráca ${common.points(points)} ${per}.`,
    'mover-gains': (points, per) => `Ťah platí a jeho autor získava ${common.points(points)} ${per}.`,
    'lost-turn': 'Ťah platí a namietajúci stráca svoj najbližší ťah.',
  },
  per: { word: 'za každé ohlásené slovo', challenge: 'za celú námietku' },
  exchange: {
    never: 'Kamene sa aj tak nevymieňajú.',
    unlimited: 'Počet výmen v partii nie je obmedzený.',
    limited: (limit) => `V partii môže každý vymieňať najviac ${limit}-krát.`,
    whatThereIs: 'Vymeniť možno toľko kameňov, koľko je vo vrecku.',
    bag: (bag) => `Na výmenu musí byť vo vrecku aspoň ${common.tiles(bag)}, aj keď sa vymieňa menej.`,
  },
  noRuns: 'Pasovať možno bez konca: pasy partiu nekončia.',
  runs: (runs) => `Partia sa končí, keď ${runs.join(', alebo keď ')}.`,
  run: {
    counted: { pass: 'pasy', loss: 'straty', exchange: 'výmeny' },
    broken: { loss: 'strata', exchange: 'výmena' },
    eachPasses: (n) => `každý pasuje ${n}-krát po sebe`,
    eachScoreless: (n, counted) => `každý má ${turns(n)} po sebe bez bodov (${counted.join(', ')})`,
    passes: (n, alone) => `je ${n}-krát po sebe pas (pri hre osamote: ${alone})`,
    scoreless: (n, alone, counted) =>
      `${turns(n)} po sebe sú len ${counted.join(' a ')} (pri hre osamote: ${alone})`,
    least: (passes) => `, z toho pasov aspoň ${passes}`,
    breaks: (broken) => ` (preruší to ${broken.join(' alebo ')})`,
  },
  out: {
    othersTiles: 'kamene ostatných hráčov',
    opponentsTiles: 'kamene súpera',
    gains: {
      others: (whose) => `Pri prázdnom vrecku končí partiu a pripočíta si ${whose}.`,
      'others-twice': (whose) => `Pri prázdnom vrecku končí partiu a pripočíta si dvojnásobne ${whose}.`,
      nothing: () => 'Pri prázdnom vrecku končí partiu, ale nič si nepripočíta.',
    },
    othersLose: 'Ostatní si odpočítajú svoje.',
    opponentLoses: 'Súper si ich odpočíta.',
    nobodyLoses: 'Iným sa nič neodpočíta.',
    needsAcceptance: 'Tento ťah musí súper prijať, alebo proti nemu namietať.',
    alone: 'Kto už hrá sám, nič si nepripočíta.',
  },
  nobodyOut: {
    own: 'Keď sa partia skončí pasmi alebo časom, každý si odpočíta hodnotu svojich kameňov.',
    nothing: 'Keď sa partia skončí pasmi alebo časom, nič sa neodpočíta.',
  },
  tie: {
    draw: 'Je to remíza.',
    word: 'Vyhráva ten, kto v poslednom svojom ťahu vytvoril hodnotnejšie slovo. Ak je aj to rovnaké, je remíza.',
    move: 'Vyhráva ten, koho posledný ťah mal vyššiu hodnotu. Ak je aj to rovnaké, je remíza.',
  },
  bingo: {
    none: 'Prémia za celý zásobník nie je.',
    some: (rack, bingo) => `Za ${common.tiles(rack)} v jednom ťahu je prémia: ${common.points(bingo)}.`,
    firstMove: (tiles) => `Na prvý ťah partie treba aspoň ${common.tiles(tiles)}.`,
  },
  draw: {
    first: 'Začína písmeno bližšie k začiatku abecedy.',
    blank: {
      'first-letter': 'Žolík sa počíta ako A.',
      'before-all': 'Žolík je lepší než každé písmeno.',
      'draw-again': 'Kto vytiahne žolíka, žrebuje znova.',
    },
    equal: {
      'the-equal': 'Pri rovnakých najlepších písmenách žrebujú ďalej len tí, čo ich majú.',
      everybody: 'Pri rovnakých najlepších písmenách žrebujú odznova všetci.',
    },
  },
};
