/** The part of the browser's small storage that is used. */
type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Nothing is kept here, and that is said: whoever writes must not believe in a copy that goes with the page. */
const NOTHING: LocalStore = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => undefined,
  setItem() {
    throw new DOMException('storage is forbidden', 'SecurityError');
  },
};

/** `localStorage`. Where the user forbids storage, already looking at it throws. */
export function localStore(): LocalStore {
  try {
    return localStorage ?? NOTHING;
  } catch {
    return NOTHING;
  }
}
