import { useLayoutEffect, useRef } from 'preact/hooks';

/** Hardware keys for a whole screen, wherever the focus is; fields keep theirs. */
export function useKeys(handle: (event: KeyboardEvent) => void): void {
  const latest = useRef(handle);
  latest.current = handle;
  // Before the screen is painted: whoever sees it can type.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isShortcut(event) || isField(event.target)) return;
      latest.current(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/**
 * Does this Enter or space press the button that has the focus? A button that was only clicked keeps the focus
 * without showing it, and Enter then means the screen's main action.
 */
export function pressesButton(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLButtonElement && event.target.matches(':focus-visible');
}

/** A key that is tapped leaves the focus where it was, so that Enter and space still mean the screen and not the key. */
export function keepFocus(event: Event): void {
  event.preventDefault();
}

/** A key pressed for the browser or the system. The right Alt, which makes Ż of Z, reports itself as Ctrl on Windows. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.metaKey) return true;
  return event.ctrlKey && !event.getModifierState('AltGraph');
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
