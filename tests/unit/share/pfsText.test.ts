import { expect, test } from 'vitest';
import { standings } from '../../../src/domain/tournament/standings.ts';
import { writePfsText } from '../../../src/share/tournament/pfsText.ts';
import { Hall } from '../domain/tournament/hall.ts';

/** Three who have a ranking, one who has less than a tournament counts, one who has none yet. */
function club(): Hall {
  const hall = new Hall({ name: 'Puchar  Wiosny', bye: { points: 300, spread: 50 } });
  for (const [i, [name, city, rating]] of [
    ['Anna Maria Wójcik', 'Kraków', 164],
    ['Jan Lis', 'Polanica-Zdrój', 158],
    ['Ola Zając-Kot', '', 131],
    ['Ewa Dąb', 'Łódź', 80],
    ['Piotr Mróz', 'Łódź', undefined],
  ].entries() as Iterable<[number, [string, string, number | undefined]]>)
    hall.add({ type: 'player', number: i + 1, name, club: city, ...(rating ? { rating } : {}) });
  hall
    .pair(1, [1, 3], [2, 4])
    .result(1, 1, 464, 293)
    .result(1, 2, 317, 317)
    .pair(2, [1, 2], [5, 4])
    .result(2, 1, 370, 406);
  return hall.add({
    type: 'result',
    round: 2,
    table: 2,
    game: 1,
    scores: [300, 0],
    winner: 0,
    forfeit: true,
    source: { kind: 'manual' },
    answered: [],
  });
}

test('the order, the rounds and every player’s games in the columns of the federation’s page', () => {
  const { tournament } = club();
  const text = writePfsText(tournament, standings(tournament));
  expect(text.split('\r\n')).toEqual([
    'Wyniki turnieju Puchar Wiosny',
    '',
    'Lp. Imię            Nazwisko             Miasto               Ranking  Duże pkt Małe pkt Skalpy   Różn. MP',
    '--- --------------- -------------------- -------------------- -------- -------- -------- -------- --------',
    '  1 Piotr           Mróz                 Łódź                   100.00      2.0      600        0      350',
    '  2 Jan             Lis                  Polanica-Zdrój         158.00      1.5      723      314       36',
    '  3 Anna Maria      Wójcik               Kraków                 164.00      1.0      834      289      135',
    '  4 Ola             Zając-Kot                                   131.00      1.0      593      114     -121',
    '  5 Ewa             Dąb                  Łódź                   100.00      0.5      317      158     -300',
    '',
    'Wyniki poszczególnych rund turnieju Puchar Wiosny',
    '',
    'Runda nr  1',
    '-----------',
    'Stół Gospodarz                             Gość                                Wynik',
    '---- ----------------------------------- - ----------------------------------- ---------',
    '   1 Anna Maria     Wójcik               - Ola            Zając-Kot             464: 293',
    '   2 Jan            Lis                  - Ewa            Dąb                   317: 317',
    '   3 Piotr          Mróz                 - PAUZA',
    '',
    'Runda nr  2',
    '-----------',
    'Stół Gospodarz                             Gość                                Wynik',
    '---- ----------------------------------- - ----------------------------------- ---------',
    '   1 Anna Maria     Wójcik               - Jan            Lis                   370: 406',
    '   2 Piotr          Mróz                 - Ewa            Dąb                   300:   0',
    '   3 Ola            Zając-Kot            - PAUZA',
    '',
    '',
    'Wyniki poszczególnych graczy w turnieju Puchar Wiosny',
    '',
    '',
    '',
    '\tAnna Maria Wójcik 164.00 Kraków',
    '',
    'Runda Stół  Przeciwnik                          Ranking   Wynik     Skalp',
    '----- ----- ----------------------------------- ------- - --------- -----',
    '    1     1 Ola            Zając-Kot             131.00 +  464: 293  181',
    '    2     1 Jan            Lis                   158.00 -  370: 406  108',
    '                                                          --------------- ---- ------',
    '                                                                     289 / 2 144.50',
    '',
    '',
    '\tJan Lis 158.00 Polanica-Zdrój',
    '',
    'Runda Stół  Przeciwnik                          Ranking   Wynik     Skalp',
    '----- ----- ----------------------------------- ------- - --------- -----',
    '    1     2 Ewa            Dąb                   100.00 =  317: 317  100',
    '    2     1 Anna Maria     Wójcik                164.00 +  406: 370  214',
    '                                                          --------------- ---- ------',
    '                                                                     314 / 2 157.00',
    '',
    '',
    '\tOla Zając-Kot 131.00',
    '',
    'Runda Stół  Przeciwnik                          Ranking   Wynik     Skalp',
    '----- ----- ----------------------------------- ------- - --------- -----',
    '    1     1 Anna Maria     Wójcik                164.00 -  293: 464  114',
    '    2     3 PAUZA',
    '                                                          --------------- ---- ------',
    '                                                                     114 / 1 114.00',
    '',
    '',
    '\tEwa Dąb 100.00 Łódź',
    '',
    'Runda Stół  Przeciwnik                          Ranking   Wynik     Skalp',
    '----- ----- ----------------------------------- ------- - --------- -----',
    '    1     2 Jan            Lis                   158.00 =  317: 317  158',
    '    2     2 PAUZA',
    '                                                          --------------- ---- ------',
    '                                                                     158 / 1 158.00',
    '',
    '',
    '\tPiotr Mróz 100.00 Łódź',
    '',
    'Runda Stół  Przeciwnik                          Ranking   Wynik     Skalp',
    '----- ----- ----------------------------------- ------- - --------- -----',
    '    1     3 PAUZA',
    '    2     2 PAUZA',
    '                                                          --------------- ---- ------',
    '                                                                         0 / 0 0.00',
    '',
  ]);
});

test('a game without a result, and a name that would break a line, stay out of the way', () => {
  const hall = new Hall({ name: 'A\nB' }).players(2).pair(1, [1, 2]);
  const text = writePfsText(hall.tournament, standings(hall.tournament));
  expect(text).toContain('Wyniki turnieju AB\r\n');
  expect(text).not.toContain(' : ');
  expect(text.match(/0 \/ 0 0\.00/g)).toHaveLength(2);
});
