/**
 * `npm run planted-faults [-- <name or area>…] [--trusted] [--together] [--port N]`: checks that the tests notice
 * faults. `tools/planted-faults` contains 44 one-line patches in seven areas: money, limits, bonuses, journey,
 * passport, office and realtime.
 *
 * For each fault, the command patches a temporary copy of this checkout, type-checks the copy, and runs the related
 * tests until one fails (`caught by`). Tests that also fail without a fault do not count. The last line is the total,
 * such as “44 of 44 caught”. Exits with 1 if a fault was missed or could not be judged.
 *
 * The related tests are found by feature and imports (tools/planted-faults/select.ts). Tests that the patch names
 * (`Tests:`) run first.
 *
 * - `--trusted` skips the runs without a fault. Use it after a complete `npm test` of the same sources.
 * - `--together` plants several faults in one copy if their browser tests differ, which saves most of the builds.
 * - `--port` or `E2E_PORT` sets the port of the browser tests (default: 3427); the payment sandbox uses the next port.
 *
 * To add a fault: change one line of the sources, run `git diff > tools/planted-faults/<area>-<name>.patch`, undo the
 * change, and write `Fault: <what breaks for whom>` above the diff.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from './chromium.ts';
import { chooseFaults, readFaults } from './planted-faults/catalogue.ts';
import { judgeFaults, type Verdict } from './planted-faults/judge.ts';
import { stagesOf } from './planted-faults/select.ts';
import { createTree } from './planted-faults/tree.ts';
import { readSources } from './tidy/source.ts';

const root = path.resolve(import.meta.dirname, '..');
const DEFAULT_PORT = 3427;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      trusted: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
      port: { type: 'string', default: process.env['E2E_PORT'] ?? `${DEFAULT_PORT}` },
    },
  });
  try {
    const faults = readFaults(path.join(root, 'tools/planted-faults'));
    return { ...values, faults: chooseFaults(faults, positionals), port: Number(values.port) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function print(verdicts: readonly Verdict[]): void {
  console.log('');
  for (const { fault, state, by, seconds } of verdicts) {
    const word = state === 'caught' ? 'caught by' : state.toUpperCase();
    const time = `${seconds.toFixed(0)} s`.padStart(6);
    console.log(`${fault.name.padEnd(36)} ${time}  ${word} ${by}`);
  }
}

const { faults, port, trusted, together } = readArguments();
process.env['CHROMIUM'] = requireChromium();
const sources = readSources(root);
const stages = new Map(faults.map((fault) => [fault.name, stagesOf(fault, sources)]));
const tree = createTree(root);
// Delete the temporary source tree on exit. An exit handler in `planted-faults/run.ts` ends the child processes.
process.on('exit', () => tree.remove());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(1));
const started = performance.now();
const { verdicts, unsound } = await judgeFaults(
  { tree, port, isTrusted: trusted, isTogether: together, log: (line) => console.log(line) },
  faults,
  stages,
);
print(verdicts);
for (const [test, failure] of unsound) console.log(`fails without a fault: ${test}: ${failure}`);
const caught = verdicts.filter(({ state }) => state === 'caught').length;
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${caught} of ${verdicts.length} caught`);
process.exit(caught === verdicts.length ? 0 : 1);
