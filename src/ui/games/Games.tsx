import { useComputed, useSignal } from '@preact/signals';
import type { GameHead } from '../../app/games/gameHead.ts';
import { chooseGameFile, importGameFile, matches } from '../../app/games/gamesPlayed.ts';
import { gameText, importGcgGame, looksLikeGcg } from '../../app/games/gcgGame.ts';
import type { App } from '../../app/shell/app.ts';
import { gcgMessages } from '../../i18n/gcg.ts';
import { messages } from '../../i18n/messages.ts';
import type { GcgDifference } from '../../share/gcg/difference.ts';
import { Button } from '../parts/Button.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Screen } from '../parts/Screen.tsx';
import { namesOf } from '../text/names.ts';
import { GameCard } from './GameCard.tsx';
import styles from './Games.module.css';
import { GcgDifferences, GcgPaste } from './GcgImport.tsx';

const PAGE = 30;

type Notice = { readonly kind: 'done' | 'refused'; readonly text: string };

export function Games({ app }: { readonly app: App }) {
  const { library, navigation, device } = app;
  const query = useSignal('');
  const shown = useSignal(PAGE);
  const open = useSignal('');
  const notice = useSignal<Notice | null>(null);
  const differences = useSignal<readonly GcgDifference[]>([]);
  const pasting = useSignal(false);
  const found = useComputed(() => library.heads.value.filter((game) => matches(game, query.value)));
  const { games, common } = messages.value;
  const all = library.heads.value.length;

  const load = async () => {
    const bytes = await chooseGameFile(device);
    if (bytes) await take(await gameText(bytes));
  };
  const take = async (source: string) => {
    pasting.value = false;
    differences.value = [];
    notice.value = looksLikeGcg(source) ? await takeGcg(source) : await takeGame(source);
  };
  const takeGame = async (source: string): Promise<Notice> => {
    const result = await importGameFile(source, library, app.time.phone.now());
    if (!result.ok) {
      const where = result.error.why === 'invalid' ? games.where(result.error.where) : '';
      return { kind: 'refused', text: `${games.importErrors[result.error.why]} ${where}` };
    }
    const { outcome, id, refused } = result.value;
    if (outcome === 'known') return { kind: 'done', text: games.alreadyHere };
    const left = refused > 0 ? games.someRefused(refused) : '';
    return { kind: 'done', text: `${games.imported(namesText(library.find(id)))} ${left}` };
  };
  const takeGcg = async (source: string): Promise<Notice> => {
    const text = gcgMessages.value;
    const result = await importGcgGame(source, library, app.time.phone.now());
    if (!result.ok) {
      const { error } = result;
      if (error.why === 'not-saved') return { kind: 'refused', text: games.importErrors['not-saved'] };
      const where = 'line' in error ? games.where(text.line(error.line)) : '';
      return { kind: 'refused', text: `${text.errors[error.why]} ${where}` };
    }
    differences.value = result.value.differences;
    if (result.value.outcome === 'known') return { kind: 'done', text: games.alreadyHere };
    const agrees = differences.value.length === 0 ? text.agrees : '';
    return { kind: 'done', text: `${text.imported(namesText(library.find(result.value.id)))} ${agrees}` };
  };

  return (
    <Screen
      title={games.title}
      back={{ label: common.back, go: () => navigation.back('home') }}
      footer={
        <div class={styles.footer}>
          <Button onClick={load}>{games.import}</Button>
          <Button
            onClick={() => {
              pasting.value = true;
            }}
          >
            {gcgMessages.value.paste}
          </Button>
          <Button kind="main" onClick={() => navigation.go('new')}>
            {games.newGame}
          </Button>
        </div>
      }
    >
      <div data-stack="3">
        {notice.value && (
          <p class={styles.notice} data-kind={notice.value.kind} role="status">
            <Icon name={notice.value.kind === 'done' ? 'check' : 'close'} /> {notice.value.text}
          </p>
        )}
        <GcgDifferences differences={differences.value} />
        {pasting.value && (
          <GcgPaste
            onText={take}
            onClose={() => {
              pasting.value = false;
            }}
          />
        )}
        {all > 0 && (
          <Button wide onClick={() => navigation.go('statistics')}>
            {gcgMessages.value.statistics}
          </Button>
        )}
        {all === 0 ? (
          <Empty>{games.none}</Empty>
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
            <p data-quiet role="status">
              {found.value.length === 0 ? games.noneFound(query.value) : games.count(found.value.length)}
            </p>
            <ul data-stack="2">
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

Games.texts = gcgMessages;

function namesText(game: GameHead | null): string {
  return game?.summary ? namesOf(game.summary.players).join(' – ') : '';
}
