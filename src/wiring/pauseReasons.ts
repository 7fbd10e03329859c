import type { PauseReasons } from '../app/time/gaps.ts';
import { clockText } from '../domain/clock/clock.ts';
import { shellMessages } from '../i18n/shell.ts';

/** What the log says, in the language of the moment, about a pause that nobody pressed. */
export const pauseReasons: PauseReasons & { readonly timeOutUndone: () => string } = {
  clockMoved: (ahead) => shellMessages.value.common.clockMoved(clockText(ahead)),
  dateBefore: () => shellMessages.value.common.dateBefore,
  putAway: () => shellMessages.value.common.putAway,
  timeOutUndone: () => shellMessages.value.common.timeOutUndone,
};
