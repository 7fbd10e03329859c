import type { ComponentChildren } from 'preact';
import type { Hall } from '../../app/duplicate/hall.ts';
import { type HallView, writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import type { App } from '../../app/shell/app.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { messages } from '../../i18n/messages.ts';
import type { IconName } from '../parts/iconNames.ts';
import { Saving } from '../parts/Saving.tsx';
import { Screen } from '../parts/Screen.tsx';
import { TabBar } from '../parts/TabBar.tsx';
import styles from './Duplicate.module.css';

const TABS = {
  play: 'play',
  table: 'trophy',
  words: 'list',
  partiars: 'sheet',
  more: 'more',
} as const satisfies Readonly<Record<Exclude<HallView, 'room' | 'devices' | 'codes'>, IconName>>;
type TabName = keyof typeof TABS;
const NAMES = ['play', 'table', 'words', 'partiars', 'more'] as const satisfies readonly TabName[];

type Props = {
  readonly app: Pick<App, 'navigation'>;
  readonly hall: Hall;
  readonly view: TabName;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** A page of one duplicate game: its name, what is wrong with its saving, and the way to the other pages. */
export function HallFrame({ app, hall, view, actions, children }: Props) {
  const t = duplicateTexts.value;
  const { start } = hall.state.peek();
  return (
    <Screen
      title={t.tabs[view]}
      under={start.event || t.title}
      back={{ label: messages.value.common.back, go: () => app.navigation.go('duplicate') }}
      actions={actions}
      footer={
        <TabBar
          label={t.tabs.label}
          tabs={NAMES.map((name) => ({ name, icon: TABS[name], text: t.tabs[name] }))}
          chosen={view}
          onChoose={(name) => app.navigation.replace('duplicate', writeHallRoute(hall.id, name))}
        />
      }
    >
      <Trouble hall={hall} />
      {children}
    </Screen>
  );
}

function Trouble({ hall }: { readonly hall: Hall }) {
  const t = duplicateTexts.value;
  const state = hall.saving.value;
  if (state === 'saved' || state === 'saving') return <Saving on={state === 'saving'} />;
  return (
    <p class={styles.warning} role="alert">
      {t.saving[state]}
    </p>
  );
}
