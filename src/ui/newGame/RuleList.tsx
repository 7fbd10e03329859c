import { useSignal } from '@preact/signals';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import { messages } from '../../i18n/messages.ts';
import { Badge } from '../parts/Badge.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Group, Row } from '../parts/Row.tsx';
import { Screen } from '../parts/Screen.tsx';
import { dotted } from '../text/dotted.ts';
import styles from './RuleList.module.css';
import { Essentials, WhatIf } from './RuleText.tsx';

type Props = {
  readonly offered: readonly TableRules[];
  readonly own: readonly TableRules[];
  readonly chosen: string;
  readonly last: string | null;
  readonly onChoose: (rules: TableRules) => void;
  readonly onEdit: (rules: TableRules) => void;
  readonly onRemove: (rules: TableRules) => void;
  readonly onBack: () => void;
};

/** All the regulations, a row each: a tap chooses, and what there is to know about one comes on a sheet. */
export function RuleList({ offered, own, chosen, last, onChoose, onEdit, onRemove, onBack }: Props) {
  const { common, newGame: t, rules: text } = messages.value;
  const about = useSignal<TableRules | null>(null);
  const shown = about.value;
  const isOwn = (rules: TableRules) => own.some(({ id }) => id === rules.id);
  const close = () => {
    about.value = null;
  };
  return (
    <Screen title={t.chooseRules} back={{ label: common.back, go: onBack }}>
      <Group>
        {offered.map((rules) => (
          <div key={rules.id} class={styles.rules}>
            <Row
              label={
                <>
                  {text.title(rules)} {rules.id === last && <Badge>{t.lastUsed}</Badge>}{' '}
                  {isOwn(rules) && <Badge>{t.own}</Badge>}
                </>
              }
              note={dotted(text.brief(rules).map((part) => part.replaceAll(' ', '\u00a0')))}
              end={rules.id === chosen ? 'check' : 'none'}
              pressed={rules.id === chosen}
              name={`${t.choose}: ${text.title(rules)}`}
              onClick={() => onChoose(rules)}
            />
            <Button
              kind="quiet"
              aria-label={`${t.aboutRules}: ${text.title(rules)}`}
              onClick={() => {
                about.value = rules;
              }}
            >
              <Icon name="more" />
            </Button>
          </div>
        ))}
      </Group>
      {shown && (
        <Dialog title={text.title(shown)} onClose={close}>
          <Essentials rules={shown} />
          <WhatIf rules={shown} />
          <div data-abreast>
            <Button
              aria-label={`${isOwn(shown) ? t.editOwn : t.adjust}: ${text.title(shown)}`}
              onClick={() => onEdit(shown)}
            >
              {isOwn(shown) ? t.editOwn : t.adjust}
            </Button>
            <Button kind="main" onClick={() => onChoose(shown)}>
              {t.choose}
            </Button>
          </div>
          {isOwn(shown) && (
            <HoldButton
              kind="danger"
              hint={common.hold}
              onHold={() => {
                close();
                onRemove(shown);
              }}
            >
              {t.removeOwn}
            </HoldButton>
          )}
        </Dialog>
      )}
    </Screen>
  );
}
