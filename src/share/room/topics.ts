/** What is said in a room, and where; the table with the reasons is in README.md. */
export const TOPICS = {
  scene: { by: 'referee', retained: true, sealed: false, most: 4_000 },
  roster: { by: 'referee', retained: true, sealed: false, most: 80_000 },
  taken: { by: 'referee', retained: true, sealed: false, most: 8_000 },
  time: { by: 'referee', retained: false, sealed: false, most: 300 },
  said: { by: 'referee', retained: false, sealed: false, most: 600 },
  sheet: { by: 'referee', retained: true, sealed: false, most: 1_600 },
  words: { by: 'referee', retained: true, sealed: false, most: 60_000 },
  log: { by: 'referee', retained: true, sealed: true, most: 200_000 },
  says: { by: 'device', retained: true, sealed: true, most: 1_000 },
  gone: { by: 'device', retained: false, sealed: false, most: 300 },
} as const satisfies Readonly<Record<string, TopicTraits>>;

type TopicTraits = {
  readonly by: 'referee' | 'device';
  /** The broker gives it to whoever comes later. */
  readonly retained: boolean;
  readonly sealed: boolean;
  /** Bytes at most, signature and seal included. */
  readonly most: number;
};

export type TopicKind = keyof typeof TOPICS;

/** A topic taken apart. `rest`: the device it is for, or the part of a log. */
export type Topic = {
  readonly room: string;
  readonly kind: TopicKind;
  readonly by: string;
  readonly rest: string;
};

/** Of the topics and of what is said on them. Another one is another room: whoever speaks it hears nothing of this one. */
export const PROTOCOL = 1;

const ROOT = `sprawdzam/${PROTOCOL}`;

/** A public key as it stands in topics and addresses: 32 bytes in base64url. */
export const KEY_TEXT = /^[\w-]{43}$/;

export const refereeTopic = (room: string, kind: TopicKind, rest = ''): string =>
  `${ROOT}/${room}/referee/${kind}${rest === '' ? '' : `/${rest}`}`;

export const deviceTopic = (room: string, kind: TopicKind, device: string): string =>
  `${ROOT}/${room}/device/${device}/${kind}`;

/** What all devices of a room hear, what one of them hears besides, and what the referee hears. */
export const heardBy = {
  everyDevice: (room: string) => [
    refereeTopic(room, 'scene'),
    refereeTopic(room, 'roster'),
    refereeTopic(room, 'taken'),
    refereeTopic(room, 'time'),
    refereeTopic(room, 'words'),
  ],
  device: (room: string, device: string) => [
    refereeTopic(room, 'said', device),
    refereeTopic(room, 'sheet', device),
  ],
  referee: (room: string) => [`${ROOT}/${room}/device/+/+`, refereeTopic(room, 'scene')],
  successor: (room: string) => [refereeTopic(room, 'log', '#')],
};

/** Null for what is no topic of a room. */
export function readTopic(topic: string): Topic | null {
  if (!topic.startsWith(`${ROOT}/`)) return null;
  const [room = '', side, one = '', ...rest] = topic.slice(ROOT.length + 1).split('/');
  if (!KEY_TEXT.test(room)) return null;
  if (side === 'referee') {
    const kind = kindOf(one, 'referee');
    return kind && { room, kind, by: room, rest: rest.join('/') };
  }
  const kind = kindOf(rest[0] ?? '', 'device');
  return side === 'device' && kind && rest.length === 1 && KEY_TEXT.test(one)
    ? { room, kind, by: one, rest: '' }
    : null;
}

function kindOf(name: string, by: 'referee' | 'device'): TopicKind | null {
  return isKind(name) && TOPICS[name].by === by ? name : null;
}

function isKind(name: string): name is TopicKind {
  return Object.hasOwn(TOPICS, name);
}
