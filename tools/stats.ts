/**
 * Computes the statistics of every game for the lobby, and writes the files that publish the games' math models. Run
 * `node tools/stats.ts` after any change to a math model, because a test fails if a committed file is out of date. A
 * game is simulated only if its model needs a simulation and has changed, or with `--force <slug>`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '../packages/games/src/catalogue/index.ts';
import type { Measurement } from '../packages/games/src/engines/measurement.ts';
import type { Game } from '../packages/games/src/game.ts';

const engines = path.join(import.meta.dirname, '../packages/games/src/engines');
const generated = path.join(import.meta.dirname, '../packages/games/src/catalogue/generated');
const write = (file: string, content: unknown, indent: number) =>
  writeFileSync(file, `${JSON.stringify(content, null, indent)}\n`);

const [flag, forced] = process.argv.slice(2);

/** Measurements for all engine families, each with the family's name. */
const measurements = await Promise.all(
  globSync('*/measure*.ts', { cwd: engines })
    .sort()
    .map(async (file) => {
      const url = pathToFileURL(path.join(engines, file)).href;
      const { measurement } = (await import(url)) as { measurement: Measurement<Game, unknown> };
      return { family: path.dirname(file), ...measurement };
    }),
);

/**
 * Runs a measurement for the games of its family. Measures only games whose stored data is missing or outdated, but
 * writes the data of all games of the family to the measurement's file.
 * @param returnOf returns the published return of the game with the given slug, as a share of the stake
 */
function measure(one: (typeof measurements)[number], returnOf: (slug: string) => number): void {
  const file = path.join(generated, one.file);
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const data: Record<string, unknown> = {};
  for (const game of games) {
    const { slug } = game;
    if (game.family !== one.family || one.isNeeded?.(game) === false) continue;
    const isForced = flag === '--force' && forced === slug;
    const share = returnOf(slug);
    if (slug in stored && !isForced && one.isCurrent(stored[slug], game, share)) {
      data[slug] = stored[slug];
      continue;
    }
    console.log(`${slug}: measuring for ${one.file} …`);
    data[slug] = one.measure(game, share);
    // Write after each game, so that an interrupted run loses at most one measurement.
    write(file, { ...stored, ...data }, one.indent);
  }
  write(file, data, one.indent);
}

for (const one of measurements) if (!one.needsReturn) measure(one, () => 0);

// Import these modules only after the measurements, because they read the files with the measured data.
const { computeSpread, computeStats } =
  await import('../packages/games/src/catalogue/compute-stats.ts');
const { everyMathematics } = await import('../packages/games/src/catalogue/mathematics.ts');
const { publicMathematics } = await import('../packages/games/src/catalogue/public-mathematics.ts');
const { tableGames } = await import('../packages/games/src/tables/table-games.ts');
const { computeTableStats } = await import('../packages/games/src/tables/compute-table-stats.ts');

const stats = Object.fromEntries(games.map((game) => [game.slug, computeStats(game)]));
write(path.join(generated, 'stats.json'), stats, 2);
for (const one of measurements)
  if (one.needsReturn) measure(one, (slug) => stats[slug]!.returnPercent / 100);
const spreads = Object.fromEntries(
  games.map((game) => [game.slug, computeSpread(game, stats[game.slug]!)]),
);
write(path.join(generated, 'spreads.json'), spreads, 1);
write(
  path.join(import.meta.dirname, '../docs/fairness/games.json'),
  publicMathematics(everyMathematics, tableGames),
  1,
);
const tableStats = Object.fromEntries(
  tableGames.map((game) => [game.slug, computeTableStats(game)]),
);
write(
  path.join(import.meta.dirname, '../packages/games/src/tables/generated/stats.json'),
  tableStats,
  2,
);
for (const [slug, of] of Object.entries({ ...stats, ...tableStats })) {
  console.log(`${slug}: ${of.returnPercent} %, sigma ${of.sigma}, hit ${of.hitPercent} %`);
}
