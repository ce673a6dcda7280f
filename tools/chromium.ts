import { existsSync } from 'node:fs';
import { aptInstall } from './lib/apt.ts';

/** Chromium flags that disable the sandbox, GPU acceleration, QUIC, first-run setup and background network requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Prefer Chromium's headless shell. It has the same engine but no graphical user interface, and it shortens test runs
// by a third.
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of a Chromium executable, from `CHROMIUM` or the usual locations; undefined if none exists. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  return known.find((path) => existsSync(path));
}

/**
 * Returns the path of a Chromium executable. On Debian, installs Chromium with apt if it is missing.
 * @throws Error if Chromium can be neither found nor installed
 */
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
