/**
 * Writes the API document to `test-results/openapi.json` and lints it with the rules in `redocly.yaml`. Part of
 * `npm test -- check`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { apiDocument } from './write.ts';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const redocly = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');

export interface LintResult {
  ok: boolean;
  output: string;
}

/** Lints a file with Redocly. Disables Redocly’s telemetry and update check. */
export function lintDocument(file: string): LintResult {
  const args = [redocly, 'lint', file, '--config', path.join(root, 'redocly.yaml')];
  const result = spawnSync(process.execPath, [...args, '--format=stylish'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
  });
  return { ok: result.status === 0, output: result.stdout + result.stderr };
}

if (import.meta.main) {
  const file = path.join(root, 'test-results/openapi.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await apiDocument());
  const { ok, output } = lintDocument(file);
  if (!ok) console.error(output);
  process.exitCode = ok ? 0 : 1;
}
