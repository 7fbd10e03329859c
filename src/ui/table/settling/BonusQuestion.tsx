import type { Points } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';

type Props = {
  /** As typed. */
  readonly points: Points;
  readonly bonus: Points;
  readonly onAnswer: (held: boolean, event: Event) => void;
  readonly onClose: () => void;
};

/** A whole rack, and points that look as if the bonus were in them: with it or without? */
export function BonusQuestion({ points, bonus, onAnswer, onClose }: Props) {
  const { settling } = messages.value;
  const mayTap = useTapGuard();
  return (
    <Dialog title={settling.bonusQuestion(points)} onClose={onClose}>
      <div data-stack="2">
        <Button kind="main" wide disabled={!mayTap.value} onClick={(event) => onAnswer(true, event)}>
          {settling.bonusHeld(points)}
        </Button>
        <Button kind="main" wide disabled={!mayTap.value} onClick={(event) => onAnswer(false, event)}>
          {settling.bonusAdded(points, bonus)}
        </Button>
      </div>
    </Dialog>
  );
}
