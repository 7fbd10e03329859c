// npm start: installs, builds, and serves the production build.
//   --host [NAME]             to phones in the same network too; NAME is what they call this computer
//   --port N
//   --cert FILE --key FILE    over https
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addressesOf, codeOf } from './addresses.mjs';
import { bin, install, root, run } from './install.mjs';
import { readOptions } from './options.mjs';
import { serveSite } from './site.mjs';

const USUAL_PORT = 4173;

const { options, wrong } = readOptions(process.argv.slice(2), {
  host: 'either',
  port: 'value',
  cert: 'value',
  key: 'value',
});
if (wrong) fail(wrong);
if (Boolean(options.cert) !== Boolean(options.key)) fail('--cert and --key go together.');
const port = Number(options.port ?? USUAL_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port is a number up to 65535.');
const pem = { cert: fileOf('cert'), key: fileOf('key') };

install();
run(bin('vite'), ['build', '--logLevel', 'warn']);
const server = await serveSite({
  folder: resolve(root, 'dist'),
  port,
  address: options.host ? undefined : '127.0.0.1',
  ...pem,
}).catch(({ message }) => fail(message));

const { here, there } = addressesOf(server.address().port, options);
console.log(`\n  On this computer: ${here}`);
for (const address of there) console.log(`  In this network:  ${address}`);
if (options.host && there.length === 0) console.log('  This computer is in no network.');
if (there[0]) console.log(`\n${await codeOf(there[0])}`);
if (options.host && !options.cert) {
  console.log(
    '  Without https a phone plays while the page is open, but cannot keep it or read codes (README).',
  );
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
