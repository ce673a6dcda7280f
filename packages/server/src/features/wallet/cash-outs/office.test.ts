import { randomUUID } from 'node:crypto';
import { CASE_CLAIM_MS } from '@wl/contract/office/wallet';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  approve,
  methodOf,
  newClerk,
  newMember,
  pendingCashOut,
  reject,
  startWalletTest,
  type TestClerk,
  type WalletTest,
} from '../testing-wallet.ts';

let casino: WalletTest;
let paul: TestClerk;
let petra: TestClerk;

beforeAll(async () => {
  casino = await startWalletTest();
  [paul, petra] = [await newClerk(casino), await newClerk(casino)];
});
afterAll(() => casino.stop());
beforeEach(() => casino.catchUp());

const claim = (clerk: TestClerk, id: string) => clerk.post(`/api/staff/cash-outs/${id}/claim`);
const release = (clerk: TestClerk, id: string) => clerk.post(`/api/staff/cash-outs/${id}/release`);
const newCase = async () => pendingCashOut(await newMember(casino, { verified: true }), 3000, 9000);

test('only the clerk with the claim can decide a cash-out', async () => {
  const id = await newCase();
  const claims = await Promise.all([claim(paul, id), claim(petra, id)]);
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [holder, other] = claims[0]?.status === 200 ? [paul, petra] : [petra, paul];
  expect((await claim(other, id)).body.code).toBe('wallet.claimed');
  expect((await approve(other, id)).body.code).toBe('wallet.claimed');
  expect((await reject(other, id)).body.code).toBe('wallet.claimed');
  const file = await other.get(`/api/staff/cash-outs/${id}`);
  expect(file.body.data.case).toMatchObject({
    state: 'pending',
    can_decide: false,
    claim: { mine: false },
  });
  // Releasing another clerk's claim must change nothing.
  expect((await release(other, id)).body.data.claim.mine).toBe(false);
  expect((await release(holder, id)).body.data.claim).toBeNull();
  expect((await claim(other, id)).status).toBe(200);
  expect((await approve(other, id)).status).toBe(200);
  expect((await claim(other, id)).body.code).toBe('wallet.cash_out_not_pending');
});

test('the case file shows the member’s money and the timeline of actions', async () => {
  const id = await newCase();
  await claim(paul, id);
  await petra.get(`/api/staff/cash-outs/${id}`);
  await petra.get(`/api/staff/cash-outs/${id}`);
  await approve(paul, id);
  const { story, timeline } = (await paul.get(`/api/staff/cash-outs/${id}`)).body.data;
  expect(story).toMatchObject({
    deposited_cents: 9000,
    deposits: 1,
    paid_out_cents: 0,
    wallet: { cash: 6000, on_its_way: 3000 },
    play: { rounds: 0 },
    turnover: { deposited_cents: 9000, staked_cents: 0 },
    instruments: [{ is_target: true, deposited_cents: 9000, shared_with: [] }],
    limits: { day_used_cents: 3000 },
  });
  const timelineTexts = timeline.map(
    ({ by, what }: { by: string; what: string }) => `${by} ${what}`,
  );
  expect(timelineTexts).toContain('clerk approved');
  expect(timelineTexts).toContain('clerk claimed');
  expect(timelineTexts).toContain('member pending');
  // Only each clerk's first view is listed, so Petra's two views count once. Paul's view is not listed yet, because the
  // request that returned this timeline was his first view.
  expect(timelineTexts.filter((text: string) => text === 'clerk viewed')).toHaveLength(1);
  expect((await paul.get(`/api/staff/cash-outs/${id.replace(/^./, 'f')}`)).status).toBe(404);
});

test('the case file checks limits for the day and month of the request', async () => {
  const member = await newMember(casino, { verified: true });
  const id = await pendingCashOut(member, 3000, 9000);
  const method = await methodOf(member);
  const { owner } = casino.app.deps.database;
  const insert = (amount: number, at: string, state = 'paid') =>
    owner.query(
      `insert into wallet_cash_outs (id, member_id, key, amount_cents, currency, method_id, state, deposit_staked, created_at, updated_at)
       values ($1, $2, $1, $3, 'USD', $4, $5, true, $6, $6)`,
      [randomUUID(), member.id, amount, method, state, at],
    );
  const looked = async () => {
    const { data } = (await paul.get(`/api/staff/cash-outs/${id}`)).body;
    const { day_used_cents: day, month_used_cents: month } = data.story.limits;
    const { passed } = data.case.checks.find(
      ({ name }: { name: string }) => name === 'within_limits',
    );
    return { day, month, passed };
  };
  // Set the request date to the second-to-last day of a month. The end of the day and the end of the month are then
  // different times and can be tested separately.
  await owner.query(`update wallet_cash_outs set created_at = '2026-03-30T12:00Z' where id = $1`, [
    id,
  ]);
  // Cash-outs requested on March 31, including at midnight, must not count towards March 30. If they counted, they
  // would exceed the daily limit.
  await insert(500_000, '2026-03-31T00:00Z');
  await insert(500_000, '2026-03-31T23:59:59.999Z');
  expect(await looked()).toEqual({ day: 3000, month: 1_003_000, passed: true });
  // A cash-out requested in April must not count towards March. If it counted, it would exceed the monthly limit.
  await insert(4_000_000, '2026-04-01T00:00Z');
  expect(await looked()).toEqual({ day: 3000, month: 1_003_000, passed: true });
  // A cash-out requested later on the same day must count towards both the daily and the monthly limit.
  await insert(997_001, '2026-03-30T23:59:59.999Z');
  expect(await looked()).toEqual({ day: 1_000_001, month: 2_000_001, passed: false });
});

test('the cash-out queue returns the counts of its tabs and of today’s decisions', async () => {
  const { meta } = (await paul.get('/api/staff/cash-outs?state=processing')).body;
  expect(meta.counts).toMatchObject({ open: expect.any(Number), processing: meta.total });
  expect(meta.decided_today).toBeGreaterThan(0);
});

// This test must be last: it moves the clock so far ahead that the provider's signatures become too old.
test('a claim on a cash-out expires', async () => {
  const id = await newCase();
  expect((await claim(paul, id)).status).toBe(200);
  casino.clock.advance(CASE_CLAIM_MS - 1);
  expect((await claim(petra, id)).status).toBe(409);
  casino.clock.advance(1);
  expect((await claim(petra, id)).status).toBe(200);
  expect((await approve(paul, id)).body.code).toBe('wallet.claimed');
});
