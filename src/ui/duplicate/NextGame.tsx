import { useSignal } from '@preact/signals';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { participantsText, typedRoster } from '../../app/duplicate/roster.ts';
import { peopleOf } from '../../domain/duplicate/series.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import type { HallProps } from './DuplicateScreen.tsx';
import { RosterField } from './RosterField.tsx';

/** The tournament goes on with everybody, or with whom the list says: who misses a game is taken off, who comes late put on. */
export function NextGame({ app, halls, hall }: Pick<HallProps, 'app' | 'halls' | 'hall'>) {
  const { table: t, setup } = duplicateTexts.value;
  const everybody = () =>
    participantsText(
      [...peopleOf(halls.series(hall).map(({ state }) => state.value)).values()].sort(
        (a, b) => a.number - b.number,
      ),
    );
  const text = useSignal(everybody());
  const { people } = typedRoster(text.value);
  const next = async () => {
    const opened = await halls.createNext(hall, people);
    if (!opened) return;
    if (halls.ports.ledRoom() === hall.id) await (await halls.rooms()).goOn(hall, opened, halls);
    app.navigation.go('duplicate', writeHallRoute(opened.id, 'play'));
  };
  return (
    <>
      <Disclosure title={`${t.whoPlays} · ${setup.count(people.length)}`}>
        <RosterField text={text} />
      </Disclosure>
      <Button kind="main" wide disabled={people.length === 0} onClick={next}>
        {t.next}
      </Button>
    </>
  );
}
