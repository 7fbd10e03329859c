/** Side by side with dots between them. A dot may end a line but not begin one. */
export function dotted(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('\u00a0· ');
}
