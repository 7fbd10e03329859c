import { useSignal } from '@preact/signals';
import { duplicateBackupName, duplicateCsv } from '../../app/duplicate/exports.ts';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import type { DuplicateState } from '../../domain/duplicate/state.ts';
import { drawnBySeed, wronglyDrawn } from '../../domain/duplicate/verify.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { numberList } from '../../i18n/numberList.ts';
import { roomTexts } from '../../i18n/room.ts';
import { Button } from '../parts/Button.tsx';
import { Group, Row } from '../parts/Row.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import { Sure } from './Sure.tsx';
import { UndecidedNotice } from './UndecidedNotice.tsx';

export function MoreView({ app, halls, hall }: HallProps) {
  const t = duplicateTexts.value;
  const said = useSignal('');
  const state = hall.state.value;
  const wrong = wronglyDrawn(hall.game.value);
  const save = (name: string, content: string, type: string) => {
    app.device.saveFile(name, content, type);
    said.value = t.more.saved(name);
  };
  return (
    <HallFrame app={app} hall={hall} view="more">
      <div class={styles.stack}>
        <UndecidedNotice app={app} hall={hall} />
        <Group>
          <Row
            icon="board"
            label={t.more.room}
            onClick={() => halls.ports.openWindow(`#/duplicate/${writeHallRoute(hall.id, 'room')}`)}
          />
          <Row
            icon="people"
            label={roomTexts.value.desk.row}
            onClick={() => app.navigation.go('duplicate', writeHallRoute(hall.id, 'devices'))}
          />
          <Row
            icon="send"
            label={roomTexts.value.codes.row}
            onClick={() => app.navigation.go('duplicate', writeHallRoute(hall.id, 'codes'))}
          />
          <Row
            icon="table"
            label={t.more.csv}
            onClick={() => {
              const { name, content } = duplicateCsv(
                halls.series(hall),
                { ...t.table, undecided: t.words.unjudged },
                t.files.table,
              );
              save(name, content, 'text/csv;charset=utf-8');
            }}
          />
          <Row
            icon="save"
            label={t.more.backup}
            onClick={() =>
              save(duplicateBackupName(hall, t.files.backup), halls.backup(hall), 'application/json')
            }
          />
          <Row icon="help" label={t.more.help} onClick={() => app.navigation.go('help', 'duplicate')} />
        </Group>
        <p role="status">{said}</p>
        {state.start.commitment && (
          <p class={styles.muted} data-quiet>
            {t.more.commitment}: <span class={styles.digest}>{state.start.commitment}</span>
          </p>
        )}
        {state.seed && (
          <p class={styles.muted} data-quiet>
            {t.more.seed}: <span class={styles.digest}>{state.seed}</span>
          </p>
        )}
        {wrong && <p>{proof(state, wrong)}</p>}
        {state.phase === 'over' && !state.seed && hall.hasSeed && (
          <Button wide onClick={() => hall.reveal()}>
            {t.more.reveal}
          </Button>
        )}
        <Sure
          text={t.more.remove}
          question={t.more.removeSure}
          onSure={async () => {
            await halls.remove(hall.id);
            app.navigation.replace('duplicate');
          }}
        />
      </div>
    </HallFrame>
  );
}

/** What the seed proves, and of how many racks. */
function proof(state: DuplicateState, wrong: readonly number[]): string {
  const t = duplicateTexts.value.more;
  const drawn = drawnBySeed(state);
  if (drawn === 0) return t.noneDrawn;
  return wrong.length > 0 ? t.drawnWrong(numberList(wrong)) : t.drawnWell(drawn, state.draws.length);
}
