import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeStats } from '../packages/games/src/catalogue/compute-stats.ts';
import { games } from '../packages/games/src/catalogue/index.ts';
import { publicMathematics } from '../packages/games/src/catalogue/public-mathematics.ts';

// Computes every game's figures and writes them where the lobby reads them, and publishes the mathematics itself. Run after any change of a game's mathematics:
// `node tools/stats.ts`. A test fails while a committed file differs from a fresh computation.
const target = path.join(
  import.meta.dirname,
  '../packages/games/src/catalogue/generated/stats.json',
);
const stats = Object.fromEntries(games.map((game) => [game.slug, computeStats(game)]));
writeFileSync(target, `${JSON.stringify(stats, null, 2)}\n`);
const published = path.join(import.meta.dirname, '../docs/fairness/games.json');
writeFileSync(published, `${JSON.stringify(publicMathematics(games), null, 1)}\n`);
for (const [slug, of] of Object.entries(stats)) {
  console.log(`${slug}: ${of.returnPercent} %, sigma ${of.sigma}, hit ${of.hitPercent} %`);
}
