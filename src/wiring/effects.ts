import { effect } from '@preact/signals';
import type { App } from '../app/shell/app.ts';
import { isRunning } from '../domain/table/state.ts';
import { locale } from '../i18n/catalogue.ts';

/** What follows from the app's state outside of its screens. */
export function keepInStep({ settings, table, device, typedMove }: App): void {
  effect(() => {
    document.documentElement.lang = locale.value;
  });
  effect(() => {
    document.documentElement.dataset.theme = settings.value.value.theme;
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
