/**
 * `npm run faults [-- --kills N] [--seed S] [--members M]`: fault injection. Simulated members play at a casino with
 * two nodes. Nodes, PostgreSQL and the payment provider are killed, halted or disconnected at random times and at named
 * points in the code. The clocks also cross midnight and the end of a month (tools/faults/deck.ts).
 *
 * At the end, the histories recorded by the members are checked against the ledger. Prints a final line of JSON; exits
 * with 1 on a violation.
 */
import { parseArgs } from 'node:util';
import { runFaults, type FaultsResult } from './faults/run.ts';
import { createProgress, progressLine } from './faults/progress.ts';
import { timesOf } from './faults/recoveries.ts';

const DEFAULT_KILLS = 200;

function readArguments() {
  const { values } = parseArgs({
    options: { kills: { type: 'string' }, seed: { type: 'string' }, members: { type: 'string' } },
  });
  const number = (name: keyof typeof values, fallback: number) => {
    const value = Number(values[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    console.error(`--${name} must be a whole number above 0.`);
    process.exit(1);
  };
  return {
    kills: number('kills', DEFAULT_KILLS),
    seed: number('seed', 1 + Math.floor(Math.random() * 1_000_000)),
    members: number('members', 5),
  };
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
