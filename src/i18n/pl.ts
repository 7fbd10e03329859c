import { challenge } from './pl/challenge.ts';
import { clock } from './pl/clock.ts';
import { common } from './pl/common.ts';
import { end } from './pl/end.ts';
import { games } from './pl/games.ts';
import { handoff } from './pl/handoff.ts';
import { home } from './pl/home.ts';
import { judge } from './pl/judge.ts';
import { newGame } from './pl/newGame.ts';
import { refusals } from './pl/refusals.ts';
import { rules } from './pl/rules.ts';
import { settings } from './pl/settings.ts';
import { settling } from './pl/settling.ts';
import { sheet } from './pl/sheet.ts';

export const pl = {
  challenge,
  clock,
  common,
  end,
  games,
  handoff,
  home,
  judge,
  newGame,
  refusals,
  rules,
  settings,
  settling,
  sheet,
};
