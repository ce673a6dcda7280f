import { CASE_CLAIM_MS } from '@wl/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  approve,
  newClerk,
  newMember,
  pendingCashOut,
  reject,
  startWalletTest,
  type TestClerk,
  type WalletTest,
} from './testing-wallet.ts';

let house: WalletTest;
let paul: TestClerk;
let petra: TestClerk;

beforeAll(async () => {
  house = await startWalletTest();
  [paul, petra] = [await newClerk(house), await newClerk(house)];
});
afterAll(() => house.stop());

const claim = (clerk: TestClerk, id: string) => clerk.post(`/api/staff/cash-outs/${id}/claim`);
const release = (clerk: TestClerk, id: string) => clerk.post(`/api/staff/cash-outs/${id}/release`);
const newCase = async () => pendingCashOut(await newMember(house, { verified: true }), 3000, 9000);

test('one clerk at a time works on a case', async () => {
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
  // Releasing what one does not hold changes nothing.
  expect((await release(other, id)).body.data.claim.mine).toBe(false);
  expect((await release(holder, id)).body.data.claim).toBeNull();
  expect((await claim(other, id)).status).toBe(200);
  expect((await approve(other, id)).status).toBe(200);
  expect((await claim(other, id)).body.code).toBe('wallet.cash_out_not_pending');
});

test('the file tells the member’s money and who did what', async () => {
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
  const told = timeline.map(({ by, what }: { by: string; what: string }) => `${by} ${what}`);
  expect(told).toContain('clerk approved');
  expect(told).toContain('clerk claimed');
  expect(told).toContain('member pending');
  // Petra looked twice: once is enough to know. Paul had not looked before he asked for this.
  expect(told.filter((text: string) => text === 'clerk viewed')).toHaveLength(1);
  expect((await paul.get(`/api/staff/cash-outs/${id.replace(/^./, 'f')}`)).status).toBe(404);
});

test('the queue counts every tab', async () => {
  const { meta } = (await paul.get('/api/staff/cash-outs?state=processing')).body;
  expect(meta.counts).toMatchObject({ open: expect.any(Number), processing: meta.total });
  expect(meta.decided_today).toBeGreaterThan(0);
});

// Last: the clock leaves the provider's behind, and signatures would be old.
test('a claim runs out', async () => {
  const id = await newCase();
  expect((await claim(paul, id)).status).toBe(200);
  house.clock.advance(CASE_CLAIM_MS - 1);
  expect((await claim(petra, id)).status).toBe(409);
  house.clock.advance(1);
  expect((await claim(petra, id)).status).toBe(200);
  expect((await approve(paul, id)).body.code).toBe('wallet.claimed');
});
