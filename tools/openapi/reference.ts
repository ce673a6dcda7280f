/**
 * Extracts the script of the API reference page (`/api/docs`) from Scalar's Fastify plugin into a file. The server does
 * not load the plugin, because it contains the script as a 5 MB string and takes one second to import.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { referenceFolder } from '@wl/server/platform/openapi/reference';

/**
 * Brotli quality. Quality 11 would make the file 10% smaller but take 12 s, which is not worthwhile for a page that
 * few people open.
 */
const BROTLI_QUALITY = 9;
const PREFIX = '/docs';

function pluginVersion(): string {
  const plugin = fileURLToPath(import.meta.resolve('@scalar/fastify-api-reference'));
  const manifest = path.join(path.dirname(plugin), '../package.json');
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string }).version;
}

async function scalarScript(): Promise<string> {
  const [{ default: Fastify }, { default: plugin }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ]);
  const app = Fastify();
  await app.register(plugin, { routePrefix: PREFIX, configuration: { url: '/openapi.json' } });
  const { statusCode, body } = await app.inject(`${PREFIX}/js/scalar.js`);
  await app.close();
  if (statusCode !== 200) throw new Error('Scalar’s plugin serves its script elsewhere now.');
  return body;
}

/** Writes Scalar's script and its compressed copies if `isForced` is true or the script of this version is missing. */
export async function buildReference({
  folder = referenceFolder,
  log,
  isForced = false,
}: {
  folder?: string;
  log?: (line: string) => void;
  isForced?: boolean;
} = {}): Promise<void> {
  const file = path.join(folder, `scalar-${pluginVersion()}.js`);
  if (fs.existsSync(file) && !isForced) return;
  const started = Date.now();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const script = await scalarScript();
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(script, { params }),
    promisify(gzip)(script, { level: 9 }),
  ]);
  fs.writeFileSync(`${file}.br`, br);
  fs.writeFileSync(`${file}.gz`, gz);
  // Write the uncompressed script last, because its existence marks the build as complete.
  fs.writeFileSync(`${file}.new`, script);
  fs.renameSync(`${file}.new`, file);
  log?.(`Built the API reference in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
