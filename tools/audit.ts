/**
 * `npm run audit`: recomputes the ledger's balances from its entries, in batches within one database snapshot, and
 * shows a progress bar. Exits with 1 if a value differs. Reads the database at DATABASE_URL, or the embedded database
 * in DATA_DIR if that database is running.
 */
import { bagAuditChecks } from '@wl/server/features/bag/audit-repository';
import { audit } from '@wl/server/features/ledger/audit';
import { figureChecks } from '@wl/server/features/wagers/audit-figures-repository';
import { wagerChecks } from '@wl/server/features/wagers/audit-repository';
import { staffAuditCheck } from '@wl/server/features/staff/audit-log-repository';
import { walletAuditChecks } from '@wl/server/features/wallet/audit-repository';
import { createDatabase } from '@wl/server/platform/database/database';
import { createLogger } from '@wl/server/platform/log';
import { ownerDatabaseUrl } from './lib/database-url.ts';
import { progressBar } from './lib/progress-bar.ts';

const names: Readonly<Record<string, string>> = {
  seals: 'seals',
  totals: 'totals',
  balances: 'balances',
  in_play: 'open rounds',
  rounds: 'rounds',
  nonces: 'nonces',
  sessions: 'sessions',
  event_order: 'order of rounds',
  bonus: 'bonus money',
  outgoing: 'open cash-outs',
  steps: 'steps',
  clearing: 'payments',
  staff_audit: 'log of the staff',
};

const url = ownerDatabaseUrl();
const database = createDatabase({
  ownerUrl: url,
  appUrl: url,
  log: createLogger({ logLevel: 'warn' }),
});
const bar = progressBar();
const { differences, figures } = await audit(database, {
  checks: [
    ...wagerChecks,
    ...figureChecks,
    ...bagAuditChecks,
    ...walletAuditChecks,
    staffAuditCheck,
  ],
  progress: (name, done, of) => {
    bar.progress(names[name] ?? name, done, of);
  },
});
bar.end();
await database.close();
for (const line of differences) console.log(line);
console.log(
  `${figures.seals} seals over ${figures.sealedTransfers} transfers, ${figures.members} members; ` +
    (differences.length === 0 ? 'the books agree.' : `${differences.length} differences.`),
);
console.log(JSON.stringify({ audit: { ...figures, differences: differences.length } }));
process.exitCode = differences.length === 0 ? 0 : 1;
