import { failpointNames } from '@wl/server/platform/failpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, readBooks } from './books.ts';
import { check } from './checker.ts';
import { timesOf } from './recoveries.ts';
import { runFaults, type FaultsRun } from './run.ts';

/**
 * Timeout of the run in milliseconds. It is generous, because a busy machine with two cores needs up to 30 s to start a
 * server.
 */
const LONGEST_MS = 600_000;
const KILLS = 5;

let run: FaultsRun;
beforeAll(async () => {
  const lines: string[] = [];
  const seed = Number(process.env['FAULTS_SEED'] ?? Math.floor(Math.random() * 1_000_000));
  run = await runFaults({
    seed,
    kills: KILLS,
    members: 4,
    rate: 4,
    // Kill the database, then a node at a failpoint chosen by the seed, then a node and the database together.
    first: ['postgres', failpointNames[seed % failpointNames.length] ?? 'bet.commit_sent', 'both'],
    log: (line) => lines.push(line),
  });
  const { result } = run;
  const { medianMs, maxMs } = timesOf(result.nemesis.recoveries);
  console.log(
    `faults: seed ${seed}, ${result.kills} kills, ${result.acknowledged} acknowledged, ${result.doubted} in doubt ` +
      `for a while, recovery median ${medianMs} ms, max ${maxMs} ms`,
  );
  if (result.findings.length > 0) console.log(lines.join('\n'));
}, LONGEST_MS);
// If the set-up failed, `run` is undefined and there is nothing to close.
afterAll(async () => (run as FaultsRun | undefined)?.close(), 60_000);

describe('play while the server and PostgreSQL are killed and connections are cut', () => {
  test('applies each acknowledged operation once and no rejected one, and leaves none in doubt', () => {
    expect(run.result.findings).toEqual([]);
    expect(run.result.kills).toBeGreaterThanOrEqual(KILLS);
    expect(run.result.acknowledged).toBeGreaterThan(50);
    expect(run.result.doubted).toBeGreaterThan(0);
  });

  test('leaves books in which a planted double payment is found', async () => {
    // Insert a payment as the database owner, and adjust the wallet so that the ledger's own audit finds no error.
    await asOwner(run.casino, async (client) => {
      await client.query(
        `with paid as (select * from ledger_transfers where kind = 10 order by tx, id limit 1),
           wallet as (update ledger_wallets w set cash = w.cash + p.amount from paid p where w.member_id = p.member_id)
         insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
         select member_id, gen_random_uuid(), amount, now(), kind, debit, credit from paid`,
      );
    });
    const kinds = check(run.answered, await readBooks(run.casino)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['duplicated', 'wrong']));
  });
});
