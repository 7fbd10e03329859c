import { type ReadonlySignal, signal } from '@preact/signals';

/** Is the app itself stored on the phone? Asked of the browser, not assumed. */
type Shell = 'loading' | 'ready' | 'unsupported' | 'no-https' | 'interrupted';

type ShellPort = {
  /**
   * Registers the service worker; resolves once it is active and the page's own files are in its cache. Rejects where
   * they did not all come: the server or the network is gone, which may change.
   */
  readonly install: (onUpdate: () => void) => Promise<'ready' | 'unsupported' | 'no-https'>;
  /** Puts the waiting version in charge and reloads. */
  readonly update: () => void;
};

export type Offline = {
  readonly shell: ReadonlySignal<Shell>;
  readonly updateReady: ReadonlySignal<boolean>;
  /** It was asked for; the page opens anew in a moment. */
  readonly updating: ReadonlySignal<boolean>;
  readonly update: () => void;
};

const TRY_AGAIN = 20_000;

/** `port`: its code comes after the first screen. What failed in it is asked for anew. */
export function watchOffline(port: () => Promise<ShellPort>, wait: (ms: number) => Promise<void>): Offline {
  const shell = signal<Shell>('loading');
  const updateReady = signal(false);
  const updating = signal(false);
  const offer = () => {
    updateReady.value = true;
  };
  const store = async (): Promise<void> => {
    try {
      shell.value = await (await port()).install(offer);
    } catch {
      shell.value = 'interrupted';
      await wait(TRY_AGAIN);
      return store();
    }
  };
  void store();
  return {
    shell,
    updateReady,
    updating,
    update() {
      updating.value = true;
      void port().then(({ update }) => update());
    },
  };
}
