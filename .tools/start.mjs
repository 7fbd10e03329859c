// npm start: installs, builds, and serves the production build.
//   --host [NAME]             to phones in the same network too; NAME is what they call this computer
//   --port N
//   --cert FILE --key FILE    over https
//   --room                    runs the room of a duplicate game, for the network
//   --broker URL              the room is on another MQTT broker (ws:// or wss://)
//   --built                   serves at once what was built before
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addressesOf, codeOf } from './addresses.mjs';
import { bin, install, root, run } from './install.mjs';
import { readOptions } from './options.mjs';
import { JOIN_PATH, newRoom, openRoom, roomAnswers } from './room.mjs';
import { serveSite } from './site.mjs';

const USUAL_PORT = 4173;
const WATCH_EVERY = 10_000;

const { options, wrong } = readOptions(process.argv.slice(2), {
  host: 'either',
  port: 'value',
  cert: 'value',
  key: 'value',
  room: 'flag',
  broker: 'value',
  built: 'flag',
});
if (wrong) fail(wrong);
if (Boolean(options.cert) !== Boolean(options.key)) fail('--cert and --key go together.');
const port = Number(options.port ?? USUAL_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port is a number up to 65535.');
const { broker: url } = options;
if (url && !/^wss?:\/\/\S+$/.test(url)) fail('--broker is an address that begins with ws:// or wss://.');
// A room is for others: it is served to the network.
const room = options.room || url ? newRoom() : null;
const host = options.host ?? (room || undefined);
const pem = { cert: fileOf('cert'), key: fileOf('key') };

const folder = resolve(root, 'dist');
if (options.built && !existsSync(resolve(folder, 'index.html'))) fail('--built: nothing was built before.');
install();
if (!options.built) run(bin('vite'), ['build', '--logLevel', 'warn']);
const server = await serveSite({
  folder,
  port,
  address: host ? undefined : '127.0.0.1',
  ...pem,
  ...(room && { besides: roomAnswers({ url, room, address: () => there[0] ?? null }) }),
}).catch(({ message }) => fail(message));

if (room) watch((await openRoom(server, { url, room })).counted);

const { here, there } = addressesOf(server.address().port, { ...options, host });
console.log(`\n  On this computer: ${here}`);
for (const address of there) console.log(`  In this network:  ${address}`);
if (host && there.length === 0) console.log('  This computer is in no network.');
const shown = there.map((address) => (room ? new URL(JOIN_PATH, address).href : address));
if (room) console.log(`\n  The referee, on this computer: ${here}#/duplicate`);
if (room && shown[0]) console.log(`  The players:                   ${shown[0]}`);
if (shown[0]) console.log(`\n${await codeOf(shown[0])}`);
if (host && !options.cert) {
  console.log(
    '  Without https a phone plays while the page is open, but cannot keep it or read codes (README).',
  );
}

/** Says what the broker did not take. */
function watch(counted) {
  let said = JSON.stringify(counted);
  setInterval(() => {
    const now = JSON.stringify(counted);
    if (now === said) return;
    said = now;
    const { refused, slowed, unkept, unread } = counted;
    console.log(
      `  The room so far: ${refused} messages refused, ${slowed} slowed down, ${unkept} not kept, ${unread} listeners cut off.`,
    );
  }, WATCH_EVERY).unref();
}

/** A file named by an option, or undefined without the option. */
function fileOf(option) {
  if (!options[option]) return undefined;
  try {
    // As the caller typed it: npm goes to the project's folder first.
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', options[option]));
  } catch (error) {
    return fail(`--${option}: ${error.message}`);
  }
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
