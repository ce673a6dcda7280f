import { bagEvents } from '@wl/contract/events/bag';
import { journeyEvents } from '@wl/contract/events/journey';
import { wagersEvents, cashRound } from '@wl/contract/events/wagers';
import { journeyNews } from '@wl/contract/news/journey';
import { walletNews } from '@wl/contract/news/wallet';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isEvent, timeOf, type EventOf, type SettledRound } from '../../platform/events/events.ts';
import { uuidOf } from '../../platform/ids.ts';
import { lockWallets, post, toWallet } from '../ledger/index.ts';
import { titles } from '../titles/index.ts';
import { lockHustlers, saveHustler } from './hustler-repository.ts';
import { countForHustler, type Hustler, lowestEdgeMillionths } from './hustler-rules.ts';

/**
 * Events to process, ordered per member: settled rounds, and the skill upgrades and bonus changes that determine
 * whether a round can earn cashback.
 */
export const hustlerEvents = [
  wagersEvents.settled,
  journeyEvents.skill_upgraded,
  bagEvents.bonus_granted,
  bagEvents.deposit_watched,
  bagEvents.wagering_reached,
  bagEvents.item_ended,
] as const;

type HustlerEvent = EventOf<(typeof hustlerEvents)[number]>;

interface Payment {
  memberId: string;
  roundId: string;
  cents: number;
}

/**
 * Pays cashback on cash rounds to members with the Hustler skill (decision 0040). Finds these members with one query
 * per batch and processes all events in memory. Only then locks the wallets, in order of member id, like all code that
 * locks more than one wallet.
 */
export async function payHustlers(
  deps: Deps,
  tx: Transaction,
  events: readonly HustlerEvent[],
): Promise<void> {
  const memberIds = [...new Set(events.flatMap(({ memberId }) => memberId ?? []))];
  if (memberIds.length === 0) return;
  const hustlers = await lockHustlers(tx, memberIds);
  const changed = new Set<string>();
  const payments: Payment[] = [];
  for (const event of events) {
    const { memberId } = event;
    if (memberId === undefined) continue;
    if (!isEvent(event, wagersEvents.settled)) {
      hustlers.set(memberId, heed(hustlers.get(memberId) ?? newcomer(), event));
      changed.add(memberId);
      continue;
    }
    const hustler = hustlers.get(memberId);
    if (!hustler || hustler.level === 0) continue;
    const roundsBefore = hustler.rounds;
    const dayBefore = hustler.day;
    const { id: roundId, game, cashStakeCents } = cashRound(event);
    const cents = countForHustler(hustler, {
      cashStakeCents,
      edgeMillionths: edgeOf(game),
      at: timeOf(event),
    });
    // Save only changed states. Most rounds change none, because only the first thirty rounds of a day count.
    if (hustler.rounds !== roundsBefore || hustler.day !== dayBefore) changed.add(memberId);
    if (cents > 0) payments.push({ memberId, roundId, cents });
  }
  // Lock the wallets before writing any row that references a member. API calls use the same order, so no deadlock can
  // occur.
  await lockWallets(
    tx,
    payments.map(({ memberId }) => memberId),
  );
  for (const memberId of changed) {
    const hustler = hustlers.get(memberId);
    if (hustler) await saveHustler(tx, memberId, hustler);
  }
  for (const payment of inOrderOfMembers(payments)) await pay(deps, tx, payment);
}

/** Sorts payments by member id, and keeps each member's payments in the order of their rounds. */
const inOrderOfMembers = (payments: readonly Payment[]) =>
  payments.toSorted((a, b) => Number(a.memberId > b.memberId) - Number(a.memberId < b.memberId));

const newcomer = (): Hustler => ({
  level: 0,
  items: [],
  day: null,
  rounds: 0,
  earned: 0,
  paidCents: 0,
});

/** Returns the Hustler state after a skill or bag event. Idempotent. */
function heed(hustler: Hustler, event: Exclude<HustlerEvent, SettledRound>): Hustler {
  if (isEvent(event, journeyEvents.skill_upgraded)) {
    const { skill, level } = event.data;
    return skill === 'hustler' ? { ...hustler, level } : hustler;
  }
  const item = event.data.item_id;
  const others = hustler.items.filter((one) => one !== item);
  const begins =
    isEvent(event, bagEvents.bonus_granted) || isEvent(event, bagEvents.deposit_watched);
  return { ...hustler, items: begins ? [...others, item] : others };
}

/** Returns a title's lowest house edge, in millionths of the stake; 0 if the title is unknown or publishes no RTP. */
function edgeOf(slug: string): number {
  const stats = titles.find(slug)?.stats;
  if (!stats) return 0;
  const { returnPercent, perBet = {} } = stats;
  return lowestEdgeMillionths([returnPercent, ...Object.values(perBet)]);
}

async function pay(deps: Deps, tx: Transaction, { memberId, roundId, cents }: Payment) {
  const { wallet, repeated } = await post(tx, {
    memberId,
    // Derive the id from the member and the round, so that each round pays cashback only once, even if its event is
    // processed again.
    operationId: uuidOf(`journey.hustler:${memberId}:${roundId}`),
    kind: 'hustler_cashback',
    transfers: [{ debit: 'bonusCost', credit: 'cash', amount: cents }],
    at: deps.clock.now(),
  });
  if (repeated) return;
  const channel = `private-member.${memberId}`;
  tx.afterCommit(() => {
    deps.realtime.publish(channel, journeyNews.hustler_paid, { round_id: roundId, amount: cents });
    deps.realtime.publish(channel, walletNews.changed, { wallet: toWallet(wallet) });
  });
}
