/**
 * `npm run restore-drill`: a house at work, a backup while its members bet, a restored house from it; then the books are
 * audited and held against what members were told before the backup began. Ends with one line of JSON, and with failure when
 * anything is missing.
 */
import { drill } from './backup/drill.ts';

const figures = await drill({
  members: 5,
  workMs: 10_000,
  least: 50,
  seed: 1 + Math.floor(Math.random() * 1_000_000),
  log: (line) => console.log(line),
});
const isGood =
  figures.missing === 0 && figures.audit === 'agrees' && figures.went_on === figures.members;
console.log(JSON.stringify({ restore_drill: figures }));
process.exit(isGood ? 0 : 1);
