import { challenge } from './challenge.ts';
import { clock } from './clock.ts';
import { common } from './common.ts';
import { early } from './early.ts';
import { end } from './end.ts';
import { games } from './games.ts';
import { handoff } from './handoff.ts';
import { home } from './home.ts';
import { judge } from './judge.ts';
import { newGame } from './newGame.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { settling } from './settling.ts';
import { sheet } from './sheet.ts';

export const messages = {
  challenge,
  clock,
  common,
  early,
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
