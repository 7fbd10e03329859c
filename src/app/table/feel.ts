import type { GameState } from '../../domain/table/state.ts';
import type { Beep, Device } from '../shell/ports.ts';
import type { Settings, SettingsModel } from '../shell/settings.ts';
import type { Table } from './table.ts';

/** What a finger did that is heard and felt at once. */
type Done = Extract<Beep, 'press' | 'save' | 'challenge'>;

/** A tick that is felt and not noticed. */
const TICK = [15];

type Hands = {
  readonly table: Pick<Table, 'state'>;
  readonly settings: Pick<SettingsModel, 'value'>;
  readonly device: Pick<Device, 'beep' | 'vibrate'>;
};

/** The answer to a press: a knock and a tick, each as the settings have it. */
export function feel({ table, settings, device }: Hands, done: Done): void {
  const state = table.state.peek();
  const now = settings.value.peek();
  if (now.sound && isHeard(now.clicks, state)) device.beep(done);
  if (now.vibration) device.vibrate(TICK);
}

/** A hall full of clocks wants silence: there a knock is heard only by whoever asked for it. */
function isHeard(clicks: Settings['clicks'], state: GameState | null): boolean {
  return clicks === 'always' || (clicks === 'outside-tournaments' && state?.start.tournament === undefined);
}
