import { type ReadonlySignal, signal } from '@preact/signals';

/** Is the app itself stored on the phone? Asked of the browser, not assumed. */
export type Shell = 'loading' | 'ready' | 'unsupported';

export type ShellPort = {
  /** Registers the service worker; resolves once it is active and the page's own files are in its cache. */
  readonly install: (onUpdate: () => void) => Promise<boolean>;
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

export function watchOffline(port: ShellPort): Offline {
  const shell = signal<Shell>('loading');
  const updateReady = signal(false);
  const updating = signal(false);
  port
    .install(() => {
      updateReady.value = true;
    })
    .then(
      (stored) => {
        shell.value = stored ? 'ready' : 'unsupported';
      },
      () => {
        shell.value = 'unsupported';
      },
    );
  return {
    shell,
    updateReady,
    updating,
    update() {
      updating.value = true;
      port.update();
    },
  };
}
