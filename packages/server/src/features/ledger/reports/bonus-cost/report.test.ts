/** Tests the bonus cost report over HTTP, with bonuses that members activate, play with and lose. */
import * as calls from '@wl/contract/bag';
import { placeBet } from '@wl/contract/play';
import { gameBySlug } from '@wl/games/catalogue/index';
import type { DepositBonusTerms } from '@wl/world/bonuses/deposit-bonus/terms';
import type { FreeSpinsTerms } from '@wl/world/bonuses/free-spins/terms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../../platform/clock.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../../platform/testing.ts';
import { bagMember, deposit, give, launchItem } from '../../../bag/testing-bag.ts';
import { openReport } from '../../../reports/testing-reports.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
  await app.deps.events.drain();
});
afterAll(() => app.close());

/** Returns the sum of all entries in the bonus cost account, in cents. */
async function accountTotal(): Promise<number> {
  const { rows } = await app.deps.database.owner.query<{ sum: number }>(
    `select coalesce(sum(case when debit = 153 then amount else -amount end), 0)::int8 as sum
     from ledger_transfers where debit = 153 or credit = 153`,
  );
  return rows[0]?.sum ?? 0;
}

test('shows granted, ended and free bonus money by day, and equals the account', async () => {
  const terms = launchItem('deposit-bonus-100').terms as DepositBonusTerms;
  const freeSpins = launchItem('free-spins-10').terms as FreeSpinsTerms;
  const granted = await bagMember(app);
  const bonus = await give(app, granted.id, terms);
  await granted.client.call(calls.activateItem, { params: { id: bonus } });
  await deposit(app, granted.id, 5000);

  const spinner = await bagMember(app);
  const spins = await give(app, spinner.id, freeSpins);
  await spinner.client.call(calls.activateItem, { params: { id: spins } });
  const { game } = freeSpins;
  const stake = gameBySlug(game)!.minBetCents;
  const free = await spinner.client.call(placeBet, {
    body: { id: uuidv7(), game, bet: { stakeCents: stake }, item: spins },
  });
  expect(free.status).toBe(200);
  const payout = free.body.data.round.payout_cents as number;

  clock.set('2026-03-03T00:00:00Z');
  const again = await app.signedIn('member', granted.id);
  await again.call(calls.deleteItem, { params: { id: bonus }, query: { shown: 'running' } });

  const { rows, total } = await openReport(app, 'bonus-cost', {
    from: '2026-03-01',
    until: '2026-03-03',
    roles: ['marketing'],
  });
  const nothing = { granted: 0, returned: 0, rounds: 0, cashback: 0, others: 0, cost: 0 };
  expect(rows).toEqual([
    { ...nothing, day: '2026-03-01' },
    {
      ...nothing,
      day: '2026-03-02',
      granted: 5000,
      rounds: stake - payout,
      cost: 5000 + stake - payout,
    },
    { ...nothing, day: '2026-03-03', returned: -5000, cost: -5000 },
  ]);
  expect(total?.['cost']).toBe(await accountTotal());
  const entries = await openReport(app, 'bonus-entries', {
    from: '2026-03-01',
    until: '2026-03-03',
  });
  expect(entries.total?.['amount']).toBe(total?.['cost']);
  expect(entries.rows[0]).toMatchObject({
    at: '2026-03-03T00:00:00.000Z',
    member: { id: granted.id },
    cause: 'Bonus ended',
    amount: -5000,
  });
});
