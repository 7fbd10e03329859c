/** A file's name from its parts, as every file system takes it; what is empty is left out. */
export function fileNameOf(parts: readonly string[], ending: string): string {
  const plain = parts.map((part) => part.replace(/[^\p{L}\p{N}-]+/gu, '-').replace(/^-+|-+$/g, ''));
  return `${plain.filter((part) => part !== '').join('_')}.${ending}`;
}

/** Where a game was played, short enough for a file's name: round 2, table 4, game 1 of several. */
export function placeParts(round: string, table: string, game: number, of: number): readonly string[] {
  return [round && `r${round}`, table && `t${table}`, of > 1 || game > 1 ? `g${game}` : ''];
}
