/** A finger that comes down again this soon taps twice; nobody has read the screen that came up in between. */
const DOUBLE_TAP = 400;

/**
 * A touch that was acted on when the finger came down ends in a click where the finger goes up, and by then another
 * screen may lie there: its key would be pressed by nobody, its field would get the focus and the keyboard come up.
 * Swallows that click, and the second half of a double tap; the next touch is a new one. Touches are compared by the
 * browser's own time stamps.
 */
export function swallowClick(touch: PointerEvent): void {
  const end = () => {
    removeEventListener('click', swallow, true);
    removeEventListener('mousedown', swallow, true);
    removeEventListener('pointerdown', next, true);
  };
  const swallow = (event: MouseEvent) => {
    // A click without a pointer is the keyboard's or a screen reader's.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const next = (event: PointerEvent) => {
    const again = event.pointerType !== 'mouse' && event.timeStamp - touch.timeStamp < DOUBLE_TAP;
    if (again) event.stopImmediatePropagation();
    else end();
  };
  addEventListener('click', swallow, true);
  // What a touch sends on behalf of a mouse comes when the finger has left; a mouse's own comes with its press.
  if (touch.pointerType !== 'mouse') addEventListener('mousedown', swallow, true);
  addEventListener('pointerdown', next, true);
}
