import type { PlacementError } from '../../domain/board/placement.ts';
import { clockText } from '../../domain/clock/clock.ts';
import type { PhaseName } from '../../domain/table/state.ts';
import { BLANK } from '../../domain/tiles/tileSet.ts';
import type { refusals as pl } from '../pl/refusals.ts';
import { plural } from '../plural.ts';
import { common } from './common.ts';

export const refusals: typeof pl = (refusal, names) => {
  const name = (seat: number) => names[seat] ?? common.seatName(seat + 1);
  const all = (seats: readonly number[]) => seats.map(name).join(', ');
  switch (refusal.why) {
    case 'not-started':
      return 'Partia sa ešte nezačala. Začnite novou partiou.';
    case 'already-started':
      return 'Táto partia už prebieha.';
    case 'time-went-back':
      return 'Hodiny telefónu sa posunuli späť. Skúste to o chvíľu znova.';
    case 'no-such-seat':
      return `Také miesto pri stole nie je. Počet hráčov: ${refusal.seats}.`;
    case 'wrong-phase':
      return PHASES[refusal.phase];
    case 'not-your-turn':
      return `Na ťahu je ${name(refusal.turn)}.`;
    case 'out-of-range':
      if (refusal.what === 'add') return 'Oprava času môže byť najviac jeden deň.';
      return `${RANGES[refusal.what] ?? 'Číslo'}: možné je od ${refusal.least} do ${refusal.most}, zadané je ${refusal.got}.`;
    case 'wrong-number-of-players':
      return refusal.least === refusal.most
        ? `Podľa týchto pravidiel je počet hráčov ${refusal.least}, zadaných je ${refusal.got}.`
        : `Podľa týchto pravidiel hrá ${refusal.least} až ${refusal.most} hráčov, zadaných je ${refusal.got}.`;
    case 'time-not-set':
      return 'Zadajte čas, ktorý určil organizátor.';
    case 'consent-missing':
      return `Ešte chýba súhlas s telefónom na stole: ${all(refusal.seats)}.`;
    case 'draw-undecided':
      return `Žrebovanie nie je rozhodnuté. Ešte žrebujú: ${all(refusal.again)}.`;
    case 'draw-disagrees':
      return `Podľa žrebovania začína ${name(refusal.starts)}.`;
    case 'takeover-incomplete':
      return TAKEOVER[refusal.what] ?? 'Doplňte údaje partie z papiera.';
    case 'more-tiles-than-set':
      return `Vo vrecku a v zásobníkoch by bolo spolu ${common.tiles(refusal.got)}, súprava má ${refusal.set}.`;
    case 'first-move-too-short':
      return `Na prvý ťah treba aspoň ${common.tiles(refusal.need)}, položené: ${refusal.got}.`;
    case 'rack-too-small':
      return `V zásobníku ${are(refusal.has)}, treba ${refusal.wants}.`;
    case 'tiles-disagree':
      return `Počet kameňov (${refusal.tiles}) nesedí so zadaným slovom (${refusal.laid}).`;
    case 'foreign-letter':
      return `Písmeno „${refusal.letter}“ v tejto súprave nie je.`;
    case 'no-such-tile':
      return refusal.letter === BLANK
        ? `Žolíkov by bolo už ${refusal.seen}, v súprave sú ${refusal.inSet}.`
        : `Kameňov „${refusal.letter}“ by bolo už ${refusal.seen}, v súprave ich je ${refusal.inSet}.`;
    case 'not-out':
      return `Kamene ešte zostali: v zásobníku ${refusal.rack}, vo vrecku ${refusal.bag}.`;
    case 'placement':
      return placement(refusal.error);
    case 'exchange-limit':
      return refusal.limit === 0
        ? 'Podľa týchto pravidiel sa kamene nevymieňajú. Možný je ťah alebo pas.'
        : `Výmeny sú vyčerpané (${refusal.limit} z ${refusal.limit}). Možný je ťah alebo pas.`;
    case 'bag-too-small':
      return `Vo vrecku ${are(refusal.has)}, na výmenu treba ${refusal.need}.`;
    case 'bag-unknown':
      return `Nevedno, koľko kameňov je vo vrecku. Spočítajte ich: na výmenu treba ${refusal.need}.`;
    case 'must-take-back':
      return 'Slovo je neplatné: kamene sa vracajú do zásobníka a zapíše sa strata ťahu.';
    case 'clock-not-stopped':
      return 'Námietka je možná až po zastavení hodín.';
    case 'move-recorded':
      return 'Tento ťah je už zapísaný, na námietku je neskoro.';
    case 'own-move':
      return 'Toto je váš vlastný ťah: namieta alebo prijíma ho súper.';
    case 'may-not-challenge':
      return 'Podľa týchto pravidiel po uplynutí času už nemožno namietať.';
    case 'already-challenged':
      return `Námietka už prebieha, podáva ju ${name(refusal.by)}.`;
    case 'no-words':
      return 'Uveďte aspoň jedno slovo na overenie.';
    case 'other-words':
      return `Overujú sa ohlásené slová: ${refusal.words.join(', ')}. Už ich nemožno zmeniť.`;
    case 'out-of-time':
      return 'Čas vypršal, ťah už nie je možný.';
    case 'time-left':
      return `Na hodinách je ešte ${clockText(refusal.left)}.`;
    case 'no-clock':
      return 'Táto partia sa hrá bez hodín.';
    case 'clock-not-running':
      return 'Tieto hodiny teraz nebežia.';
    case 'paused':
      return 'Partia je prerušená. Najprv v nej pokračujte.';
    case 'not-paused':
      return 'Partia nie je prerušená.';
    case 'game-over':
      return 'Partia sa skončila. Zápis možno ešte opraviť.';
    case 'not-over':
      return 'Partia ešte prebieha.';
    case 'went-out':
      return 'Tu nezostali žiadne kamene: posledný je na doske.';
    case 'rack-given':
      return `Kamene z tohto zásobníka sú už zadané (${common.points(refusal.value)}).`;
    case 'rack-count':
      return `V zásobníku má byť ${common.tiles(refusal.expected)}, zadané: ${refusal.got}. Nepoznáte písmená? Zvoľte „Len hodnota“.`;
    case 'racks-missing':
      return `Najprv zadajte, čo zostalo v zásobníku: ${all(refusal.seats)}.`;
    case 'already-confirmed':
      return 'Tento výsledok je už potvrdený.';
    case 'no-such-fact':
      return 'Taký záznam v zápise nie je.';
    case 'already-retracted':
      return 'Tento záznam je už vzatý späť.';
    case 'cannot-retract-start':
      return 'Začiatok partie nemožno vziať späť. Môžete začať novú, táto zostane v zozname.';
    case 'other-kind':
      return 'Tento záznam nemožno zmeniť na záznam iného druhu. Možno ho vziať späť.';
    case 'would-break':
      return `Po tejto oprave by nesedel neskorší záznam. ${refusals(refusal.refusal, names)}`;
  }
};

function are(n: number): string {
  return `${plural('sk', n, { one: 'je', few: 'sú', other: 'je' })} ${common.tiles(n)}`;
}

const PHASES: Readonly<Record<PhaseName, string>> = {
  thinking: 'Hodiny bežia. Najprv ich treba zastaviť.',
  settling: 'Hodiny stoja a ťah čaká na zápis.',
  challenged: 'Prebieha námietka. Najprv musí padnúť verdikt.',
  judged: 'Verdikt padol. Zapíšte, čo z neho vyplýva.',
  accepting: 'Posledný ťah čaká na prijatie alebo na námietku.',
  paused: 'Partia je prerušená. Najprv v nej pokračujte.',
  over: 'Partia sa skončila. Zostáva spočítať kamene a potvrdiť výsledok.',
  confirmed: 'Hráči už výsledok potvrdili.',
};

const RANGES: Readonly<Record<string, string>> = {
  words: 'Slová na overenie',
  racks: 'Kamene v zásobníku',
  letters: 'Kamene v zásobníku',
  points: 'Body',
  value: 'Hodnota kameňov',
  tiles: 'Počet kameňov',
};

const TAKEOVER: Readonly<Record<string, string>> = {
  scores: 'Zadajte body každého hráča.',
  racks: 'Zadajte počet kameňov v každom zásobníku, alebo nechajte všetky neznáme.',
  exchanges: 'Zadajte výmeny každého hráča.',
  lastMoves: 'Zadajte posledný ťah každého hráča.',
  left: 'Zadajte čas každého hráča.',
  first: 'Tomuto hráčovi vypršal čas. Vyberte hráča, ktorý ešte môže hrať.',
};

function placement(error: PlacementError): string {
  switch (error.why) {
    case 'no-such-square':
      return `Na doske nie je pole „${error.at}“. Polia sú od A1 po O15.`;
    case 'off-the-board':
      return 'Slovo sa na dosku nezmestí.';
    case 'foreign-letter':
      return `Písmeno „${error.letter}“ v tejto súprave nie je.`;
    case 'square-taken':
      return `Na tomto poli už leží ${error.has}, slovo tam má ${error.wants}.`;
    case 'nothing-laid':
      return 'Toto slovo už na doske leží: nepribudol žiadny kameň.';
    case 'one-letter-word':
      return 'Slovo má aspoň dve písmená.';
    case 'word-goes-on':
      return 'Pred slovom alebo za ním ležia kamene. Zadajte celé slovo aj s nimi.';
    case 'misses-centre':
      return 'Prvé slovo musí prechádzať stredovým poľom.';
    case 'not-connected':
      return 'Slovo sa musí dotýkať kameňov na doske.';
  }
}
