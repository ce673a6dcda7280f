/** Compares the results of random concurrent bets under members' own limits with those of a brute-force check. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { audit } from '../ledger/audit.ts';
import { settleStatus } from './settle-repository.ts';
import { betPath, makePlayer } from '../play/testing-players.ts';
import { betOf, seeded, settleAll, settleOne, wallet } from './testing-settling.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: betPath });
});
afterAll(() => app.close());

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

interface Caps {
  wager: (number | null)[];
  loss: (number | null)[];
  playedMs: number | null;
}

interface Accepted {
  atMs: number;
  stake: number;
  payout: number;
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const monthOf = (ms: number) => new Date(ms).toISOString().slice(0, 7);
/** Returns the number of whole weeks since Monday, 1 January 2024. */
const weekOf = (ms: number) => String(Math.floor((ms - Date.UTC(2024, 0, 1)) / (7 * DAY)));

/** Returns the expected status of the bet that follows `history`. */
function judge(history: Accepted[], caps: Caps, { atMs, stake }: Accepted): number {
  const today = history.filter((bet) => dayOf(bet.atMs) === dayOf(atMs));
  const times = [...today.map((bet) => bet.atMs), ...(today.length > 0 ? [atMs] : [])];
  const played = times.reduce(
    (sum, time, index) => sum + Math.min(300 * SECOND, time - (times[index - 1] ?? time)),
    0,
  );
  if (caps.playedMs !== null && played >= caps.playedMs) return settleStatus.sessionTime;
  const over = (caps: (number | null)[], of: (bet: Accepted) => number) =>
    [dayOf, weekOf, monthOf].some((windowOf, index) => {
      const cap = caps[index] ?? null;
      const same = history.filter((bet) => windowOf(bet.atMs) === windowOf(atMs));
      return cap !== null && same.reduce((sum, bet) => sum + of(bet), stake) > cap;
    });
  if (over(caps.wager, (bet) => bet.stake)) return settleStatus.wagerLimit;
  if (over(caps.loss, (bet) => bet.stake - bet.payout)) return settleStatus.lossLimit;
  return settleStatus.ok;
}

async function limit(memberId: string, { wager, loss, playedMs }: Caps, at: Date) {
  const windows = ['day', 'week', 'month'];
  const own = (kind: string, values: (number | null)[]) =>
    values.flatMap((value, index) => (value === null ? [] : [[kind, windows[index], value]]));
  const rows = [
    ...own('wager', wager),
    ...own('loss', loss),
    ...own('session_time', [playedMs === null ? null : playedMs / 60_000]),
  ];
  await app.deps.transaction(async (tx) => {
    for (const [kind, period, value] of rows)
      await tx.client.query(
        `insert into limits_own (member_id, kind, period, value, changed_at) values ($1, $2, $3, $4, $5)`,
        [memberId, kind, period, value, at],
      );
    await tx.client.query('select limits_apply($1, $2)', [memberId, at]);
  });
}

test.for([1, 2, 3, 4, 5, 6])(
  'limits on concurrent random bets match a brute-force check, seed %i',
  async (seed) => {
    const random = seeded(seed);
    const maybe = (value: number) => (random(3) === 0 ? null : value);
    const fifties = (from: number, more: number) => 50 * (from + random(more));
    const members = await Promise.all(
      Array.from({ length: 3 }, async () => ({
        memberId: await makePlayer(app.deps, { cashCents: 10_000_000 }),
        caps: {
          // Limits and stakes are both multiples of fifty, so that a sequence of bets can reach a limit exactly.
          wager: [maybe(fifties(10, 30)), maybe(fifties(30, 60)), maybe(fifties(100, 180))],
          loss: [maybe(fifties(4, 16)), maybe(fifties(10, 30)), maybe(fifties(30, 60))],
          playedMs: maybe((1 + random(20)) * 60_000),
        } satisfies Caps,
        history: [] as Accepted[],
      })),
    );
    // 2027-01-31 is a Sunday, so the following midnight ends a day, a week and a month.
    let atMs = Date.UTC(2027, 0, 31, 22) - random(30) * DAY;
    for (const { memberId, caps } of members) await limit(memberId, caps, new Date(atMs));
    const seen = new Map<number, number>();
    for (let phase = 0; phase < 25; phase += 1) {
      const at = new Date(atMs);
      await Promise.all(
        members.map(async ({ memberId, caps, history }) => {
          const base = (await wallet(app, memberId)).version - history.length;
          const answers = await Promise.all(
            Array.from({ length: 4 }, async () => {
              const stake = fifties(1, 6);
              const payout = random(3) === 0 ? fifties(0, 10) : 0;
              const bet = { memberId, stakeCents: stake, payoutCents: payout };
              const { status, version } = await settleOne(app, bet, at);
              seen.set(status, (seen.get(status) ?? 0) + 1);
              // Derive the bet's position in the booking order from the wallet version.
              return { status, place: version - base, bet: { atMs: at.getTime(), stake, payout } };
            }),
          );
          const accepted = answers.filter(({ status }) => status === settleStatus.ok);
          accepted.sort((a, b) => a.place - b.place);
          history.push(...accepted.map(({ bet }) => bet));
          for (const { status, place, bet } of answers) {
            const before = history.slice(0, status === settleStatus.ok ? place - 1 : place);
            expect(status).toBe(judge(before, caps, bet));
          }
        }),
      );
      atMs +=
        [SECOND, 50 * SECOND, 290 * SECOND, 301 * SECOND, HOUR, 5 * HOUR, DAY, 6 * DAY][
          random(8)
        ] ?? 0;
    }
    expect(seen.get(settleStatus.ok)).toBeGreaterThan(20);
    expect([...seen.keys()].some((status) => status >= settleStatus.wagerLimit)).toBe(true);
    expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
  },
);

test('a new limit counts earlier stakes of the day and marks only its own member’s wallet as careful', async () => {
  const morning = new Date('2027-03-03T09:00:00Z');
  const noon = new Date('2027-03-03T12:00:00Z');
  const [memberId, free] = [
    await makePlayer(app.deps, { cashCents: 1000 }),
    await makePlayer(app.deps, { cashCents: 1000 }),
  ];
  for (const id of [memberId, free])
    await settleOne(app, { memberId: id, stakeCents: 300 }, morning);
  await limit(
    memberId,
    { wager: [500, null, null], loss: [null, null, null], playedMs: null },
    noon,
  );
  const bets = await Promise.all(
    [memberId, free].map((id) => betOf(app, { memberId: id, stakeCents: 201 })),
  );
  const statuses = (await settleAll(app, bets, noon)).map(({ status }) => status);
  expect(statuses).toEqual([settleStatus.wagerLimit, settleStatus.ok]);
  expect((await settleOne(app, { memberId, stakeCents: 200 }, noon)).status).toBe(settleStatus.ok);
  const careful = await app.deps.database.pool.query(
    'select member_id from ledger_wallets where is_careful and member_id = any($1)',
    [[memberId, free]],
  );
  expect(careful.rows).toEqual([{ member_id: memberId }]);
});

test('sixteen concurrent bets under a limit for five book exactly five', async () => {
  const at = new Date('2027-03-03T12:00:00Z');
  const memberId = await makePlayer(app.deps, { cashCents: 10_000 });
  await limit(memberId, { wager: [null, 500, null], loss: [null, null, null], playedMs: null }, at);
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => settleOne(app, { memberId, stakeCents: 100 }, at)),
  );
  expect(answers.filter(({ status }) => status === settleStatus.ok)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === settleStatus.wagerLimit)).toHaveLength(11);
});

test('the database refuses a play limit for a member without a wallet', async () => {
  await expect(
    app.deps.database.owner.query(
      `insert into limits_play (member_id, day, week, month) values (gen_random_uuid(), now(), now(), now())`,
    ),
  ).rejects.toThrow('has no wallet');
});
