import { useSignal } from '@preact/signals';
import { isFolderAddress } from '../../app/organizer/dropBox.ts';
import { fileStem } from '../../app/organizer/exports.ts';
import type { Publisher } from '../../app/organizer/publisher.ts';
import { dateText } from '../../i18n/dates.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { resultsText } from './resultsText.ts';

/** The results for everybody who is not in the hall: a file, or a page in a folder that follows every change. */
export function PublishScreen({ app, organizer, desk }: DeskProps) {
  const t = outputsTexts.value.page;
  const { ports } = organizer;
  const publisher = organizer.publisher(desk);
  const settings = publisher.settings.value;
  const typed = useSignal(settings.address);
  const said = useSignal('');
  const name = `${fileStem(desk.tournament.value.settings.name)}-${t.file}.html`;
  const text = () => resultsText(desk, ports.now(), false);
  const bad = typed.value.trim() !== '' && !isFolderAddress(typed.value.trim());
  const address = publisher.address();
  return (
    <DeskFrame app={app} desk={desk} view="publish" parent="more" title={t.title}>
      <div data-stack="3">
        <p>{t.hint}</p>
        <div class={styles.row} data-flow>
          <Button kind="main" onClick={() => app.device.saveFile(name, text(), 'text/html;charset=utf-8')}>
            {t.save}
          </Button>
          {ports.sharePage && <Button onClick={() => ports.sharePage?.(name, text())}>{t.share}</Button>}
        </div>
        <Toggle
          label={t.publish}
          on={settings.on}
          onChange={(on) => publisher.change({ on, address: bad ? '' : typed.value.trim() })}
        />
        {settings.on && (
          <>
            <Field
              label={t.address}
              type="url"
              most={200}
              value={typed.value}
              onInput={(next) => {
                typed.value = next;
                if (next.trim() === '' || isFolderAddress(next.trim())) {
                  publisher.change({ on: true, address: next.trim() });
                }
              }}
            />
            <p data-quiet>{t.addressHint}</p>
            <p class={styles.status} role="status">
              {bad ? t.badFolder : stateText(publisher)}
            </p>
            {address && !bad && (
              <div data-card data-stack="2" class={styles.card}>
                <p data-quiet>{t.forSpectators}</p>
                <p class={styles.address}>{address}</p>
                <div class={styles.row} data-flow>
                  <Button
                    onClick={async () => {
                      said.value = (await ports.copyText(address)) ? t.copied : '';
                    }}
                  >
                    {t.copy}
                  </Button>
                  <Button onClick={publisher.again}>{t.again}</Button>
                  <span>{said}</span>
                </div>
              </div>
            )}
          </>
        )}
      </div>
    </DeskFrame>
  );
}

function stateText({ state }: Publisher): string {
  const t = outputsTexts.value.page;
  const now = state.value;
  switch (now.kind) {
    case 'put':
      return t.put(dateText(now.at, 'short-moment'));
    case 'refused':
      return t.refused(now.status);
    case 'no-folder':
      return t.noFolder;
    case 'never':
      return '';
    default:
      return t[now.kind];
  }
}
