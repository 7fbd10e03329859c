import { messages } from '../../i18n/messages.ts';

/** 9645 is „96,45”. */
export function percentText(hundredths: number): string {
  return (hundredths / 100).toFixed(2).replace('.', messages.value.common.decimal);
}
