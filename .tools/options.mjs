// Reads `--name value` options. A kind is 'flag' (alone), 'value' (with a value) or 'either'.

/** The options given, or what is wrong with them: `{ options }` or `{ wrong }`. */
export function readOptions(args, kinds) {
  const options = {};
  for (let at = 0; at < args.length; at += 1) {
    const [, name = '', joined] = /^--([\w-]+)(?:=(.*))?$/s.exec(args[at]) ?? [];
    if (!Object.hasOwn(kinds, name)) {
      const known = Object.keys(kinds).map((kind) => `--${kind}`);
      return { wrong: `${args[at]} is not known; there are ${known.join(', ')}.` };
    }
    const next = args[at + 1];
    const follows = joined === undefined && next !== undefined && !next.startsWith('--');
    const value = joined ?? (follows && kinds[name] !== 'flag' ? next : undefined);
    if (follows && value === next) at += 1;
    if (kinds[name] === 'value' && !value) return { wrong: `--${name} needs a value.` };
    if (kinds[name] === 'flag' && value !== undefined) return { wrong: `--${name} takes no value.` };
    options[name] = value ?? true;
  }
  return { options };
}
