/**
 * A touch that was acted on when the finger came down ends in a click where the finger goes up, and by then another
 * screen may lie there: its key would be pressed by nobody. Swallows that one click; the next touch is a new one.
 */
export function swallowClick(): void {
  const end = () => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', end, true);
  };
  const swallow = (event: MouseEvent) => {
    end();
    // A click without a pointer is the keyboard's or a screen reader's.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', end, true);
}
