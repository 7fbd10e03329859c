// The addresses a server is reached by, and one of them as a code for the terminal.
import { networkInterfaces } from 'node:os';

/** Dark on light, whatever the terminal's colours are. */
const [PAPER, PLAIN] = ['\x1b[30;107m', '\x1b[0m'];
const HALVES = [' ', '▄', '▀', '█'];

/** `here`: for this computer; `there`: for others, best first, where `host` asks for it. */
export function addressesOf(port, { host, cert }) {
  const scheme = cert ? 'https' : 'http';
  const named = typeof host === 'string' ? [host] : ownAddresses();
  return {
    here: `${scheme}://localhost:${port}/`,
    there: host ? named.map((name) => `${scheme}://${name}:${port}/`) : [],
  };
}

function ownAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Two rows of the code are one line of text: a letter is twice as high as wide. */
export async function codeOf(text) {
  // After the packages were installed.
  const { default: encodeQR } = await import('qr');
  const code = encodeQR(text, 'raw', { ecc: 'low', border: 2 });
  return code
    .flatMap((upper, row) => (row % 2 ? [] : [lineOf(upper, code[row + 1] ?? [])]))
    .map((line) => `  ${PAPER}${line}${PLAIN}\n`)
    .join('');
}

const lineOf = (upper, lower) => upper.map((dark, at) => HALVES[dark * 2 + (lower[at] ?? false)]).join('');
