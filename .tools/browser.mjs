// Finds Chrome or Chromium for the browser tests; on Debian, as root, installs it.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const SHELL = '/usr/bin/chromium-headless-shell';

const found = () => places.find((place) => place && existsSync(place));

/** The browser that people have. */
export function browser() {
  if (!found()) aptInstall('chromium', 'fonts-dejavu-core');
  const place = found();
  if (place) return place;
  console.error('The browser tests need Chrome or Chromium: install it, or name it in CHROME_PATH.');
  return process.exit(1);
}

/** The same engine without windows, where Debian has it: half the processor time. Otherwise the browser itself. */
export function headlessBrowser() {
  const place = browser();
  if (place !== '/usr/bin/chromium') return place;
  if (!existsSync(SHELL)) aptInstall('chromium-headless-shell');
  return existsSync(SHELL) ? SHELL : place;
}
