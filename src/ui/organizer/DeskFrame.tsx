import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Desk } from '../../app/organizer/desk.ts';
import { type DeskView, writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import type { App } from '../../app/shell/app.ts';
import { incompletePairings } from '../../domain/tournament/state.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/iconNames.ts';
import { Saving } from '../parts/Saving.tsx';
import { Screen } from '../parts/Screen.tsx';
import { TabBar } from '../parts/TabBar.tsx';
import styles from './Organizer.module.css';

const TABS = ['players', 'round', 'collect', 'standings', 'more'] as const;
const SIGNS = {
  players: 'people',
  round: 'pairs',
  collect: 'save',
  standings: 'trophy',
  more: 'more',
} as const satisfies Readonly<Record<(typeof TABS)[number], IconName>>;

type Props = {
  readonly app: Pick<App, 'navigation'>;
  readonly desk: Desk;
  readonly view: DeskView;
  readonly title?: string;
  /** A view that is reached from another one goes back to it. */
  readonly parent?: DeskView;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** A page of one tournament: its name, its trouble if there is any, and the way to the other pages. */
export function DeskFrame({ app, desk, view, title, parent, actions, children }: Props) {
  const t = organizerTexts.value;
  const name = useComputed(() => desk.tournament.value.settings.name).value;
  /** What the tables owe, and what two copies left to decide. */
  const open = useComputed(() => {
    const { rounds, contested } = desk.tournament.value;
    return rounds.reduce((sum, round) => sum + incompletePairings(round).length, contested.length);
  });
  const unread = useComputed(() => desk.inbox.value.length);
  const waiting: Readonly<Partial<Record<(typeof TABS)[number], ReadonlySignal<number>>>> = {
    round: open,
    collect: unread,
  };
  const go = (next: DeskView) => app.navigation.replace('organizer', writeDeskRoute(desk.id, next));
  return (
    <Screen
      title={title ?? t.nav[TABS.find((tab) => tab === view) ?? 'more']}
      under={name}
      back={{
        label: messages.value.common.back,
        go: () => (parent ? go(parent) : app.navigation.go('organizer')),
      }}
      actions={actions}
      footer={
        <TabBar
          tabs={TABS.map((name) => ({ name, icon: SIGNS[name], text: t.nav[name], waiting: waiting[name] }))}
          chosen={TABS.find((tab) => tab === view || tab === parent) ?? null}
          onChoose={go}
        />
      }
    >
      <Trouble desk={desk} />
      {children}
    </Screen>
  );
}

function Trouble({ desk }: { readonly desk: Desk }) {
  const t = organizerTexts.value;
  const state = desk.saving.value;
  return (
    <>
      <Saving on={state === 'saving'} />
      {desk.unusable > 0 && (
        <p class={styles.warning} data-stack="2">
          {t.damaged(desk.unusable)}
        </p>
      )}
      {state !== 'saved' && state !== 'saving' && (
        <div class={styles.warning} data-stack="2" role="alert">
          <p>{t.saving[state]}</p>
          {state === 'conflict' ? (
            <Button onClick={() => desk.reread(true)}>{t.readAgain}</Button>
          ) : (
            <Button onClick={desk.saveAgain}>{t.saveAgain}</Button>
          )}
        </div>
      )}
    </>
  );
}
