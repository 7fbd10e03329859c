import { describe, expect, test } from 'vitest';
import { nameIn } from '../../../../src/domain/tournament/names.ts';
import { Hall } from './hall.ts';

describe('what a player is called', () => {
  const named = (...players: readonly (readonly [name: string, club: string])[]) => {
    const hall = new Hall();
    players.forEach(([name, club], i) => {
      hall.add({ type: 'player', number: i + 1, name, club });
    });
    return players.map((_, i) => nameIn(hall.tournament, i + 1));
  };

  test('a name of one’s own is enough', () => {
    expect(named(['Jan Kowalski', 'SP 1'], ['Jan Kowal', 'SP 1'])).toEqual(['Jan Kowalski', 'Jan Kowal']);
  });

  test('namesakes go by their schools, and by their numbers where those do not tell them apart', () => {
    expect(named(['Jan Kowalski', 'SP 1'], ['jan kowalski', 'ZSP'], ['Ewa Lis', 'ZSP'])).toEqual([
      'Jan Kowalski (SP 1)',
      'jan kowalski (ZSP)',
      'Ewa Lis',
    ]);
    expect(named(['Jan Kowalski', 'SP 1'], ['Kowalski Jan', 'sp 1'], ['Jan Kowalski', ''])).toEqual([
      'Jan Kowalski #1',
      'Kowalski Jan #2',
      'Jan Kowalski #3',
    ]);
  });

  test('of a long school only the beginning is said, unless that is the same of both', () => {
    const two = 'Szkoła Podstawowa nr 2 im. Adama Mickiewicza w Busku-Zdroju';
    const three = 'Szkoła Podstawowa nr 3 im. Jana Pawła II';
    expect(named(['Jan Lis', two], ['Jan Lis', three], ['Jan Lis', 'ZSP'])).toEqual([
      'Jan Lis (Szkoła Podstawowa nr 2…)',
      'Jan Lis (Szkoła Podstawowa nr 3…)',
      'Jan Lis (ZSP)',
    ]);
    const [first, second] = ['Zespół Szkół Ogólnokształcących nr 1', 'Zespół Szkół Ogólnokształcących nr 2'];
    expect(named(['Jan Lis', first], ['Jan Lis', second])).toEqual([
      `Jan Lis (${first})`,
      `Jan Lis (${second})`,
    ]);
    expect(named(['Jan Lis', two], ['Jan Lis', two])).toEqual(['Jan Lis #1', 'Jan Lis #2']);
    const oneWord = 'Konstantynopolitańczykowianeczka';
    expect(named(['Jan Lis', oneWord], ['Jan Lis', 'ZSP'])[0]).toBe('Jan Lis (Konstantynopolitańczykow…)');
  });

  test('a changed name is seen at once; nobody has no name', () => {
    const hall = new Hall().players(2);
    expect(nameIn(hall.tournament, 3)).toBe('');
    hall.add({ type: 'player-changed', number: 2, name: hall.tournament.players[0]!.name, club: '' });
    expect(nameIn(hall.tournament, 1)).toMatch(/ #1$/);
  });
});
