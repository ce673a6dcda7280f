import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { allFeatures } from '../features/index.ts';
import { featuresFolder } from './features-folder.ts';
import { discoverFeatures } from './features.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-features-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

test('every part of every feature folder is discovered', async () => {
  const found = await allFeatures();
  const folders = fs
    .readdirSync(featuresFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  for (const name of folders)
    for (const part of [
      'routes.ts',
      'staff-routes.ts',
      'subscribers.ts',
      'setup.ts',
      'seed.ts',
    ] as const)
      if (fs.existsSync(path.join(featuresFolder, name, part)))
        expect(found.find((feature) => feature.name === name)?.parts[part]).toBeTypeOf('function');
});

test('a feature file without its expected export is rejected', async () => {
  fs.mkdirSync(path.join(folder, 'bad'));
  fs.writeFileSync(path.join(folder, 'bad/routes.ts'), 'export const other = 1;');
  await expect(discoverFeatures(folder)).rejects.toThrow(
    'features/bad/routes.ts must export a function "routes".',
  );
});
