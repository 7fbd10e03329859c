import { type Importing, leftOutOf } from '../../app/lists/listStatus.ts';
import type { Lists } from '../../app/lists/lists.ts';
import type { ListsMessages } from '../../i18n/lists.ts';
import { Button } from '../parts/Button.tsx';
import { DoubtQuestion } from './DoubtQuestion.tsx';
import { failureText } from './failureText.ts';
import css from './Lists.module.css';

type Props = { readonly importing: Importing; readonly model: Lists; readonly messages: ListsMessages };

/** The import that is running or has just ended. */
export function ImportPanel({ importing, model, messages }: Props) {
  switch (importing.kind) {
    case 'nothing':
      return null;
    case 'working':
      return (
        <section data-card data-stack="2" class={css.panel} aria-label={messages.working(importing.name)}>
          <h3>{messages.working(importing.name)}</h3>
          <p role="status">{messages.steps[importing.step]}</p>
          <progress class={css.bar} value={importing.done} max={Math.max(1, importing.of)} />
          <p data-quiet>{messages.keepOpen}</p>
          <Button onClick={model.cancelImport}>{messages.form.cancel}</Button>
        </section>
      );
    case 'failed':
      return (
        <section data-card data-stack="2" class={css.panel} data-kind="bad" role="alert">
          <h3>{importing.name}</h3>
          <p>{failureText(importing.failure, messages)}</p>
          <Button onClick={model.endImport}>{messages.report.close}</Button>
        </section>
      );
    case 'doubted':
      return <DoubtQuestion importing={importing} model={model} messages={messages} />;
    case 'done':
      return (
        <section data-card data-stack="2" class={css.panel} data-kind="good" aria-live="polite">
          <h3>{messages.done(importing.list.name)}</h3>
          {importing.report === null ? (
            <p>{messages.report.words(importing.list.words)}</p>
          ) : (
            <Report report={importing.report} messages={messages} />
          )}
          <Button kind="main" onClick={model.endImport}>
            {messages.report.close}
          </Button>
        </section>
      );
  }
}

type ReportProps = {
  readonly report: NonNullable<Extract<Importing, { kind: 'done' }>['report']>;
  readonly messages: ListsMessages;
};

function Report({ report, messages }: ReportProps) {
  const texts = messages.report;
  return (
    <ul class={css.report} data-stack="1">
      <li>{texts.words(report.words)}</li>
      <li>{texts.lines(report.lines)}</li>
      {report.duplicates > 0 && <li>{texts.duplicates(report.duplicates)}</li>}
      {leftOutOf(report).map(({ reason, count, examples }) => (
        <li key={reason}>
          {texts[reason](count)}
          <small> {texts.examples(examples)}</small>
        </li>
      ))}
      <li>{texts.encoding(report.encoding.toUpperCase())}</li>
    </ul>
  );
}
