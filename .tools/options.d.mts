type Kind = 'flag' | 'value' | 'either';

export function readOptions(
  args: readonly string[],
  kinds: Readonly<Record<string, Kind>>,
): { readonly options?: Readonly<Record<string, string | true>>; readonly wrong?: string };
