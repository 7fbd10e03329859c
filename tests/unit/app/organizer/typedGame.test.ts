import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { typeGame } from '../../../../src/app/organizer/typedGame.ts';
import { pairingAt } from '../../../../src/domain/tournament/state.ts';
import { Hall } from '../../domain/tournament/hall.ts';

const hall = new Hall({ games: 2 }).players(4).pair(1, [1, 2], [3, 4]).result(1, 2, 310, 290);
const [empty, begun] = [1, 2].map((table) => pairingAt(hall.tournament, 1, table)!);
const texts = (game: ReturnType<typeof typeGame>) => game.points.map(({ value }) => value);

test('begins with the first game that is missing; a known one is shown as it stands', () => {
  const game = typeGame(begun!);
  expect([game.game.value, texts(game)]).toEqual([2, ['', '']]);
  game.show(begun!, 1);
  expect(texts(game)).toEqual(['310', '290']);
  expect(game.typed()).toMatchObject({ tie: 0, forfeit: null });
  game.reason.value = 'źle wpisane';
  game.show(empty!);
  expect([game.game.value, texts(game), game.reason.value]).toEqual([1, ['', ''], '']);
});

test('the first key replaces what is marked, the next ones follow it, no more than fit', () => {
  const game = typeGame(begun!);
  game.show(begun!, 1);
  game.press('4');
  for (const digit of '02777') game.press(digit);
  expect(texts(game)).toEqual(['40277', '290']);
  game.enter(1);
  game.erase();
  expect(texts(game)).toEqual(['40277', '']);
  for (const digit of '35') game.press(digit);
  game.turnSign();
  game.erase();
  expect(texts(game)).toEqual(['40277', '-3']);
  game.turnSign();
  expect(texts(game)).toEqual(['40277', '3']);
});

test('a digit is news for its own field alone', () => {
  const game = typeGame(empty!);
  game.type(0, '3');
  const seen = { other: 0, level: 0, choices: 0 };
  effect(() => {
    game.points[1].value;
    seen.other += 1;
  });
  effect(() => {
    game.isLevel.value;
    seen.level += 1;
  });
  effect(() => {
    [game.game, game.tie, game.forfeit, game.first, game.active].map(({ value }) => value);
    seen.choices += 1;
  });
  game.press('3');
  game.press('1');
  expect(seen).toEqual({ other: 1, level: 1, choices: 1 });
});
