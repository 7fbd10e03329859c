import { effect, signal } from '@preact/signals';
import type { App } from '../app/shell/app.ts';
import { isRunning } from '../domain/table/state.ts';
import { locale } from '../i18n/catalogue.ts';

/** What follows from the app's state outside of its screens. */
export function keepInStep({ settings, table, device, typedMove }: App): void {
  effect(() => {
    document.documentElement.lang = locale.value;
  });
  // Whoever asks the phone for more contrast gets the theme that has the most.
  const contrast = matchMedia('(prefers-contrast: more)');
  const wanted = signal(contrast.matches);
  contrast.addEventListener('change', () => {
    wanted.value = contrast.matches;
  });
  effect(() => {
    const { theme } = settings.value.value;
    document.documentElement.dataset.theme = theme === 'auto' && wanted.value ? 'sunlight' : theme;
  });
  // The screen stays on through the whole game, also while a move is being settled.
  effect(() => {
    const state = table.state.value;
    if (!state || !isRunning(state)) device.keepAwake(false);
  });
  effect(() => {
    if (table.state.value?.phase.name === 'confirmed') typedMove.clear();
  });
}
