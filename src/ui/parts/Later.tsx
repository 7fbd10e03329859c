import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { App } from '../../app/app.ts';

type ScreenComponent = ComponentType<{ readonly app: App }>;

/** `fetch`: gets the code before the screen is wanted. */
export type LaterScreen = ScreenComponent & { readonly fetch: () => Promise<void> };

/** Every screen but the first needs all the words: they come with the first of them. */
const wholeCatalogue = async () => (await import('../../i18n/messages.ts')).loadMessages();

/** A screen whose code is fetched when it is first needed (from the phone's own cache, once installed). */
export function later(load: () => Promise<ScreenComponent>): LaterScreen {
  let loaded: ScreenComponent | null = null;
  const fetch = async () => {
    const [screen] = await Promise.all([load(), wholeCatalogue()]);
    loaded = screen;
  };
  function Later({ app }: { readonly app: App }) {
    const ready = useSignal(loaded !== null);
    useEffect(() => {
      fetch().then(() => {
        ready.value = true;
      });
    }, []);
    const Loaded = ready.value ? loaded : null;
    return Loaded ? <Loaded app={app} /> : null;
  }
  return Object.assign(Later, { fetch });
}
