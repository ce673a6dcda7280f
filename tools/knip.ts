/**
 * Looks for unused dependencies, files and exports, and for imports of undeclared packages, with Knip (knip.ts).
 *   node tools/knip.ts [arguments of Knip…]
 *
 * Knip treats every file named by `exports` of a package.json as an entry, and does not report an entry or its exports.
 * These packages are private and export all their sources (`"./*": "./src/*.ts"`), so Knip would report nothing in
 * them. This program hides `exports` when Knip reads the manifests. Knip's resolver reads the files itself and finds
 * the imports.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Knip 6.44 has no setting for this. tools/knip.test.ts fails if hiding the field stops working.
const readFile = fs.promises.readFile;

/** Reads a file; omits `exports` from a workspace's package.json. */
async function readWithoutExports(...args: Parameters<typeof readFile>) {
  const content = await readFile(...args);
  const [file] = args;
  const isManifest =
    typeof file === 'string' && /packages[\\/][^\\/]+[\\/]package\.json$/.test(file);
  if (!isManifest || typeof content !== 'string') return content;
  const manifest = JSON.parse(content) as Record<string, unknown>;
  delete manifest['exports'];
  return JSON.stringify(manifest, null, 2);
}

fs.promises.readFile = readWithoutExports as typeof readFile;
syncBuiltinESMExports();

await import(new URL('../node_modules/knip/bin/knip.js', import.meta.url).href);
