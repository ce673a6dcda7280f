/**
 * `npm run audit`: recomputes the books of the database from their entries in one snapshot, some at a time, with a bar that
 * tells how far it is, and exits with 1 when anything differs. Asks the
 * database of DATABASE_URL, or the embedded one of DATA_DIR while it runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { bagAuditChecks } from '@wl/server/features/bag/audit-repository';
import { audit, type Progress } from '@wl/server/features/ledger/audit';
import { figureChecks } from '@wl/server/features/play/audit-figures-repository';
import { playAuditChecks } from '@wl/server/features/play/audit-repository';
import { staffAuditCheck } from '@wl/server/features/staff/audit-log-repository';
import { walletAuditChecks } from '@wl/server/features/wallet/audit-repository';
import { readConfig } from '@wl/server/platform/config';
import { createDatabase } from '@wl/server/platform/database';
import { createLogger } from '@wl/server/platform/log';

const BAR_WIDTH = 24;
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

/** A bar on a terminal; elsewhere a line per finished phase, so that a log stays readable. */
function progressBar(): { progress: Progress; end: () => void } {
  const { stderr } = process;
  const began = performance.now();
  let phase = '';
  let shownAt = 0;
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const close = () => {
    if (phase === '') return;
    if (stderr.isTTY) stderr.write('\n');
    else stderr.write(`${phase} at ${seconds()}\n`);
  };
  return {
    progress: (name, done, of) => {
      const label = names[name] ?? name;
      if (label !== phase) {
        close();
        phase = label;
        shownAt = 0;
      }
      if (!stderr.isTTY || (done < of && performance.now() - shownAt < 100)) return;
      shownAt = performance.now();
      const share = of === 0 ? 1 : Math.min(1, done / of);
      const full = Math.round(share * BAR_WIDTH);
      stderr.write(
        `\r${label.padEnd(17)} ${'█'.repeat(full)}${'·'.repeat(BAR_WIDTH - full)} ${done.toLocaleString('en')} of ${of.toLocaleString('en')}  ${seconds()} `,
      );
    },
    end: close,
  };
}

function databaseUrl(): string {
  const config = readConfig(process.env);
  if (config.databaseUrl) return config.databaseUrl;
  const folder = path.join(config.dataDir, 'pg');
  const passwordFile = `${folder}.password`;
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!fs.existsSync(passwordFile) || !fs.existsSync(pidFile)) {
    console.error(
      `No embedded PostgreSQL runs on ${config.dataDir}; start the casino or set DATABASE_URL.`,
    );
    process.exit(2);
  }
  const port = fs.readFileSync(pidFile, 'utf8').split('\n')[3];
  const password = fs.readFileSync(passwordFile, 'utf8').trim();
  return `postgres://wanderluck:${password}@127.0.0.1:${port}/wanderluck`;
}

if (fs.existsSync('.env')) process.loadEnvFile('.env');
const url = databaseUrl();
const database = createDatabase({
  ownerUrl: url,
  appUrl: url,
  log: createLogger({ logLevel: 'warn' }),
});
const bar = progressBar();
const { differences, figures } = await audit(database, {
  checks: [
    ...playAuditChecks,
    ...figureChecks,
    ...bagAuditChecks,
    ...walletAuditChecks,
    staffAuditCheck,
  ],
  progress: bar.progress,
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
