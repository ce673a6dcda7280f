/**
 * Checks that the messages of specification §5 and §8 appear word for word in docs/errors.md or in the message
 * catalogues of the member application.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { specifiedMessages } from './lib/specified-messages.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns the English texts of the errors that docs/errors.md marks as shown on a screen. */
function documented(): string[] {
  return read('docs/errors.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const cells = line.split(' | ');
      const [screen, english = ''] = cells.slice(-6);
      return screen ? [english] : [];
    });
}

/** Returns the English texts in the member application's message catalogues. */
function drawn(): string[] {
  return globSync('packages/web/src/**/locales/en.po', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text),
  );
}

test('every message of specification §5 and §8 is shown in the application', () => {
  const shown = new Set([...documented(), ...drawn()]);
  const missing = specifiedMessages.filter((text) => !shown.has(text));
  expect(missing).toEqual([]);
});
