import type { settings as pl } from '../pl/settings.ts';

export const settings: typeof pl = {
  title: 'Nastavenia',
  language: 'Jazyk',
  look: 'Vzhľad',
  theme: 'Motív',
  themes: { auto: 'systémový', light: 'svetlý', dark: 'tmavý', sunlight: 'slnko' },
  layout: 'Hodiny, keď je telefón na výšku',
  letterOrder: 'Písmená na klávesoch',
  letterOrders: { alphabet: 'podľa abecedy', keyboard: 'ako na klávesnici' },
  layouts: { facing: 'polovice otočené k hráčom', 'same-way': 'obe polovice rovnakým smerom' },
  signals: 'Signály hodín',
  sound: 'Zvuk',
  clicks: 'Klepnutie pri stlačení hodín',
  clicksWhen: { always: 'vždy', 'outside-tournaments': 'okrem turnajov', never: 'nikdy' },
  vibration: 'Vibrovanie',
  vibrationNote: 'iPhone nedovoľuje stránkam vibrovať.',
  flash: 'Bliknutie polovice obrazovky',
  warnings: 'Kedy dať signál',
  warning: {
    300: 'zostáva 5 minút',
    60: 'zostáva minúta',
    30: 'zostáva 30 sekúnd',
    10: 'zostáva 10 sekúnd',
    0: 'koniec času',
  },
  judging: 'Overovanie slov',
  showFailedWord: 'V partii: ukázať, ktoré slovo je neplatné',
  showFailedWordNote: 'Vypnite, ak vaše pravidlá dovoľujú len verdikt za celý ťah.',
  judgeShowsWords: 'Mimo partie: ukázať, ktoré slovo je neplatné',
  phone: 'Tento telefón',
  offline: {
    ready: 'Pripravené na hru bez internetu.',
    loading: 'Aplikácia ešte nie je uložená v telefóne: nechajte ju chvíľu otvorenú so zapnutým internetom.',
    unsupported: 'Tento prehliadač nevie uložiť aplikáciu na hru bez internetu.',
    'no-https':
      'Stránka je otvorená bez https. Funguje, kým je otvorená, ale prehliadač ju neuloží do telefónu, nedá jej fotoaparát na čítanie kódov a môže zhasnúť obrazovku. Otvorte ju na adrese, ktorá sa začína https.',
    interrupted:
      'Server prestal odpovedať skôr, než bola celá aplikácia v telefóne. Skúšam ďalej; nechajte stránku otvorenú.',
  },
  protected: 'Partie sú chránené: prehliadač ich sám nevymaže.',
  notProtected:
    'Prehliadač môže partie vymazať, keď chýba miesto alebo keď sa aplikácia dlho nepoužíva. Najistejšie: pridajte Sprawdzam na plochu a dôležité partie ukladajte do súboru.',
  protectionUnknown: 'Prehliadač nehovorí, či sú partie chránené pred vymazaním.',
  protect: 'Chrániť údaje pred vymazaním',
  protectRefused: 'Prehliadač to zatiaľ nesľúbil. Zvyčajne tak urobí po pridaní na plochu.',
  used: (used, quota) => `Obsadené miesto: ${used} z dostupných ${quota}.`,
  backup: 'Kópia partií, pravidiel a nastavení',
  backupFile: 'kopia',
  restore: 'Načítať kópiu',
  backupFailed: 'Nie všetky partie sa podarilo prečítať, preto kópia nevznikla. Skúste to o chvíľu znova.',
  backupNote:
    'Jeden súbor so všetkými partiami, vlastnými pravidlami a nastaveniami. Načítanie doplní, čo tu chýba; čo tu je, nezmení.',
  restored: (added, known, unreadable) =>
    [
      `Pridané partie: ${added}.`,
      known > 0 ? `Už tu boli: ${known}.` : '',
      unreadable > 0 ? `Nedalo sa prečítať: ${unreadable}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  restoredRules: (n: number) => `Pridané vlastné pravidlá: ${n}.`,
  restoredSettings: 'Nastavenia sú ako v kópii.',
  restoreErrors: {
    'too-large': 'Tento súbor je príliš veľký na kópiu partií. Nič sa nenačítalo.',
    'too-many': 'V tomto súbore je príliš veľa partií. Nič sa nenačítalo.',
    'not-json': 'Toto nie je kópia partií alebo je súbor poškodený. Nič sa nenačítalo.',
    'not-a-backup': 'V tomto súbore nie je kópia partií. Jednu partiu načítate v zozname partií.',
    'newer-version':
      'Túto kópiu zapísala novšia verzia aplikácie. Aktualizujte Sprawdzam a načítajte ju znova.',
    'not-saved': 'Nie všetko sa podarilo uložiť: možno chýba miesto. Uvoľnite ho a načítajte kópiu znova.',
  },
  asking: 'Zisťujem…',
  version: (version) => `Sprawdzam, verzia ${version}`,
  lists: 'Slovníky',
  help: 'Pomoc',
};
