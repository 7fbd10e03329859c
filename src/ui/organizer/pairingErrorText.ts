import { nameIn } from '../../domain/tournament/names.ts';
import { playerOf, type Tournament } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import type { PairingTextError } from '../../share/tournament/pairingText.ts';

/** Of those a name may mean: more would not help, and would cover the text. */
const MOST_NAMED = 4;

/** Why a typed pairing cannot be read, with the line and the player it is about. */
export function pairingErrorText(tournament: Tournament, error: PairingTextError): string {
  const { errors } = organizerTexts.value.round;
  switch (error.why) {
    case 'too-large':
      return errors[error.why];
    case 'ambiguous-player': {
      const who = error.numbers.map((number) => `${number} ${playerOf(tournament, number)?.name}`);
      const shown = who.length > MOST_NAMED ? [...who.slice(0, MOST_NAMED), '…'] : who;
      return errors.line(error.line, errors[error.why](error.text, shown.join(', ')));
    }
    case 'twice':
      return errors.line(error.line, errors.twice(nameIn(tournament, error.number), error.before));
    case 'table-twice':
      return errors.line(error.line, errors['table-twice'](error.table, error.before));
    default:
      return errors.line(error.line, errors[error.why](error.text));
  }
}
