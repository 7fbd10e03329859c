import { Icon } from './Icon.tsx';

/** Takes away: a cross would read as "not allowed" beside a word. */
export function Bin() {
  return <Icon name="bin" />;
}
