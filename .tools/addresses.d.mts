export function addressesOf(
  port: number,
  options: { readonly host?: string | true; readonly cert?: string | true },
): { readonly here: string; readonly there: readonly string[] };

export function codeOf(text: string): Promise<string>;
