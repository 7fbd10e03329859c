import { useSignal } from '@preact/signals';
import type { ListStatus } from '../../app/lists/listStatus.ts';
import type { Lists } from '../../app/lists/lists.ts';
import { standingOf, type WordList } from '../../app/lists/wordList.ts';
import type { ListsMessages } from '../../i18n/lists.ts';
import { Badge } from '../parts/Badge.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { failureText } from './failureText.ts';
import css from './Lists.module.css';

type Props = {
  readonly list: WordList;
  readonly status: ListStatus;
  readonly model: Lists;
  readonly messages: ListsMessages;
  /** This is the list that answers for its language. */
  readonly judges: boolean;
  readonly choose: () => void;
};

export function ListCard(props: Props) {
  const { list, status, messages } = props;
  const { name, edition, language, words, bytes, authoritative, origin, doubted, fingerprint } = list;
  return (
    <li data-card data-stack="2" class={css.panel} data-status={status.kind}>
      <h3>
        {name} {edition && <small>{messages.edition(edition)}</small>}
      </h3>
      <p data-quiet>
        {messages.languageName(language)} · {messages.words(words)} · {messages.size(bytes)} ·{' '}
        {messages.standing[standingOf(list)]}
      </p>
      {doubted && <p class={css.refusal}>{messages.doubted}</p>}
      {fingerprint !== '' && origin === 'own' && (
        <p data-quiet title={messages.fingerprintHint}>
          {messages.fingerprint(fingerprint)}
        </p>
      )}
      {!authoritative && <p data-quiet>{messages.notAuthoritative}</p>}
      {/* What our build adds to the Polish source; its edition says so too. */}
      {language === 'pl' && origin !== 'own' && <p data-quiet>{messages.neuter}</p>}
      {origin === 'earlier' && <p data-quiet>{messages.earlier}</p>}
      <div data-flow>
        <span role="status">
          {status.kind === 'failed' ? (
            <b class={css.refusal}>{statusText(status, messages)}</b>
          ) : (
            <Badge tone={status.kind === 'ready' ? 'good' : 'plain'}>{statusText(status, messages)}</Badge>
          )}
        </span>
        {props.judges && (
          <Badge tone="ink">
            <Icon name="check" /> {messages.judges(language)}
          </Badge>
        )}
      </div>
      {status.kind === 'downloading' && <progress class={css.bar} value={status.done} max={status.of} />}
      <Actions {...props} />
    </li>
  );
}

function Actions({ list, status, model, messages, judges, choose }: Props) {
  const asking = useSignal(false);
  const refused = useSignal(false);
  const load = loadLabel(status, messages);
  const isHere = status.kind === 'stored' || status.kind === 'ready';
  const remove = async (): Promise<void> => {
    asking.value = false;
    refused.value = (await model.remove(list.id)) === 'in-use';
  };
  if (asking.value) {
    return (
      <div data-flow class={css.actions}>
        <p class={css.question} role="alert">
          {messages.removeSure(list.name)}
        </p>
        <Button kind="danger" onClick={remove}>
          {messages.removeYes}
        </Button>
        <Button
          onClick={() => {
            asking.value = false;
          }}
        >
          {messages.removeNo}
        </Button>
      </div>
    );
  }
  return (
    <>
      {refused.value && (
        <p class={css.refusal} role="alert">
          {messages.removeInUse}
        </p>
      )}
      <div data-flow class={css.actions}>
        {load !== null && (
          <Button kind="main" onClick={() => model.load(list.id)}>
            {load}
          </Button>
        )}
        {!judges && isHere && <Button onClick={choose}>{messages.choose}</Button>}
        {list.origin === 'own' && isHere && (
          <Button onClick={() => model.exportList(list.id)}>{messages.export}</Button>
        )}
        {list.origin === 'own' && isHere && model.shareList && (
          <Button onClick={() => void model.shareList?.(list.id)}>{messages.share}</Button>
        )}
        {list.origin !== 'shipped' && (
          <Button
            onClick={() => {
              asking.value = true;
            }}
          >
            {messages.remove}
          </Button>
        )}
      </div>
    </>
  );
}

function loadLabel(status: ListStatus, messages: ListsMessages): string | null {
  if (status.kind === 'absent') return messages.load;
  if (status.kind === 'stored') return messages.open;
  return status.kind === 'failed' ? messages.retry : null;
}

function statusText(status: ListStatus, messages: ListsMessages): string {
  const texts = messages.status;
  switch (status.kind) {
    case 'downloading':
      return texts.downloading(Math.floor((100 * status.done) / Math.max(1, status.of)));
    case 'ready':
      return status.offline ? texts.ready : texts.readyOnline;
    case 'failed':
      return `${texts.failed}. ${failureText(status.failure, messages)}`;
    default:
      return texts[status.kind];
  }
}
