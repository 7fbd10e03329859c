import type { App } from '../../../app/shell/app.ts';
import { MANUAL_PAGES, manual } from '../../../i18n/manual.ts';
import { messages } from '../../../i18n/messages.ts';
import { tied } from '../../../i18n/tied.ts';
import { Button } from '../../parts/Button.tsx';
import { Group, Row } from '../../parts/Row.tsx';
import { Screen } from '../../parts/Screen.tsx';
import styles from './Help.module.css';
import { HelpPicture } from './HelpPicture.tsx';

/** The manual: its contents, or, by the name of a screen, that screen's page. */
export function Help({ app }: { readonly app: Pick<App, 'navigation'> }) {
  const { common } = messages.value;
  const { navigation } = app;
  const book = manual.value;

  const { id } = navigation.route.value;
  const page = MANUAL_PAGES.find((name) => name === id);
  if (!page) {
    return (
      <Screen title={book.title} back={{ label: common.back, go: () => navigation.leave('home') }}>
        <nav data-stack="3" aria-label={book.contents}>
          <p class={styles.intro}>{book.intro}</p>
          <Group>
            {MANUAL_PAGES.map((name) => (
              <Row key={name} label={book.pages[name].title} onClick={() => navigation.go('help', name)} />
            ))}
          </Group>
        </nav>
      </Screen>
    );
  }
  const { title, lead, points } = book.pages[page];
  const next = MANUAL_PAGES[MANUAL_PAGES.indexOf(page) + 1];
  return (
    <Screen title={title} back={{ label: common.back, go: () => navigation.leave('help') }}>
      <article class={styles.page} data-stack="4" key={page}>
        <HelpPicture page={page} />
        <p class={styles.lead}>{tied(lead)}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{tied(point)}</li>
          ))}
        </ul>
        <div class={styles.links} data-flow>
          <Button onClick={() => navigation.go('help')}>{book.contents}</Button>
          {next && (
            <Button kind="main" onClick={() => navigation.replace('help', next)}>
              {book.next}: {book.pages[next].title}
            </Button>
          )}
        </div>
      </article>
    </Screen>
  );
}
Help.texts = manual;
