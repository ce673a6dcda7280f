/**
 * Checks that ordinary play earns enough Coins for a first deposit bonus within a week (issue 30). The member plays two
 * short sessions a day at 40 cents a spin. The test grants no extra Coins.
 */
import * as calls from '@wl/contract/market';
import { games } from '@wl/games/catalogue/index';
import { isSlot } from '@wl/world/casino/contribution';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { longSessions, startTestApp, type TestApp } from '../../platform/testing.ts';
import { expectAudited } from '../ledger/testing-audit.ts';
import { bagMember, deposit } from '../bag/testing-bag.ts';
import { settleOne } from '../wagers/testing-settling.ts';

const HOUR_MS = 3_600_000;
/** Number of spins in one session of about ten minutes. */
const SPINS = 75;
const STAKE_CENTS = 40;
/** Payouts in cents, repeated every five spins: one spin in five wins, and the return is 96%. */
const PAYOUTS = [0, 0, 192, 0, 0];
const SPINS_A_GAME = 15;
const slots = games.filter(({ category }) => isSlot(category)).map(({ slug }) => slug);

const clock = testClock('2026-03-02T10:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    config: { sessions: longSessions },
  });
  await app.deps.events.drain();
});
afterAll(() => app.close());
afterEach(() => expectAudited(app));

test('ordinary play earns enough Coins for a first deposit bonus within seven days', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 5000);
  let played = 0;
  const session = async () => {
    for (let n = 0; n < SPINS; n += 1) {
      await settleOne(
        app,
        {
          memberId: member.id,
          game: slots[Math.floor(played / SPINS_A_GAME) % slots.length] ?? 'neon-shibuya',
          stakeCents: STAKE_CENTS,
          payoutCents: PAYOUTS[played % PAYOUTS.length] ?? 0,
        },
        clock.now(),
      );
      played += 1;
      clock.advance(8000);
    }
    await app.deps.events.drain();
  };
  const board = async () => (await member.client.call(calls.market)).body.data as calls.Market;
  const bonuses = (await board()).items.filter(({ kind }) => kind === 'deposit_bonus');
  const cheapest = bonuses.toSorted((a, b) => a.price - b.price)[0];
  if (!cheapest) throw new Error('no deposit bonus is on sale');
  const coins = async () =>
    ((await member.client.get('/api/wallet')).body as { data: { coins: number } }).data.coins;
  let days = 0;
  for (; days < 7 && (await coins()) < cheapest.price; days += 1) {
    await session();
    clock.advance(10 * HOUR_MS);
    await session();
    clock.advance(14 * HOUR_MS - 2 * SPINS * 8000);
  }
  const earned = await coins();
  expect(earned, `${earned} Coins after ${days} days`).toBeGreaterThanOrEqual(cheapest.price);
  const { slug, version, price } = cheapest;
  const bought = await member.client.call(calls.buyItem, {
    body: { key: uuidv7(), slug, version, price },
  });
  expect(bought.status).toBe(200);
});
