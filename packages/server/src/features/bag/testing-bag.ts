import { createHash } from 'node:crypto';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { launchItems } from '@wl/world/bonuses/items';
import { profiles } from '@wl/world/casino/jurisdictions';
import type { TravelBag } from '@wl/contract/bag';
import * as calls from '@wl/contract/bag';
import { uuidv7 } from '../../platform/ids.ts';
import type { TestApp } from '../../platform/testing.ts';
import { lockWallet, post } from '../ledger/index.ts';
import { registered, somebody, type Registered } from '../members/testing-members.ts';
import { receivePaymentEvent } from '../wallet/receive-payment-event.ts';
import { insertTopUp } from '../wallet/repository.ts';
import { giveItem } from './items/give-item.ts';
import { changeItem, lockItem } from './items/items-repository.ts';
import { runItem } from './items/run-item.ts';

/**
 * Registers a member with a confirmed e-mail address and, by default, the largest bag. Each call uses the details of a
 * different person.
 */
export async function bagMember(app: TestApp, bag = 'steamer-trunk'): Promise<Registered> {
  const member = await registered(app, somebody());
  await app.deps.database.owner.query('update bag_holdings set bag_id = $2 where member_id = $1', [
    member.id,
    bag,
  ]);
  return member;
}

export function launchItem(slug: string) {
  const item = launchItems.find((one) => one.slug === slug);
  if (!item) throw new Error(`there is no launch item ${slug}`);
  return item;
}

/** Puts an item into the member's bag as a purchase does, but without charging Coins. */
export function give(
  app: TestApp,
  memberId: string,
  terms: BonusTerms,
  slug = 'test-item',
): Promise<string> {
  return app.deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const gift = {
      memberId,
      slug,
      family: null,
      terms,
      profile: profiles.spec,
      source: 'grant',
      sourceId: uuidv7(),
    } as const;
    return (await giveItem(app.deps, tx, gift)).id;
  });
}

/**
 * Starts a deposit bonus without a deposit, so that the member has bonus money and no cash. Returns the item's id.
 * @param times wagering multiplier in hundredths
 */
export async function startBonus(
  app: TestApp,
  memberId: string,
  cents: number,
  times = 4_000,
): Promise<string> {
  const { terms, slug } = launchItem('deposit-bonus-100');
  const id = await give(app, memberId, terms, slug);
  await app.deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const activated = { activated_at: app.deps.clock.now(), wagering_hundredths: times };
    await changeItem(tx, id, { state: 'active', ...activated });
    const row = await lockItem(tx, id);
    if (row) await runItem(app.deps, tx, row, cents);
  });
  return id;
}

export async function grantCoins(app: TestApp, memberId: string, amount: number): Promise<void> {
  await app.deps.transaction((tx) =>
    post(tx, {
      memberId,
      operationId: uuidv7(),
      kind: 'coins_granted',
      transfers: [{ debit: 'coinsIssued', credit: 'coins', amount }],
    }),
  );
}

/**
 * Credits a deposit as the webhook handler does after verifying the provider's signature.
 * @returns the top-up's id
 */
export async function deposit(app: TestApp, memberId: string, cents: number): Promise<string> {
  const id = uuidv7();
  const now = app.deps.clock.now();
  await app.deps.transaction((tx) =>
    insertTopUp(tx, {
      id,
      member_id: memberId,
      key: id,
      amount_cents: cents,
      currency: 'USD',
      kind: 'card',
      provider: 'harbour',
      provider_ref: null,
      redirect_url: null,
      state: 'started',
      method_id: null,
      refunded_cents: 0,
      created_at: now,
      updated_at: now,
      credited_at: null,
    }),
  );
  await receivePaymentEvent(app.deps, paymentEvent('payment_captured', memberId, id, cents));
  return id;
}

/** Simulates the event that the payment provider sends to report a chargeback of a deposit. */
export async function chargeBack(
  app: TestApp,
  memberId: string,
  topUpId: string,
  cents: number,
): Promise<void> {
  await receivePaymentEvent(
    app.deps,
    paymentEvent('payment_charged_back', memberId, topUpId, cents),
  );
}

function paymentEvent(
  type: 'payment_captured' | 'payment_charged_back',
  memberId: string,
  reference: string,
  amountCents: number,
) {
  const token = createHash('sha256').update(memberId).digest('hex').slice(0, 24);
  return {
    provider: 'harbour',
    eventId: uuidv7(),
    type,
    providerRef: `p-${reference}`,
    reference,
    amountCents,
    currency: 'USD',
    method: { kind: 'card', token, label: 'Visa •••• 4242' },
  } as const;
}

export async function bagOf(member: Registered): Promise<TravelBag> {
  const { body } = await member.client.call(calls.myTravelBag);
  return (body as { data: TravelBag }).data;
}

/** Returns an item in any state: in the bag, active, running or ended. */
export async function itemOf(member: Registered, id: string) {
  const { items, going } = await bagOf(member);
  const found = [...items, ...going].find((item) => item.id === id);
  if (found) return found;
  const { body } = await member.client.call(calls.endedItems);
  const ended = (body as { data: TravelBag['items'] }).data.find((item) => item.id === id);
  if (!ended) throw new Error(`item ${id} is nowhere`);
  return ended;
}

/** Returns the member's cash and bonus money, in cents. */
export async function balancesOf(member: Registered): Promise<{ cash: number; bonus: number }> {
  const { body } = await member.client.get('/api/wallet');
  const { cash, bonus } = (body as { data: { cash: number; bonus: number } }).data;
  return { cash, bonus };
}

export const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
