import type { Round } from '@wl/contract/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { audit } from '../../ledger/audit.ts';
import { BetBatcher, type BetBatcherOptions } from './bet-batcher.ts';
import { openGame } from '../games/open-game.ts';
import { isLost } from './lost-connection.ts';
import { checkBet } from '../rounds/play-round.ts';
import { betPath, makePlayer, signInPlayer } from '../testing-players.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: betPath });
});
afterAll(() => app.close());

const noMetrics = {
  gauge: () => ({}),
  counter: () => ({}),
  histogram: () => ({ observe() {} }),
} as unknown as TestApp['deps']['metrics'];

const slot = (stakeCents = 100, id = uuidv7()) => ({
  id,
  game: 'neon-shibuya',
  bet: { stakeCents },
});

test('bets retried after cut database connections are each booked once, as acknowledged', async () => {
  const players = await Promise.all(
    Array.from({ length: 8 }, () => signInPlayer(app, { cashCents: 1_000_000 })),
  );
  const acknowledged = new Map<string, Round>();
  let cutting = true;
  let cuts = 0;
  const { owner } = app.deps.database;
  const cutter = (async () => {
    let seen = 0;
    while (cutting) {
      // Cut the connections after every eight acknowledged bets, not at fixed times. A slow machine can then still
      // place all bets, and a fast machine cannot finish before the first cut.
      if (acknowledged.size < seen + 8) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      seen = acknowledged.size;
      const { rows } = await owner.query<{ n: number }>(
        `select count(pg_terminate_backend(pid)) as n from pg_stat_activity
         where datname = current_database() and query like '%wagers_settle_instant%' and pid <> pg_backend_pid()`,
      );
      cuts += rows[0]?.n ?? 0;
    }
  })();
  await Promise.all(
    players.map(async (player) => {
      for (let n = 0; n < 30; n += 1) {
        const body = slot(n % 2 === 0 ? 100 : 500);
        // If the outcome is unknown, retry with the same id, as a client does.
        for (;;) {
          const answer = await player.post('/api/play/rounds', body);
          if (answer.status === 200) {
            acknowledged.set(body.id, answer.body.data.round as Round);
            break;
          }
          expect([500, 503]).toContain(answer.status);
        }
      }
    }),
  );
  cutting = false;
  await cutter;
  expect(cuts).toBeGreaterThan(0);
  const { rows } = await owner.query<{ id: string; payout: number; nonce: number }>(
    'select id, payout, nonce from wagers_settled where member_id = any($1)',
    [players.map(({ subjectId }) => subjectId)],
  );
  expect(rows).toHaveLength(acknowledged.size);
  for (const { id, payout, nonce } of rows) {
    expect(acknowledged.get(id)?.payout_cents).toBe(payout);
    expect(acknowledged.get(id)?.proof.nonce).toBe(nonce);
  }
  expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
});

test('a bet that fails in the database does not affect the other bets of its batch', async () => {
  const { owner } = app.deps.database;
  await owner.query(`create function t_poison() returns trigger language plpgsql as $$
    begin if new.stake = 500 then raise exception 'poison'; end if; return new; end $$`);
  await owner.query(
    'create trigger t_poison before insert on wagers_settled for each row execute function t_poison()',
  );
  const players = await Promise.all(
    Array.from({ length: 12 }, () => signInPlayer(app, { cashCents: 10_000 })),
  );
  const answers = await Promise.all(
    players.map((player, index) => player.post('/api/play/rounds', slot(index === 5 ? 500 : 100))),
  );
  await owner.query('drop trigger t_poison on wagers_settled');
  expect(answers.map(({ status }) => status)).toEqual(
    players.map((_, index) => (index === 5 ? 500 : 200)),
  );
  // The member whose bet failed must be able to place another bet.
  expect((await players[5]?.post('/api/play/rounds', slot(500)))?.status).toBe(200);
});

test('bets beyond the waiting limit are rejected as overloaded', async () => {
  const batcher = new BetBatcher(
    { ...app.deps, metrics: noMetrics },
    { waiting: 3, connections: 1 },
  );
  const bet = checkBet(openGame(app.deps, 'neon-shibuya'), { stakeCents: 100 });
  const players = await Promise.all(
    Array.from({ length: 6 }, () => makePlayer(app.deps, { cashCents: 1000 })),
  );
  const results = await Promise.allSettled(
    players.map(async (memberId) =>
      batcher.place({ memberId, sessionId: uuidv7(), id: uuidv7(), ip: '127.0.0.1', bet }),
    ),
  );
  batcher.close();
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const result of results)
    if (result.status === 'rejected') expect(String(result.reason)).toContain('request.overloaded');
});

describe('batching of bets', () => {
  const sizes: number[] = [];
  const metrics = {
    ...noMetrics,
    histogram: (name: string) => ({
      observe: (value: number) => name === 'play_batch_bets' && sizes.push(value),
    }),
  } as unknown as TestApp['deps']['metrics'];

  /** Creates a bet batcher and nine members who have each placed a first bet, so that their state is in memory. */
  async function warmBatcher(options: BetBatcherOptions) {
    const batcher = new BetBatcher({ ...app.deps, metrics }, options);
    const bet = checkBet(openGame(app.deps, 'neon-shibuya'), { stakeCents: 100 });
    const memberIds = await Promise.all(
      Array.from({ length: 9 }, () => makePlayer(app.deps, { cashCents: 1000 })),
    );
    const place = (memberId: string) =>
      batcher.place({ memberId, sessionId: uuidv7(), id: uuidv7(), ip: '127.0.0.1', bet });
    for (const memberId of memberIds) await place(memberId);
    sizes.length = 0;
    return { batcher, memberIds, place };
  }

  /**
   * Locks the member's wallet and returns a function that unlocks it. A batch with a bet by this member waits for the
   * lock.
   */
  async function holdWallet(memberId: string | undefined) {
    const blocker = await app.deps.database.owner.connect();
    await blocker.query('begin');
    await blocker.query('select from ledger_wallets where member_id = $1 for update', [memberId]);
    return async () => {
      await blocker.query('rollback');
      blocker.release();
    };
  }
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  test('a small batch waits only briefly for more bets while another batch is in the database', async () => {
    const { batcher, memberIds, place } = await warmBatcher({});
    const release = await holdWallet(memberIds[0]);
    const held = Promise.all(memberIds.slice(0, 4).map(place));
    await pause(10);
    // A batch of four bets hangs in the database. The next three bets must still be sent, after a limited wait for more
    // bets.
    await Promise.all(memberIds.slice(4, 7).map(place));
    expect(sizes).toEqual([3]);
    await release();
    await held;
    expect(sizes).toEqual([3, 4]);
    batcher.close();
  });

  test('with shared cores one batch runs at a time and waits briefly for members of the last batch', async () => {
    const { batcher, memberIds, place } = await warmBatcher({ sharesCores: true, refillMs: 2000 });
    await Promise.all(memberIds.slice(0, 6).map(place));
    expect(sizes).toEqual([6]);
    // Two of the six members bet slightly later than the others. The batch must wait for their bets.
    const early = memberIds.slice(0, 4).map(place);
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([...early, ...memberIds.slice(4, 6).map(place)]);
    expect(sizes).toEqual([6, 6]);
    // Only two members of the last batch bet again. The next batch must not wait indefinitely for the other members.
    await Promise.all(memberIds.slice(0, 2).map(place));
    expect(sizes).toEqual([6, 6, 2]);
    // Make a batch of three bets hang in the database. The next five bets must be sent without waiting for that batch.
    const release = await holdWallet(memberIds[0]);
    const held = Promise.all(memberIds.slice(0, 3).map(place));
    await pause(10);
    await Promise.all(memberIds.slice(3, 8).map(place));
    expect(sizes).toEqual([6, 6, 2, 5]);
    await release();
    await held;
    expect(sizes).toEqual([6, 6, 2, 5, 3]);
    batcher.close();
  });
});

test('lost connections are distinguished from rejected statements', () => {
  expect(isLost(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isLost({ code: 'ECONNRESET' })).toBe(true);
  expect(isLost({ code: '57P01', severity: 'FATAL' })).toBe(true);
  expect(isLost({ code: '25006', severity: 'ERROR' })).toBe(true);
  expect(isLost({ code: '23505', severity: 'ERROR' })).toBe(false);
  expect(isLost({ code: '40P01', severity: 'ERROR' })).toBe(false);
});
