/**
 * `npm run restore-drill`: takes a backup while members bet and restores the backup into a second casino. Audits the
 * second casino's ledger and compares its records with the responses that members received before the backup began.
 * Prints a final line of JSON. Exits with 1 if an operation is missing, the audit fails, or a member cannot continue
 * playing.
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
