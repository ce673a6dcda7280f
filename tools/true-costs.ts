/**
 * Computes the true-cost label of every launch item at every Gambler level by simulation, and writes the labels to the
 * file that the market reads.
 *
 * Run `node tools/true-costs.ts` after any change to launch items, reference slots or the engine. The command
 * recomputes only labels whose item terms or slot math models have changed; `--force` recomputes all labels.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  computeTrueCost,
  tableLifetimes,
} from '../packages/server/src/features/market/economy/compute-true-cost.ts';
import {
  GAMBLER_LEVELS,
  trueCostKey,
} from '../packages/server/src/features/market/economy/true-cost.ts';
import type { TrueCost } from '../packages/contract/src/market.ts';
import { launchItems } from '../packages/world/src/bonuses/items.ts';
import { progressBar } from './lib/progress-bar.ts';

const file = path.join(
  import.meta.dirname,
  '../packages/server/src/features/market/economy/generated/true-costs.json',
);
const isForced = process.argv.includes('--force');
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, TrueCost[]>;
const made: Record<string, TrueCost[]> = {};
const bar = progressBar((count) => `${count} labels`);
const of = launchItems.length * GAMBLER_LEVELS.length;
let done = 0;
for (const { terms } of launchItems) {
  const key = trueCostKey(terms);
  if (key === undefined) continue;
  const before = isForced ? undefined : known[key];
  made[key] = before ?? [];
  for (const level of GAMBLER_LEVELS) {
    bar.progress('true costs', done++, of);
    if (!before) made[key].push(computeTrueCost(terms, level, tableLifetimes(terms))!);
  }
}
bar.progress('true costs', done, of);
bar.end();
writeFileSync(file, `${JSON.stringify(made, null, 1)}\n`);
for (const { slug, terms } of launchItems) {
  const labels = made[trueCostKey(terms) ?? ''] ?? [];
  const values = labels.map(
    ({ value, interval }) => `${(value / 100).toFixed(2)} ± ${(interval / 100).toFixed(2)}`,
  );
  console.log(`${slug.padEnd(20)} ${values.join('   ')}`);
}
