import { useEffect } from 'preact/hooks';
import { BY_CODE } from '../../app/duplicate/hallRoute.ts';
import type { App } from '../../app/shell/app.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import type { Turn } from '../../share/room/turnCode.ts';

type Props = { readonly app: Pick<App, 'arrival' | 'duplicate' | 'navigation'>; readonly turn: Turn };

/** A move's code opened as a link: time runs, so it is played at once. Moves of other games stay where they are. */
export function TurnArrival({ app, turn }: Props) {
  useEffect(() => {
    app.duplicate().then(({ byCode }) => {
      byCode.take(turn);
      app.arrival.dismiss();
      app.navigation.go('duplicate', BY_CODE);
    });
  }, [turn]);
  return <p role="status">{duplicateTexts.value.loading}</p>;
}
TurnArrival.texts = duplicateTexts;
