import { fileURLToPath } from 'node:url';
import { serveFolder } from '../site.ts';

/** The production build on a fixed port for all projects: nothing is compressed or watched between the app and a test. */
await serveFolder(fileURLToPath(new URL('../../dist', import.meta.url)), {
  port: Number(process.env.TEST_PORT),
});
