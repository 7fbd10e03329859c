import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { App } from '../../app/shell/app.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { messages } from '../../i18n/messages.ts';
import { shellMessages } from '../../i18n/shell.ts';
import { Button } from './Button.tsx';
import { FromBelow } from './FromBelow.tsx';

type ScreenProps = { readonly app: App };

/** `texts`: what the screen says beside the messages that all but the first share. */
export type ScreenComponent<Props = ScreenProps> = ComponentType<Props> & {
  readonly texts?: Pick<Catalogue<unknown>, 'load'>;
};

/** `fetch`: gets the code before the screen is wanted. */
export type LazyScreen<Props = ScreenProps> = ScreenComponent<Props> & {
  readonly fetch: () => Promise<void>;
};

/** A screen whose code and texts are fetched when it is first needed (from the phone's own cache, once installed). */
export function lazyScreen<Props extends ScreenProps = ScreenProps>(
  load: () => Promise<ScreenComponent<Props>>,
): LazyScreen<Props> {
  let loaded: ScreenComponent<Props> | null = null;
  const fetch = async () => {
    const [screen] = await Promise.all([load(), messages.load()]);
    await screen.texts?.load();
    loaded = screen;
  };
  function LazyScreen(props: Props) {
    const code = useSignal<'coming' | 'here' | 'missing'>(loaded ? 'here' : 'coming');
    const get = () => {
      fetch().then(
        () => {
          code.value = 'here';
        },
        () => {
          code.value = loaded ? 'here' : 'missing';
        },
      );
    };
    // At once, not after the next paint: there is nothing to paint before the code is here.
    useLayoutEffect(() => {
      if (loaded) code.value = 'here';
      else get();
    }, []);
    if (code.value === 'missing') return <NotFetched app={props.app} tryAgain={get} />;
    const Loaded = code.value === 'here' ? loaded : null;
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(LazyScreen, { fetch });
}

/** No network, and the app is not stored on the phone yet. */
function NotFetched({
  app,
  tryAgain,
}: {
  readonly app: Pick<App, 'navigation'>;
  readonly tryAgain: () => void;
}) {
  const { notFetched, tryAgain: again, broken } = shellMessages.value.common;
  return (
    <FromBelow role="alert">
      <p>{notFetched}</p>
      <Button kind="main" wide onClick={tryAgain}>
        {again}
      </Button>
      {app.navigation.route.value.screen !== 'home' && (
        <Button wide onClick={() => app.navigation.go('home')}>
          {broken.home}
        </Button>
      )}
    </FromBelow>
  );
}
