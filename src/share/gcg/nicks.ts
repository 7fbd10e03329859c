/** Names as a file may hold them: no spaces in a nick, no `#`, `>` or `:` anywhere, and no two alike. */
export function nicksOf(
  names: readonly string[],
): readonly { readonly nick: string; readonly name: string }[] {
  const plain = names.map((name, i) => noteText(name).replaceAll(':', '').trim() || `Player ${i + 1}`);
  return plain.map((name, i) => {
    const twin = plain.slice(0, i).filter((other) => nickOf(other) === nickOf(name)).length;
    return twin === 0
      ? { nick: nickOf(name), name }
      : { nick: `${nickOf(name)}_${twin + 1}`, name: `${name} ${twin + 1}` };
  });
}

/** What a note may hold: a sign that begins a line of its own would be taken for one. */
export function noteText(text: string): string {
  return text
    .replaceAll(/[#>\r\n]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const nickOf = (name: string) => name.replaceAll(' ', '_');
