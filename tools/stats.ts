import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeStats } from '../packages/games/src/catalogue/compute-stats.ts';
import { games } from '../packages/games/src/catalogue/index.ts';

// Computes every game's figures and writes them where the lobby reads them. Run after any change of a game's mathematics:
// `node tools/stats.ts`. A test fails while the committed file differs from a fresh computation.
const target = path.join(
  import.meta.dirname,
  '../packages/games/src/catalogue/generated/stats.json',
);
const stats = Object.fromEntries(games.map((game) => [game.slug, computeStats(game)]));
writeFileSync(target, `${JSON.stringify(stats, null, 2)}\n`);
for (const [slug, of] of Object.entries(stats)) {
  console.log(`${slug}: ${of.returnPercent} %, sigma ${of.sigma}, hit ${of.hitPercent} %`);
}
