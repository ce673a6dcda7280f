import { existsSync } from 'node:fs';
import { aptInstall } from './lib/apt.ts';

/** Flags with which Chromium runs without a sandbox, a GPU or QUIC, and sends no background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Try the headless shell first: it has the same engine without window code and needs only two thirds of the time for
// the tests.
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of a Chromium, from `CHROMIUM` or the usual places; undefined if none exists. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  return known.find((path) => existsSync(path));
}

/** Finds Chromium; on Debian, installs it through apt if it is missing. @throws Error if neither works. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  aptInstall('Chromium', ['chromium-headless-shell'], ['chromium']);
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium: install it, or name its path in CHROMIUM, and run npm test again.',
    );
  }
  return installed;
}
