import type { Messages } from './messages.ts';
import { challenge } from './sk/challenge.ts';
import { clock } from './sk/clock.ts';
import { common } from './sk/common.ts';
import { end } from './sk/end.ts';
import { games } from './sk/games.ts';
import { handoff } from './sk/handoff.ts';
import { home } from './sk/home.ts';
import { judge } from './sk/judge.ts';
import { newGame } from './sk/newGame.ts';
import { refusals } from './sk/refusals.ts';
import { rules } from './sk/rules.ts';
import { settings } from './sk/settings.ts';
import { settling } from './sk/settling.ts';
import { sheet } from './sk/sheet.ts';

export const sk: Messages = {
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
