/** Fills the screen where the browser can; an iPhone cannot. */
export function fullScreen(wanted: boolean): void {
  const change = wanted
    ? document.documentElement.requestFullscreen?.()
    : document.fullscreenElement
      ? document.exitFullscreen?.()
      : undefined;
  change?.catch(() => undefined);
}
