import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../../../../src/app/shell/version.ts';

test('the version shown is the version of the package', () => {
  const file = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  expect(version).toBe(JSON.parse(file).version);
});
