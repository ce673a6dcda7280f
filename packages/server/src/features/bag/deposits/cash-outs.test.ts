/** Tests cash-outs by members with bonuses, and item grants by clerks (decisions §6, decision 0034). */
import * as calls from '@wl/contract/bag';
import * as officeCalls from '@wl/contract/office/bag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { expectAudited } from '../../ledger/testing-audit.ts';
import { changeMember } from '../../members/index.ts';
import type { Registered } from '../../members/testing-members.ts';
import { settleOne } from '../../wagers/testing-settling.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { askCashOut, methodOf } from '../../wallet/testing-wallet.ts';
import {
  bagMember,
  bagOf,
  balancesOf,
  chargeBack,
  codeOf,
  deposit,
  give,
  itemOf,
  launchItem,
} from '../testing-bag.ts';

const clock = testClock();
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
  // Start the subscribers before any event is stored, because a new subscriber receives only later events.
  await app.deps.events.drain();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await bagMember(app);
  await app.deps.transaction((tx) =>
    changeMember(app.deps, tx, member.id, {
      identity_state: 'Approved',
      address_state: 'Approved',
    }),
  );
});
afterEach(() => expectAudited(app));

async function running(slug: string): Promise<string> {
  const id = await give(app, member.id, launchItem(slug).terms, slug);
  await member.client.call(calls.activateItem, { params: { id } });
  await deposit(app, member.id, 5000);
  return id;
}

async function stake(cents: number, payoutCents = cents) {
  await settleOne(
    app,
    { memberId: member.id, stakeCents: cents, payoutCents, bonusAllowed: true },
    app.clock.now(),
  );
  await app.deps.events.drain();
}

describe('a cash-out', () => {
  test('asks for confirmation before it ends a bonus whose deposit has not been staked', async () => {
    const id = await running('deposit-bonus-100');
    expect((await itemOf(member, id)).ends_with_cash_out).toBe(true);
    const method = await methodOf(member);
    const key = uuidv7();
    const asked = await askCashOut(member, 2000, method, key);
    expect(asked.status).toBe(409);
    expect(codeOf(asked)).toBe('wallet.cash_out_ends_bonuses');
    expect(await balancesOf(member)).toEqual({ cash: 5000, bonus: 5000 });
    expect((await askCashOut(member, 2000, method, key, true)).status).toBe(200);
    expect(await balancesOf(member)).toEqual({ cash: 3000, bonus: 0 });
    expect(await itemOf(member, id)).toMatchObject({ state: 'forfeited', ended_by: 'cash_out' });
    // The cash-out has already ended the bonus item, so deleting the item must fail.
    const late = { params: { id }, query: { shown: 'running' as const } };
    expect(codeOf(await member.client.call(calls.deleteItem, late))).toBe('bag.item_ended');
  });

  test('completes and pays a bonus whose wagering requirement is met but not yet processed', async () => {
    const { terms } = launchItem('deposit-bonus-100');
    if (terms.kind !== 'deposit_bonus') throw new Error('the launch item is a deposit bonus');
    const id = await give(app, member.id, { ...terms, wageringTimes: 1 });
    await member.client.call(calls.activateItem, { params: { id } });
    await deposit(app, member.id, 5000);
    // Lose all cash at roulette, where only a tenth of the stake counts as turnover. Most of the wagering requirement
    // then remains and must be met with bonus money.
    const table = { game: 'westminster-roulette', stakeCents: 5000, contributionPercent: 10 };
    await settleOne(app, { memberId: member.id, ...table }, app.clock.now());
    const spin = { stakeCents: 500, payoutCents: 500, bonusAllowed: true };
    for (let n = 0; n < 9; n += 1)
      await settleOne(app, { memberId: member.id, ...spin }, app.clock.now());
    await deposit(app, member.id, 2000);
    const method = await methodOf(member);
    expect((await askCashOut(member, 2000, method, uuidv7(), true)).status).toBe(200);
    expect(await itemOf(member, id)).toMatchObject({ state: 'completed', paid_out: 5000 });
    await app.deps.events.drain();
    expect(await balancesOf(member)).toEqual({ cash: 5000, bonus: 0 });
  });

  test('leaves a bonus running once its deposit has been staked', async () => {
    const id = await running('deposit-bonus-100');
    for (let n = 0; n < 10; n += 1) await stake(500);
    expect((await itemOf(member, id)).ends_with_cash_out).toBe(false);
    expect((await askCashOut(member, 2000, await methodOf(member))).status).toBe(200);
    expect(await balancesOf(member)).toEqual({ cash: 3000, bonus: 5000 });
    expect((await itemOf(member, id)).state).toBe('running');
  });

  test('leaves a bonus running when only a later deposit is not staked yet', async () => {
    const id = await running('deposit-bonus-100');
    for (let n = 0; n < 10; n += 1) await stake(500);
    await deposit(app, member.id, 1000);
    expect((await itemOf(member, id)).ends_with_cash_out).toBe(false);
    expect((await askCashOut(member, 1000, await methodOf(member))).status).toBe(200);
    expect(await balancesOf(member)).toEqual({ cash: 5000, bonus: 5000 });
    expect((await itemOf(member, id)).state).toBe('running');
  });

  test('asks for confirmation before it ends the bonus of a later deposit, whatever was staked earlier', async () => {
    await deposit(app, member.id, 1000);
    for (let n = 0; n < 10; n += 1) await stake(500);
    clock.advance(1);
    const id = await running('deposit-bonus-100');
    expect((await itemOf(member, id)).ends_with_cash_out).toBe(true);
    const asked = await askCashOut(member, 1000, await methodOf(member));
    expect(codeOf(asked)).toBe('wallet.cash_out_ends_bonuses');
  });

  test('counts stakes of rounds that the subscriber has not processed yet', async () => {
    const id = await running('deposit-bonus-100');
    const bet = { memberId: member.id, stakeCents: 500, payoutCents: 500, bonusAllowed: true };
    for (let n = 0; n < 10; n += 1) await settleOne(app, bet, app.clock.now());
    expect((await itemOf(member, id)).ends_with_cash_out).toBe(false);
    expect((await askCashOut(member, 2000, await methodOf(member))).status).toBe(200);
    expect((await itemOf(member, id)).state).toBe('running');
  });

  test('does not require stakes for a deposit that was charged back', async () => {
    const taken = await deposit(app, member.id, 2000);
    const id = await running('deposit-bonus-100');
    await chargeBack(app, member.id, taken, 2000);
    for (let n = 0; n < 10; n += 1) await stake(500);
    expect((await itemOf(member, id)).ends_with_cash_out).toBe(false);
  });

  test('leaves a bonus running when it is rejected', async () => {
    const id = await running('deposit-bonus-100');
    const refused = await askCashOut(member, 5001, await methodOf(member), uuidv7(), true);
    expect(codeOf(refused)).toBe('wallet.exceeds_cash');
    expect((await itemOf(member, id)).state).toBe('running');
  });

  test('forfeits a running deposit cashback and pays no cashback', async () => {
    const id = await running('deposit-cashback-50');
    for (let n = 0; n < 30; n += 1) await stake(500);
    expect((await askCashOut(member, 5000, await methodOf(member), uuidv7(), true)).status).toBe(
      200,
    );
    expect((await itemOf(member, id)).state).toBe('forfeited');
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 0 });
  });
});

describe('a grant', () => {
  const reason = 'Sorry for the outage of last night.';
  const grant = (clerk: Awaited<ReturnType<typeof makeClerk>>, slug: string, key = uuidv7()) =>
    clerk.call(officeCalls.grantItem, { params: { id: member.id }, body: { key, slug, reason } });

  test('below the approval limit is given immediately, once per key, and recorded in the audit log', async () => {
    const clerk = await makeClerk(app, ['support']);
    const key = uuidv7();
    const replies = await Promise.all([
      grant(clerk, 'free-spins-10', key),
      grant(clerk, 'free-spins-10', key),
    ]);
    expect(replies.map(({ body }) => body)).toEqual([
      { data: { waits: false } },
      { data: { waits: false } },
    ]);
    expect((await bagOf(member)).items).toMatchObject([{ source: 'grant', kind: 'free_spins' }]);
    const { rows } = await app.deps.database.owner.query(
      `select action, reason from staff_audit where subject = $1 and action = 'bonuses.grant'`,
      [`member:${member.id}`],
    );
    expect(rows[0]).toMatchObject({ reason });
  });

  test('is rejected when its key was used for a different grant, and gives nothing', async () => {
    const [clerk, colleague] = [
      await makeClerk(app, ['support']),
      await makeClerk(app, ['support']),
    ];
    const key = uuidv7();
    expect((await grant(clerk, 'free-spins-10', key)).status).toBe(200);
    expect(codeOf(await grant(clerk, 'free-spins-20', key))).toBe('wallet.key_reused');
    expect(codeOf(await grant(colleague, 'free-spins-10', key))).toBe('wallet.key_reused');
    const { id } = await bagMember(app);
    const send = (to: string, why: string) =>
      clerk.call(officeCalls.grantItem, {
        params: { id: to },
        body: { key, slug: 'free-spins-10', reason: why },
      });
    expect(codeOf(await send(id, reason))).toBe('wallet.key_reused');
    expect(codeOf(await send(member.id, 'For another evening.'))).toBe('wallet.key_reused');
    expect((await bagOf(member)).items).toHaveLength(1);
  });

  test('above the approval limit waits for another clerk and is approved only once', async () => {
    const first = await makeClerk(app, ['marketing']);
    const second = await makeClerk(app, ['risk']);
    expect((await grant(first, 'deposit-bonus-100')).body).toEqual({ data: { waits: true } });
    expect((await bagOf(member)).items).toEqual([]);
    const { body } = await second.call(officeCalls.bonusesOfMember, { params: { id: member.id } });
    const [waiting] = (
      body as { data: { waiting: { id: string; mine: boolean; worth: number }[] } }
    ).data.waiting;
    expect(waiting).toMatchObject({ mine: false, worth: 28_000 });
    const decide = (clerk: typeof first) =>
      clerk.call(officeCalls.decideGrant, {
        params: { id: waiting?.id ?? '' },
        body: { confirm: true },
      });
    expect(codeOf(await decide(first))).toBe('override.same_clerk');
    const replies = await Promise.all([decide(second), decide(second)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    expect(late && codeOf(late)).toBe('bag.grant_decided');
    expect((await bagOf(member)).items).toHaveLength(1);
  });

  test('is rejected for an excluded member', async () => {
    const clerk = await makeClerk(app, ['support']);
    await app.deps.transaction((tx) =>
      changeMember(app.deps, tx, member.id, { status: 'excluded' }),
    );
    expect(codeOf(await grant(clerk, 'free-spins-10'))).toBe('bag.member_may_not');
  });

  test('can be revoked once: the bonus money is removed, cash stays', async () => {
    const clerk = await makeClerk(app, ['risk']);
    const id = await running('deposit-bonus-100');
    const revoke = () => clerk.call(officeCalls.revokeItem, { params: { id }, body: { reason } });
    expect((await revoke()).status).toBe(200);
    expect(await balancesOf(member)).toEqual({ cash: 5000, bonus: 0 });
    expect(codeOf(await revoke())).toBe('bag.item_ended');
  });
});
