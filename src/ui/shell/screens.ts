import type { ScreenName } from '../../app/shell/route.ts';
import type { ScreenComponent } from '../parts/lazyScreen.tsx';

/** Screens fetched after the first paint, the phases of a game and what lies over every screen among them. */
export type FarScreen =
  | Exclude<ScreenName, 'home' | 'game'>
  | 'gapNotice'
  | 'settling'
  | 'boardMove'
  | 'challenge'
  | 'end'
  | 'arrival';

export const SCREENS: Readonly<Record<FarScreen, () => Promise<ScreenComponent>>> = {
  gapNotice: async () => (await import('../table/clock/GapNotice.tsx')).GapNotice,
  settling: async () => (await import('../table/settling/Settling.tsx')).Settling,
  boardMove: async () => (await import('../board/BoardMove.tsx')).BoardMove,
  challenge: async () => (await import('../table/challenge/ChallengeScreen.tsx')).ChallengeScreen,
  end: async () => (await import('../table/end/EndScreen.tsx')).EndScreen,
  arrival: async () => (await import('../handoff/arrival/ArrivalDialog.tsx')).ArrivalDialog,
  new: async () => (await import('../newGame/NewGame.tsx')).NewGame,
  sheet: async () => (await import('../table/sheet/Sheet.tsx')).Sheet,
  fill: async () => (await import('../board/FillBoard.tsx')).FillBoard,
  replay: async () => (await import('../board/Replay.tsx')).Replay,
  gamestatistics: async () => (await import('../statistics/GameStatistics.tsx')).GameStatistics,
  games: async () => (await import('../games/Games.tsx')).Games,
  statistics: async () => (await import('../statistics/StatisticsScreen.tsx')).StatisticsScreen,
  handoff: async () => (await import('../handoff/HandOffScreen.tsx')).HandOffScreen,
  judge: async () => (await import('../judge/JudgeRoute.tsx')).JudgeRoute,
  lists: async () => (await import('../lists/ListsRoute.tsx')).ListsRoute,
  organizer: async () => (await import('../organizer/OrganizerScreen.tsx')).OrganizerScreen,
  duplicate: async () => (await import('../duplicate/DuplicateScreen.tsx')).DuplicateScreen,
  settings: async () => (await import('./settings/SettingsRoute.tsx')).SettingsRoute,
  help: async () => (await import('./help/Help.tsx')).Help,
};
