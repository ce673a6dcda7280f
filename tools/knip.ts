/**
 * Runs Knip with the settings in knip.ts. Finds unused dependencies, files and exports, and imports of undeclared
 * packages.
 *   node tools/knip.ts [arguments of Knip…]
 *
 * Knip treats every file that matches `exports` in a package.json as an entry file, and never reports entry files or
 * their exports. The packages of this repository are private and export all their sources (`"./*": "./src/*.ts"`), so
 * Knip would report nothing in them. This program therefore hides `exports` when Knip reads the manifests. Knip's
 * import resolver reads the manifests separately, so imports still resolve.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Knip 6.44 has no setting for ignoring the field `exports` of a package.json, so the field is removed when Knip reads
// the file. tools/knip.test.ts fails if this stops working.
const readFile = fs.promises.readFile;

/** Reads a file. If the file is a workspace's package.json, removes the field `exports` from the content. */
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
