import { useSignal } from '@preact/signals';
import type { ListStatus } from '../../app/lists/listStatus.ts';
import type { Lists } from '../../app/lists/lists.ts';
import { standingOf, type WordList } from '../../app/lists/wordList.ts';
import type { ListsMessages } from '../../i18n/lists.ts';
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
    <li class={css.card} data-status={status.kind}>
      <h3 class={css.name}>
        {name} {edition && <small>{messages.edition(edition)}</small>}
      </h3>
      <p class={css.facts}>
        {messages.languageName(language)} · {messages.words(words)} · {messages.size(bytes)} ·{' '}
        {messages.standing[standingOf(list)]}
      </p>
      {doubted && <p class={css.refusal}>{messages.doubted}</p>}
      {fingerprint !== '' && origin === 'own' && (
        <p class={css.facts} title={messages.fingerprintHint}>
          {messages.fingerprint(fingerprint)}
        </p>
      )}
      {!authoritative && <p class={css.facts}>{messages.notAuthoritative}</p>}
      {/* What our build adds to the Polish source; its edition says so too. */}
      {language === 'pl' && origin !== 'own' && <p class={css.facts}>{messages.neuter}</p>}
      {origin === 'earlier' && <p class={css.facts}>{messages.earlier}</p>}
      <p class={css.status} role="status">
        {statusText(status, messages)}
      </p>
      {status.kind === 'downloading' && <progress class={css.bar} value={status.done} max={status.of} />}
      {props.judges && <p class={css.judges}>✓ {messages.judges(language)}</p>}
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
      <div class={css.actions}>
        <p class={css.question} role="alert">
          {messages.removeSure(list.name)}
        </p>
        <button type="button" data-kind="bad" onClick={remove}>
          {messages.removeYes}
        </button>
        <button
          type="button"
          onClick={() => {
            asking.value = false;
          }}
        >
          {messages.removeNo}
        </button>
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
      <div class={css.actions}>
        {load !== null && (
          <button type="button" data-kind="accent" onClick={() => model.load(list.id)}>
            {load}
          </button>
        )}
        {!judges && isHere && (
          <button type="button" onClick={choose}>
            {messages.choose}
          </button>
        )}
        {list.origin === 'own' && isHere && (
          <button type="button" onClick={() => model.exportList(list.id)}>
            {messages.export}
          </button>
        )}
        {list.origin === 'own' && isHere && model.shareList && (
          <button type="button" onClick={() => void model.shareList?.(list.id)}>
            {messages.share}
          </button>
        )}
        {list.origin !== 'shipped' && (
          <button
            type="button"
            onClick={() => {
              asking.value = true;
            }}
          >
            {messages.remove}
          </button>
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
