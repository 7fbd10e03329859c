import type { Manual } from '../manual.ts';

export const manual: Manual = {
  title: 'Pomoc',
  intro: 'Jedna strana pre každú obrazovku. Funguje bez internetu.',
  next: 'Ďalej',
  contents: 'Obsah',
  pages: {
    start: {
      title: 'Čo to je a ako začať',
      lead: 'Hráte na skutočnej hracej doske. Telefón leží medzi vami a nahrádza hodiny, zápis partie a slovník.',
      points: [
        'Pridajte aplikáciu na plochu ešte pred prvou partiou: v ponuke prehliadača vyberte „Pridať na plochu“ alebo „Inštalovať“.',
        'Počkajte, kým sa na úvodnej obrazovke zobrazí „Pripravené na hru bez internetu“. Odvtedy internet netreba.',
        'Ťuknite na „Nová partia“, vyberte pravidlá, napíšte mená a položte telefón na stôl, každému jeho polovicou.',
        'Každý zápis je hneď uložený v telefóne. Ak sa telefón vypne, partia je po návrate tam, kde bola, a hodiny započítali čas, ktorý uplynul.',
        'Všetko, čo sa zapísalo omylom, sa dá vrátiť späť alebo opraviť v zápise partie.',
      ],
    },
    new: {
      title: 'Nová partia',
      lead: 'Tu sa dohodnete, podľa akých pravidiel hráte a kto začína.',
      points: [
        'Pravidlá: karta ukazuje čas, výmeny, následky námietky a rozhodovanie pri rovnosti. Ak čas určuje organizátor, aplikácia sa naň opýta.',
        'Mená si aplikácia pamätá a ponúka. Stôl, kolo a škola sú nepovinné, ale dostanú sa do zápisu a do protokolu.',
        'Žrebovanie: napíšte vytiahnuté písmená. Aplikácia povie, kto začína alebo kto žrebuje znova.',
        'Kde pravidlá žiadajú súhlas s telefónom na stole, každý hráč ho potvrdí na svojej strane.',
        'Partiu začatú na papieri možno prevziať: napíšte doterajšie súčty a zostávajúci čas. Na to, čo nezadáte, sa aplikácia opýta, keď to bude treba.',
      ],
    },
    clock: {
      title: 'Hodiny',
      lead: 'Dve polovice, každá otočená k svojmu hráčovi. Plnú farbu má tá, ktorej čas beží.',
      points: [
        'Keď je slovo na doske (alebo ste sa rozhodli pre výmenu či pas), ťuknite na svoju polovicu: hodiny sa zastavia a ťah možno zapísať.',
        'Ťuknutie na cudziu polovicu nič neurobí. Dvojité ťuknutie sa počíta raz.',
        'Signály pri 5 minútach, minúte, 30 a 10 sekundách a na konci času sa dajú zapnúť a vypnúť v nastaveniach.',
        'Pauza, zápis a vrátenie ťahu sú na strednom páse. Tlačidlo „Rozhodca“ treba podržať; každá oprava rozhodcu (čas, trestné body) je zapísaná aj s dôvodom.',
        'Keď sa čas skončí, vlajka zostane pri hráčovi do konca partie. Čo nasleduje, hovoria pravidlá: súper hrá sám, ťah prepadá alebo každá začatá minúta stojí body.',
      ],
    },
    settling: {
      title: 'Zápis ťahu',
      lead: 'Hodiny stoja. Hráč povie, čo urobil, a súper to zapíše alebo podá námietku.',
      points: [
        'Ťah: napíšte body a ťuknite na „Zapísať“. Nový súčet vidno ešte pred zapísaním.',
        'Slovo sa dá doplniť, ale netreba. Žolík: ťuknite na písmeno, ktoré zastupuje.',
        '„+50“ pridá prémiu za vyloženie celého zásobníka. Ak pri každom ťahu zadáte počet kameňov, aplikácia pozná stav vrecka a posledný ťah rozpozná sama.',
        'Výmena: zadajte počet kameňov. Ak nie je dovolená, aplikácia povie prečo. Ak nevie, koľko kameňov je vo vrecku, opýta sa.',
        'Pas: ťah bez vykladania; pasy po sebe môžu ukončiť partiu. Pauza je niečo iné: zastaví hodiny. Zapísanie spustí hodiny ďalšieho hráča.',
      ],
    },
    board: {
      title: 'Doska',
      lead: 'Ťah možno položiť na dosku v telefóne: body, slová a vrecko potom počíta aplikácia. Nikto nemusí: samotné body vždy stačia.',
      points: [
        'Ťuknite na „Doska“, potom na pole, kde sa slovo začína, a píšte písmená. Obsadené polia sa preskočia a písmeno, ktoré tam už leží, možno napísať ešte raz.',
        'Šípka ukazuje smer; zmení ho druhé ťuknutie na to isté pole alebo tlačidlo vedľa bodov.',
        'Žolík: „Žolík“ a písmeno, dlhšie podržanie písmena alebo ťuknutie na práve položený kameň.',
        'Slovo a body možno napísať aj v bežnom zápise ťahu: aplikácia ukáže najviac tri miesta, na ktorých má slovo práve toľko bodov. Slovníka sa pritom nepýta.',
        'Iné body, než vychádzajú z dosky, zostanú tak, ako boli ohlásené; vedľa vidno, koľko vychádza z dosky. Ťuknutím na to ich prevezmete.',
        'Pri „Namietam!“ sú vytvorené slová už pripravené, stačí ich označiť. Po strate kamene z dosky zmiznú.',
        'Klávesnica: šípky, písmená, medzerník zmení smer, Shift s písmenom je žolík, Enter zapíše.',
        'Po partii sa „Doplniť dosku“ v zápise opýta na ťahy zapísané bez miesta. „Prehrávka na doske“ ukáže partiu ťah po ťahu, najlepšie ťahy a obrázok dosky.',
      ],
    },
    challenge: {
      title: 'Námietka',
      lead: 'Namietať možno proti ťahu, ktorý ešte nie je zapísaný, ak pravidlá nenechávajú viac času.',
      points: [
        'Súper ťukne na „Namietam!“ a označí slová. Námietka sa už nedá vziať späť ani zmeniť.',
        'Verdikt odkryje druhý hráč; pozeráte sa naň spolu. Je jeden za celý ťah: platný alebo neplatný.',
        'Neplatný: kamene sa vrátia do zásobníka a ťah je stratený. Platný: ťah zostáva; následok pre namietajúceho závisí od pravidiel.',
        'Pod verdiktom je názov a vydanie slovníka. Keď slovník nerozhoduje, rozhodne rozhodca; ten môže verdikt aj zmeniť (podržaním).',
        'Počas partie sa slovníka nedá opýtať nijako inak.',
      ],
    },
    sheet: {
      title: 'Zápis partie',
      lead: 'Ten istý formulár ako na papieri: stĺpec pre každého hráča, hodnota ťahu a súčet.',
      points: [
        'Podčiarknuté písmeno inej farby je žolík. Slová so žolíkom vidno stále dole.',
        'Ťuknutím na ťah opravíte body, slovo alebo druh ťahu. Skôr než potvrdíte, uvidíte, ako sa zmenia súčty a výsledok.',
        '„Vrátiť“ a „Obnoviť“ hovoria, čoho sa týkajú. Vracať sa dá krok za krokom až na začiatok partie.',
        'Oprava, po ktorej by partia odporovala pravidlám, sa odmietne aj s vysvetlením.',
        '„Tlačiť“ zmestí partiu na jednu stranu A4 s miestom na podpisy.',
      ],
    },
    end: {
      title: 'Koniec partie',
      lead: 'Aplikácia sama spozná koniec a povie, prečo nastal.',
      points: [
        'Zadajte kamene, ktoré zostali v zásobníkoch: písmenami alebo len ich hodnotou.',
        'Kde to pravidlá žiadajú, súper prijme posledný ťah alebo podá námietku. Ťah stiahnutý z dosky partiu znova otvorí.',
        'Výpočet je ukázaný riadok po riadku; pri rovnosti bodov vidno, čo rozhodlo.',
        'Každý hráč potvrdí výsledok na svojej strane. Oprava po potvrdení vyžaduje nové potvrdenie.',
      ],
    },
    judge: {
      title: 'Overovanie slov',
      lead: 'Telefón na stole rozhodcu, mimo partie.',
      points: [
        'Namietajúci napíše všetky slová ťahu (najviac osem) a ťukne na „Overiť“.',
        'Súper si slová prečíta a sám ťukne na „Ukázať verdikt“.',
        'Odpoveď je jedna za celý ťah a po 10 sekundách zmizne. Ktoré slovo bolo zlé, vidno len vtedy, ak je to zapnuté v nastaveniach.',
        'Každá otázka sa zapíše do denníka s časom; denník sa dá uložiť ako súbor CSV.',
      ],
    },
    lists: {
      title: 'Slovníky',
      lead: 'Slovník rozhoduje pri námietke.',
      points: [
        'V aplikácii sú neoficiálne slovníky: poľský, anglický a slovenský. Ten vo vašom jazyku sa stiahne sám, ostatné po ťuknutí na „Stiahnuť“.',
        'Vlastný slovník načítate zo súboru: „Pridať zo súboru“. Môže to byť text, jedno slovo v riadku, aj v ZIP-e, alebo súbor .dawg z Quackle. Ak súbor vyzerá na niečo iné, aplikácia sa opýta, skôr než niečo uloží.',
        'Pre každý jazyk rozhoduje jeden slovník; zmení ho „Nech rozhoduje tento“. Rozohraná partia ostáva pri tom, s ktorým sa začala.',
      ],
    },
    games: {
      title: 'Odohrané partie',
      lead: 'Všetky partie uložené v tomto telefóne.',
      points: [
        'Ťuknutím na partiu uvidíte jej zápis. V neskončenej možno pokračovať.',
        'Hľadať sa dá podľa mena, priezviska a klubu; na diakritike nezáleží.',
        'Pod „⋯“ sa partia dá uložiť do súboru alebo odstrániť (podržte). Súbor možno načítať v inom telefóne; čo tam už je, zostane bez zmeny. Partiu z Quackle, Woogles a iných programov načítate zo súboru GCG alebo cez „Vložiť GCG“.',
      ],
    },
    organizer: {
      title: 'Turnaj',
      lead: 'Pre organizátora: hráči, kolá, výsledky a tabuľka v jednom telefóne.',
      points: [
        'Založte turnaj, napíšte alebo načítajte hráčov a nažrebujte kolo. „Karty stolov na tlač“ vytlačia kódy, z ktorých si telefóny pri stoloch vezmú mená, pravidlá a slovník.',
        'Po partii hráči ťuknú na „Odoslať organizátorovi“ a organizátor kód naskenuje. Internet netreba.',
        'Výsledok stola bez telefónu sa napíše ručne. Každá oprava potrebuje dôvod a zostáva v histórii.',
        'Ťuknutím na hráča ho možno odhlásiť, vrátiť, uvoľniť z jedného kola alebo mu dať voľný žreb. Kto príde neskôr, hrá od ďalšieho kola. Kontumácia sa zapisuje pri stole.',
        'Tabuľka ukazuje hráčov a školy po každom kole; veľká obrazovka je pre projektor.',
        '„Viac“: tlač, stránka s výsledkami, súbory CSV a TSH a záloha turnaja. Zálohu možno načítať na inom zariadení a spojiť výsledky z oboch.',
        'Kde je internet, stoly môžu posielať výsledky samy do schránky WebDAV. Jej adresa sa zapisuje v nastaveniach turnaja.',
      ],
    },
    duplicate: {
      title: 'Vykladací Scrabble',
      lead: 'Všetci majú rovnaký zásobník, každý hľadá najhodnotnejší ťah sám za seba a na scrabblovnicu ide najlepší platný ťah hráčov. Stačí jedno zariadenie a lístky.',
      points: [
        '„Nová vykladacia partia“: pravidlá, písmená a zoznam hráčov, každý v riadku. Číslo hráča je na každom lístku.',
        '„Losovať“ vylosuje zásobník a spustí čas; „Z vrecka“ prijme písmená vytiahnuté rukou. Zásobník bez dostatku samohlások alebo spoluhlások sa vracia celý.',
        'Lístky sa píšu po jednom v riadku: 17 H8 ŽIARA. Znak = je doteraz najlepší ťah, 0 je nič, * sú všetci, čo chýbajú.',
        'Slová, o ktorých smie rozhodnúť slovník, sú uznané alebo zamietnuté automaticky; o dlhých neznámych slovách rozhodne rozhodca, raz pre všetkých.',
        '„Položiť …“ položí najlepší ťah. Ak je viac rovnakých ťahov alebo slovo čaká na rozhodnutie, aplikácia to povie vopred.',
        '„Poradie“: dotykom na meno sa hráč napomenie, zapíše sa, že opustil miestnosť, alebo oneskorený lístok.',
        'Po partii „Slová“ ukážu uznané a neuznané; námietka najprv ukáže, čo zmení. „Partiáre“ sa tlačia na A5.',
        '„Viac“: obrazovka pre miestnosť, poradie v CSV, záloha turnaja a overenie losovania.',
      ],
    },
    settings: {
      title: 'Nastavenia',
      lead: 'V tomto telefóne platia hneď.',
      points: [
        'Jazyk, motív a natočenie polovíc hodín.',
        'Zvuk, vibrovanie, bliknutie a každý signál hodín osobitne.',
        'Či ukázať, ktoré z overovaných slov je neplatné: osobitne v partii a mimo nej.',
        '„Tento telefón“ povie, či je aplikácia pripravená na hru bez internetu a či prehliadač sľúbil partie nemazať.',
      ],
    },
    limits: {
      title: 'Čo telefón nezaručí',
      lead: 'Hodiny sú presné, ale telefón je len telefón.',
      points: [
        'Batéria: partia so zapnutou obrazovkou ju míňa rýchlejšie. Začnite s rezervou alebo pripojte nabíjačku. Vybitý telefón partiu nestratí, ale čas beží ďalej, kým ho rozhodca neopraví.',
        'Zamykanie obrazovky: aplikácia žiada telefón, aby obrazovku nezhasínal. Na starších iPhonoch to nefunguje: otvorte Nastavenia → Displej a jas → Automatické uzamknutie → Nikdy. Zhasnutá obrazovka hodiny nezastaví.',
        'Zvuk: prepínač ticha na iPhone stíši aj hodiny. Vibrovanie funguje len na Androide.',
        'Slovník je neoficiálny, ak je to pri jeho názve napísané. Na turnaji rozhoduje slovník a rozhodca, ktorých určí organizátor.',
        'Partie sú len v tomto telefóne. Kto vymaže dáta prehliadača, vymaže aj partie: dôležité ukladajte do súboru.',
      ],
    },
  },
};
