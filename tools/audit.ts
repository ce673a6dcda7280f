/**
 * `npm run audit`: recomputes the books of the database in one snapshot and exits with 1 when anything differs. Asks the
 * database of DATABASE_URL, or the embedded one of DATA_DIR while it runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { audit, type AuditCheck } from '@wl/server/features/ledger/audit';
import { readConfig } from '@wl/server/platform/config';
import { createDatabase } from '@wl/server/platform/database';
import { createLogger } from '@wl/server/platform/log';

interface Difference {
  member_id: string;
  expected: number;
  found: number;
}

/** A check by one query whose rows are differences. */
const compare =
  (what: string, sql: string): AuditCheck =>
  async (client) => {
    const { rows } = await client.query<Difference>(sql);
    return rows.map(
      ({ member_id, expected, found }) =>
        `member ${member_id}: ${what}: ${expected} expected, ${found} found`,
    );
  };

/** A round is settled when it is stored, so nothing may be in play; games with choices will add their open rounds here. */
const inPlay = compare(
  'in play without an open round',
  'select member_id, 0 as expected, in_play as found from ledger_wallets where in_play <> 0 limit 100',
);

/** Each round's stake and payout stand in the ledger, and nothing else under their kind. */
const rounds = compare(
  'net of rounds in the ledger',
  `with played as (select member_id, sum(payout - stake)::int8 as net from play_rounds group by 1),
     booked as (select member_id, sum(case when debit = 151 then amount else -amount end)::int8 as net
       from ledger_transfers where kind = 1 group by 1)
   select member_id, coalesce(p.net, 0) as expected, coalesce(b.net, 0) as found
   from played p full join booked b using (member_id) where coalesce(p.net, 0) <> coalesce(b.net, 0) limit 100`,
);

/** Nonces of a pair have no gap, and the wallet holds the next one. */
const nonces = compare(
  'next nonce',
  `with used as (select member_id, seed_pair_no, count(*)::int8 as rounds, max(nonce) + 1 as next
       from play_rounds group by 1, 2)
   select u.member_id, u.rounds as expected, u.next as found from used u where u.rounds <> u.next
   union all
   select w.member_id, coalesce(u.next, 0), w.next_nonce from ledger_wallets w
     left join used u on u.member_id = w.member_id and u.seed_pair_no = w.seed_pair_no
   where w.next_nonce <> coalesce(u.next, 0) limit 100`,
);

/** What is on its way out is the sum of the cash-outs that are not decided. */
const outgoing = compare(
  'pending cash-outs',
  `with pending as (select member_id, sum(amount_cents)::int8 as total from wallet_cash_outs
       where state not in ('paid', 'cancelled', 'failed') group by 1)
   select member_id, coalesce(p.total, 0) as expected, coalesce(w.outgoing, 0) as found
   from ledger_wallets w full join pending p using (member_id)
   where coalesce(p.total, 0) <> coalesce(w.outgoing, 0) limit 100`,
);

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
const { differences, figures } = await audit(database, [inPlay, rounds, nonces, outgoing]);
await database.close();
for (const line of differences) console.log(line);
console.log(
  `${figures.seals} seals over ${figures.sealedTransfers} transfers; ` +
    (differences.length === 0 ? 'the books agree.' : `${differences.length} differences.`),
);
console.log(JSON.stringify({ audit: { ...figures, differences: differences.length } }));
process.exitCode = differences.length === 0 ? 0 : 1;
