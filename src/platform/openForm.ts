/** Is somebody filling something in or being asked something? Such a page is not reloaded. */
export function isTyping(): boolean {
  const { activeElement } = document;
  return (
    document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement
  );
}
