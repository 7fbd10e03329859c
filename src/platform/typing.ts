/** Is somebody filling something in? Such a page is not reloaded. */
export function isTyping(): boolean {
  const { activeElement } = document;
  return (
    document.querySelector('[role="dialog"], dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement
  );
}
