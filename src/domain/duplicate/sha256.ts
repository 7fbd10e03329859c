/** SHA-256 (FIPS 180-4). By hand because the domain has no packages and a draw must be the same everywhere. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes);
  const hash = Uint32Array.from(FIRST);
  const words = new Uint32Array(64);
  const view = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [far, near] = [words[i - 15]!, words[i - 2]!];
      const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
    }
    mix(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) out.setUint32(4 * i, word);
  return new Uint8Array(out.buffer);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null if it is not an even number of hexadecimal digits. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + s1 + choice + ROUND[i]! + words[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + s0 + majority) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + value;
}

type Eight = [number, number, number, number, number, number, number, number];

function pad(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(length - 4, bytes.length * 8);
  return padded;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fractions of the roots of the first primes: cube roots for the rounds, square roots to begin with. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d !== 0),
);
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const ROUND = Uint32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const FIRST = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
