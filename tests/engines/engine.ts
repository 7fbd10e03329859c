/** A browser, as far as a smoke game needs one. */
export type Engine = {
  readonly open: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** Runs the body of a function in the page and answers what it returns. */
  readonly run: (script: string) => Promise<unknown>;
  /** The same for a script that calls its last argument when it is done. */
  readonly wait: (script: string) => Promise<unknown>;
  /** Whether there is such a button. */
  readonly sees: (name: string) => Promise<boolean>;
  readonly press: (name: string) => Promise<void>;
  /** `kill -9` for all its processes. */
  readonly kill: () => Promise<void>;
};

/** What the wire protocols have in common. */
export type Wire = Pick<Engine, 'open' | 'reload' | 'run' | 'wait' | 'kill'> & {
  readonly find: (xpath: string) => Promise<string | null>;
  readonly click: (element: string) => Promise<unknown>;
};

export function engineOver({ find, click, ...wire }: Wire): Engine {
  return {
    ...wire,
    sees: async (name) => (await find(buttonPath(name))) !== null,
    async press(name) {
      let element: string | null = null;
      await until(`the button ${name}`, async () => {
        element = await find(buttonPath(name));
        return element !== null;
      });
      await click(element!);
    },
  };
}

/** Of the screens that take turns the one that is shown: the other one is there too, out of sight. */
const SHOWN = '[not(ancestor::div[contains(@class, "_layer_") and not(@data-shown)])]';

export function buttonPath(name: string): string {
  return name.length === 1
    ? `//button[normalize-space(.) = "${name}"]${SHOWN}`
    : `//button[contains(normalize-space(.), "${name}") or contains(@aria-label, "${name}")]${SHOWN}`;
}

export async function until(what: string, is: () => Promise<boolean>, tries = 300): Promise<void> {
  for (let n = 0; n < tries; n += 1) {
    if (await is()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what}: waited in vain`);
}
