/**
 * `npm run faults [-- --kills N] [--seed S] [--members M]`: members bet, top up, cash out and cancel while server and
 * PostgreSQL are killed with SIGKILL at random and at named points and connections are cut; then their histories are held
 * against the books. Ends with one line of JSON, and with failure when anything was found.
 */
import { parseArgs } from 'node:util';
import { runFaults, type FaultsResult } from './faults/run.ts';
import { timesOf } from './faults/nemesis.ts';

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
  const groups = Map.groupBy(nemesis.recoveries, ({ blow }) => blow);
  console.log('\nRecovery, from the kill to /readyz:');
  for (const [blow, recoveries] of [...groups, ['all', nemesis.recoveries] as const]) {
    const { medianMs, maxMs } = timesOf(recoveries);
    const columns = [
      String(recoveries.length).padStart(5),
      String(medianMs).padStart(6),
      String(maxMs).padStart(6),
    ];
    console.log(
      `  ${blow.padEnd(26)} ${columns[0]} times  median ${columns[1]} ms  max ${columns[2]} ms`,
    );
  }
  console.log(
    `${Math.round(seconds)} s, ${result.cuts} connections cut, ${result.acknowledged} operations acknowledged, ` +
      `${result.refused} refused, ${result.doubted} in doubt for a while, ${nemesis.missed} failpoints not passed`,
  );
  for (const { kind, what } of findings.slice(0, 50)) console.log(`${kind}: ${what}`);
}

const options = readArguments();
console.log(`Seed ${options.seed}, ${options.kills} kills`);
const startedMs = performance.now();
const run = await runFaults({ ...options, log: (line) => console.log(line) });
await run.close();
const { result } = run;
print(result, (performance.now() - startedMs) / 1000);
const count = (kind: string) => result.findings.filter((finding) => finding.kind === kind).length;
const { kills, acknowledged } = result;
const [lost, duplicated, unresolved] = [count('lost'), count('duplicated'), count('unresolved')];
console.log(JSON.stringify({ faults: { kills, acknowledged, lost, duplicated, unresolved } }));
process.exit(result.findings.length > 0 ? 1 : 0);
