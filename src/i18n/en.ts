import { challenge } from './en/challenge.ts';
import { clock } from './en/clock.ts';
import { common } from './en/common.ts';
import { end } from './en/end.ts';
import { games } from './en/games.ts';
import { handoff } from './en/handoff.ts';
import { home } from './en/home.ts';
import { judge } from './en/judge.ts';
import { newGame } from './en/newGame.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { settling } from './en/settling.ts';
import { sheet } from './en/sheet.ts';
import type { Messages } from './messages.ts';

export const en: Messages = {
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
