/**
 * `npm run faults [-- --kills N] [--seed S] [--members M]`: fault injection. Simulated members play at a casino with
 * two nodes. Nodes, PostgreSQL and the payment provider are killed, halted or disconnected at random times and at named
 * points in the code. The clocks also cross midnight and the end of a month (tools/faults/deck.ts).
 *
 * At the end, the histories recorded by the members are checked against the ledger. Prints a final line of JSON; exits
 * with 1 on a violation.
 *
 * `npm run faults -- --tables [--kills N] [--halts N] [--restarts N] [--halt-seconds N]`: the owners of shared tables
 * are killed or halted, or the database is restarted, while members bet (tools/faults/tables/run.ts).
 */
import { parseArgs } from 'node:util';
import { runFaults, type FaultsResult } from './faults/run.ts';
import { createProgress, progressLine } from './faults/progress.ts';
import { timesOf } from './faults/recoveries.ts';
import { delayLines, figuresOf } from './faults/tables/report.ts';
import { runTableFaults } from './faults/tables/run.ts';

const DEFAULT_KILLS = 200;
/**
 * Faults injected by `--tables`. Each fault hits ten tables, so each kind of fault hits each of the five phases about
 * 50 times.
 */
const TABLE_FAULTS = { kills: 25, halts: 25, restarts: 25, haltSeconds: 30, tables: 10 };

function readArguments() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ kills: text, seed: text, members: text, halts: text, restarts: text },
      ...{ 'halt-seconds': text, tables: { type: 'boolean' } },
    },
  });
  const number = (name: Exclude<keyof typeof values, 'tables'>, fallback: number, least = 1) => {
    const value = Number(values[name] ?? fallback);
    if (Number.isInteger(value) && value >= least) return value;
    console.error(`--${name} must be a whole number of at least ${least}.`);
    process.exit(1);
  };
  const isTables = values.tables === true;
  return {
    isTables,
    kills: number('kills', isTables ? TABLE_FAULTS.kills : DEFAULT_KILLS, isTables ? 0 : 1),
    seed: number('seed', 1 + Math.floor(Math.random() * 1_000_000)),
    members: number('members', 5),
    halts: number('halts', TABLE_FAULTS.halts, 0),
    restarts: number('restarts', TABLE_FAULTS.restarts, 0),
    haltMs: number('halt-seconds', TABLE_FAULTS.haltSeconds) * 1000,
  };
}

/** Runs the faults at tables. Prints the delays of the next phases and a line of JSON, and ends the process. */
async function runAtTables(options: ReturnType<typeof readArguments>): Promise<never> {
  console.log(
    `Seed ${options.seed}, ${options.kills} kills, ${options.halts} halts, ${options.restarts} restarts of the database`,
  );
  const tables = TABLE_FAULTS.tables;
  const result = await runTableFaults({ ...options, tables, log: (line) => console.log(line) });
  console.log('\nFrom the planned end of a phase that a fault hit to the next phase, in ms:');
  for (const line of delayLines(result)) console.log(line);
  for (const finding of result.findings.slice(0, 50)) console.log(finding);
  console.log(JSON.stringify({ table_faults: figuresOf(result) }));
  process.exit(result.findings.length > 0 ? 1 : 0);
}

function print(result: FaultsResult, seconds: number) {
  const { nemesis, findings } = result;
  const groups = Map.groupBy(nemesis.recoveries, ({ strike }) => strike);
  console.log('\nRecovery, from the kill (or the end of the trouble) to /readyz, in ms:');
  console.log(`  ${''.padEnd(26)} times  median     p95     max`);
  for (const [strike, recoveries] of [...groups, ['all', nemesis.recoveries] as const]) {
    const { medianMs, p95Ms, maxMs } = timesOf(recoveries);
    const columns = [medianMs, p95Ms, maxMs].map((ms) => String(ms).padStart(7)).join(' ');
    console.log(`  ${strike.padEnd(26)} ${String(recoveries.length).padStart(5)} ${columns}`);
  }
  console.log(
    `${Math.round(seconds)} s, ${result.cuts} connections cut, ${result.audits} audits, ${result.acknowledged} operations ` +
      `acknowledged, ${result.doubted} in doubt for a while, ${nemesis.missed} failpoints not passed`,
  );
  const refused = [...result.refused].sort(([, a], [, b]) => b - a);
  console.log(`refused: ${refused.map(([code, times]) => `${code} ${times}`).join(', ')}`);
  for (const { kind, what } of findings.slice(0, 50)) console.log(`${kind}: ${what}`);
}

const options = readArguments();
if (options.isTables) await runAtTables(options);
console.log(`Seed ${options.seed}, ${options.kills} kills`);
const startedMs = performance.now();
const progress = createProgress();
const run = await runFaults({
  ...options,
  log: (line) => progress.log(line),
  progress: (kills) => {
    const elapsedMs = performance.now() - startedMs;
    progress.show(progressLine(kills, options.kills, elapsedMs));
  },
});
progress.end();
await run.close();
const { result } = run;
print(result, (performance.now() - startedMs) / 1000);
const count = (kind: string) => result.findings.filter((finding) => finding.kind === kind).length;
const { kills, acknowledged } = result;
const [lost, duplicated, unresolved] = [count('lost'), count('duplicated'), count('unresolved')];
console.log(JSON.stringify({ faults: { kills, acknowledged, lost, duplicated, unresolved } }));
process.exit(result.findings.length > 0 ? 1 : 0);
