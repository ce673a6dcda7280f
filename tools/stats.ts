/**
 * Computes the statistics of every game for the lobby, and the files that publish the games' math models. Run `node
 * tools/stats.ts` after any change to a math model, because a test fails if a committed file is out of date. A game is
 * simulated only if its model needs a simulation and has changed, or with `--force <slug>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '../packages/games/src/catalogue/index.ts';
import {
  fingerprint,
  measureSlot,
  needsMeasuring,
  type MeasuredSlot,
} from '../packages/games/src/engines/slots/measure.ts';
import {
  fingerprintOfHand,
  measureBlackjack,
  type MeasuredBlackjack,
} from '../packages/games/src/engines/blackjack/measure.ts';
import {
  meanOfPays,
  measurePays,
  type SlotPays,
} from '../packages/games/src/engines/slots/measure-pays.ts';
import { everyMathematics } from '../packages/games/src/catalogue/mathematics.ts';
import type { BlackjackGame } from '../packages/games/src/engines/blackjack/game.ts';
import type { SlotGame } from '../packages/games/src/engines/slots/game.ts';
import { tableGames } from '../packages/games/src/tables/table-games.ts';

const generated = path.join(import.meta.dirname, '../packages/games/src/catalogue/generated');
/**
 * Maximum difference between the mean of a slot's sampled payouts and its published return, as a fraction of the stake.
 * If the difference is larger, the payouts are sampled again.
 */
const PAYS_TOLERANCE = 0.0001;
const write = (file: string, content: unknown, indent: number) =>
  writeFileSync(file, `${JSON.stringify(content, null, indent)}\n`);

const [flag, forced] = process.argv.slice(2);
const measuredFile = path.join(generated, 'simulated.json');
const known = JSON.parse(readFileSync(measuredFile, 'utf8')) as Record<string, MeasuredSlot>;
const measured: Record<string, MeasuredSlot> = {};
for (const game of games) {
  if (game.family !== 'slots') continue;
  const { config } = game as SlotGame;
  if (!needsMeasuring(config)) continue;
  const before = known[game.slug];
  const isKnown = before?.config === fingerprint(config);
  if (!isKnown || (flag === '--force' && forced === game.slug))
    console.log(`${game.slug}: measuring …`);
  measured[game.slug] =
    isKnown && !(flag === '--force' && forced === game.slug) ? before : measureSlot(config);
  write(measuredFile, { ...known, ...measured }, 1);
}
write(measuredFile, measured, 1);

const handsFile = path.join(generated, 'blackjack.json');
const knownHands = JSON.parse(readFileSync(handsFile, 'utf8')) as Record<string, MeasuredBlackjack>;
const hands: Record<string, MeasuredBlackjack> = {};
for (const game of games) {
  if (game.family !== 'blackjack') continue;
  const { slug, rules } = game as BlackjackGame;
  const before = knownHands[slug];
  const isKnown = before?.rules === fingerprintOfHand(rules);
  if (isKnown && !(flag === '--force' && forced === slug)) {
    hands[slug] = before;
    continue;
  }
  console.log(`${slug}: measuring …`);
  hands[slug] = measureBlackjack(rules);
}
write(handsFile, hands, 1);

// Import this module only after `handsFile` has been written, because the module reads that file.
const { computeSpread, computeStats } =
  await import('../packages/games/src/catalogue/compute-stats.ts');
const stats = Object.fromEntries(games.map((game) => [game.slug, computeStats(game)]));
write(path.join(generated, 'stats.json'), stats, 2);

const paysFile = path.join(generated, 'pays.json');
const knownPays = JSON.parse(readFileSync(paysFile, 'utf8')) as Record<string, SlotPays>;
const pays: Record<string, SlotPays> = {};
for (const game of games) {
  if (game.family !== 'slots') continue;
  const slot = game as SlotGame;
  const before = knownPays[slot.slug];
  const published = stats[slot.slug]!.returnPercent / 100;
  const isKnown =
    before?.config === fingerprint(slot.config) &&
    Math.abs(meanOfPays(before) - published) < PAYS_TOLERANCE;
  if (!isKnown) console.log(`${slot.slug}: drawing its pays …`);
  pays[slot.slug] = isKnown ? before : measurePays(slot, published);
}
writeFileSync(paysFile, `${JSON.stringify(pays)}\n`);
const spreads = Object.fromEntries(
  games.map((game) => [game.slug, computeSpread(game, stats[game.slug]!)]),
);
write(path.join(generated, 'spreads.json'), spreads, 1);
const { publicMathematics } = await import('../packages/games/src/catalogue/public-mathematics.ts');
write(
  path.join(import.meta.dirname, '../docs/fairness/games.json'),
  publicMathematics(everyMathematics, tableGames),
  1,
);
for (const [slug, of] of Object.entries(stats)) {
  console.log(`${slug}: ${of.returnPercent} %, sigma ${of.sigma}, hit ${of.hitPercent} %`);
}
