import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Copies the country flags for the phone number input to `/art/flags/<ISO 3166 code>.svg`. Does nothing if the folder
 * already exists.
 */
export function copyFlags(root: string): void {
  const to = path.join(root, 'packages/web/public/art/flags');
  if (existsSync(to)) return;
  const from = path.dirname(fileURLToPath(import.meta.resolve('country-flag-icons')));
  cpSync(path.join(from, '3x2'), to, {
    recursive: true,
    filter: (file) => !file.includes('.') || file.endsWith('.svg') || file.endsWith('3x2'),
  });
}
