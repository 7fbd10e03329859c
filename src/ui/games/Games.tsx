import { useComputed, useSignal } from '@preact/signals';
import type { GameHead } from '../../app/games/gameHead.ts';
import { chooseGameFile, importGame, matches } from '../../app/games/gamesPlayed.ts';
import type { App } from '../../app/shell/app.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Screen } from '../parts/Screen.tsx';
import { namesOf } from '../text/names.ts';
import { GameCard } from './GameCard.tsx';
import styles from './Games.module.css';

const PAGE = 30;

type Notice = { readonly kind: 'done' | 'refused'; readonly text: string };

export function Games({ app }: { readonly app: App }) {
  const { library, navigation, device } = app;
  const query = useSignal('');
  const shown = useSignal(PAGE);
  const open = useSignal('');
  const notice = useSignal<Notice | null>(null);
  const found = useComputed(() => library.heads.value.filter((game) => matches(game, query.value)));
  const { games, common } = messages.value;
  const all = library.heads.value.length;

  const load = async () => {
    const source = await chooseGameFile(device);
    if (source === null) return;
    const result = await importGame(source, library, app.time.phone.now());
    notice.value = result.ok
      ? {
          kind: 'done',
          text: [
            result.value.outcome === 'known'
              ? games.alreadyHere
              : games.imported(namesText(library.find(result.value.id))),
            result.value.outcome === 'added' && result.value.refused > 0
              ? games.someRefused(result.value.refused)
              : '',
          ].join(' '),
        }
      : {
          kind: 'refused',
          text: [
            games.importErrors[result.error.why],
            result.error.why === 'invalid' ? games.where(result.error.where) : '',
          ].join(' '),
        };
  };

  return (
    <Screen
      title={games.title}
      back={{ label: common.back, go: () => navigation.back('home') }}
      footer={
        <div class={styles.footer}>
          <Button onClick={load}>{games.import}</Button>
          <Button kind="main" onClick={() => navigation.go('new')}>
            {games.newGame}
          </Button>
        </div>
      }
    >
      <div class={styles.page}>
        {notice.value && (
          <p class={styles.notice} data-kind={notice.value.kind} role="status">
            <span aria-hidden="true">{notice.value.kind === 'done' ? '✓ ' : '✕ '}</span>
            {notice.value.text}
          </p>
        )}
        {all === 0 ? (
          <p class={styles.empty}>{games.none}</p>
        ) : (
          <>
            <input
              type="search"
              class={styles.search}
              placeholder={games.search}
              aria-label={games.search}
              autocomplete="off"
              spellcheck={false}
              value={query.value}
              onInput={(event) => {
                query.value = event.currentTarget.value;
                shown.value = PAGE;
              }}
            />
            <p class={styles.count} role="status">
              {found.value.length === 0 ? games.noneFound(query.value) : games.count(found.value.length)}
            </p>
            <ul class={styles.list}>
              {found.value.slice(0, shown.value).map((game) => (
                <GameCard
                  key={game.id}
                  app={app}
                  game={game}
                  open={open.value === game.id}
                  onToggle={() => {
                    open.value = open.value === game.id ? '' : game.id;
                  }}
                />
              ))}
            </ul>
            {found.value.length > shown.value && (
              <Button
                wide
                onClick={() => {
                  shown.value += PAGE;
                }}
              >
                {games.showMore(found.value.length - shown.value)}
              </Button>
            )}
          </>
        )}
      </div>
    </Screen>
  );
}

function namesText(game: GameHead | null): string {
  return game?.summary ? namesOf(game.summary.players).join(' – ') : '';
}
