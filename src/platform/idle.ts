/** Resolves when the page has loaded and has nothing better to do. Safari has no requestIdleCallback. */
export function whenIdle(): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
  return loaded.then(
    () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
        else setTimeout(resolve, 500);
      }),
  );
}
