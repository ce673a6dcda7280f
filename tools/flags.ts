import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

/** Copies the flags of the phone input to where the pages ask for them: `/art/flags/<ISO 3166 code>.svg`. Once. */
export function copyFlags(root: string): void {
  const to = path.join(root, 'packages/web/public/art/flags');
  if (existsSync(to)) return;
  cpSync(path.join(root, 'node_modules/country-flag-icons/3x2'), to, {
    recursive: true,
    filter: (file) => !file.includes('.') || file.endsWith('.svg') || file.endsWith('3x2'),
  });
}
