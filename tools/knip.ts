/**
 * Runs Knip with the settings in knip.ts, to find unused dependencies, files and exports, and imports of undeclared
 * packages.
 *
 * Usage: `node tools/knip.ts [Knip arguments…]`
 *
 * Knip never reports a file as unused if a package.json lists it in `exports`. The packages of this repository list all
 * their sources, although they are private, so this program hides `exports` when Knip reads the manifests. Knip's
 * import resolver reads the manifests separately, so imports still resolve.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Knip 6.44 has no setting for ignoring the `exports` field of a package.json, so the field is removed when Knip reads
// the file. tools/knip.test.ts fails if this workaround stops working.
const readFile = fs.promises.readFile;

/** Reads a file as `readFile` does, but removes the `exports` field from the content of a workspace's package.json. */
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
