import type { FareKind } from '@wl/contract/travel';
import { cityBySlug } from '@wl/world/cities/index';
import type { City } from '@wl/world/city';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { spendDestinationTicket } from '../bag/index.ts';
import { hudOf, moveMember, lockJourney } from '../journey/index.ts';
import { lockWallet, post, readWallet, recordEvent } from '../ledger/index.ts';
import { wireTrip } from './read-gates.ts';
import { findTrip, insertTrip, type TripRow } from './repository.ts';
import { fareOf, type Fare } from './rules.ts';
import { standingOf, type Standing } from './traveller.ts';

/** A trip as the member was shown it. */
export interface Wish {
  /** The client's idempotency key, unique per member. */
  key: string;
  from: string;
  to: string;
  how: FareKind;
  ticketId: string | null;
  /** Coins; 0 unless Coins pay. */
  fare: number;
}

/**
 * Flies a member to another city: judged, paid and booked in one transaction under the wallet's lock, so of two devices one is
 * first and the other finds the member gone. The same key flies once.
 * @throws DomainError travel.city_unknown · travel.moved_meanwhile · travel.already_there · travel.not_verified ·
 *   travel.fare_changed · travel.not_enough_coins · travel.ticket_unusable · wallet.key_reused · what the gate refuses
 */
export async function takeTrip(deps: Deps, memberId: string, wish: Wish): Promise<TripRow> {
  return deps.transaction(async (tx) => {
    // As who pays for levels does: the journey's row first, then the wallet, or each would wait for the other.
    await lockJourney(tx, memberId);
    await lockWallet(tx, memberId);
    const known = await findTrip(tx, memberId, wish.key);
    if (known) return asBefore(known, wish);
    const to = cityBySlug(wish.to);
    if (!to) throw new DomainError('travel.city_unknown');
    const standing = await standingOf(deps, tx, memberId);
    const fare = judge(standing, to, wish);
    const trip: TripRow = {
      member_id: memberId,
      no: standing.trips + 1,
      id: uuidv7(),
      key: wish.key,
      from_city: standing.here.slug,
      to_city: to.slug,
      how: wish.how,
      coins: wish.how === 'coins' ? fare.coins : 0,
      list_coins: fare.listCoins,
      distance_km: fare.distanceKm,
      ticket_id: wish.how === 'ticket' ? wish.ticketId : null,
      travelled_at: deps.clock.now(),
    };
    await pay(deps, tx, trip);
    await insertTrip(tx, trip);
    await arrive(deps, tx, trip);
    return trip;
  });
}

/** The trip of this key. @throws DomainError wallet.key_reused when it was another one */
function asBefore(known: TripRow, wish: Wish): TripRow {
  const isSame =
    known.from_city === wish.from &&
    known.to_city === wish.to &&
    known.how === wish.how &&
    known.coins === wish.fare &&
    known.ticket_id === (wish.how === 'ticket' ? wish.ticketId : null);
  if (!isSame) throw new DomainError('wallet.key_reused');
  return known;
}

/** What the trip costs, if it may be made as it was shown. @throws DomainError */
function judge(standing: Standing, to: City, wish: Wish): Fare {
  const { refused, here, isVerified, isFirst, coins } = standing;
  if (refused) throw new DomainError(refused);
  if (here.slug !== wish.from) throw new DomainError('travel.moved_meanwhile');
  if (here.slug === to.slug) throw new DomainError('travel.already_there');
  if (!isVerified) throw new DomainError('travel.not_verified');
  const fare = fareOf(here, to, standing);
  // A first trip that somebody would pay for, and a second one that somebody believes to be free, have another fare.
  const due = wish.how === 'ticket' ? 0 : fare.coins;
  if ((wish.how === 'first') !== isFirst || wish.fare !== due)
    throw new DomainError('travel.fare_changed', { params: { fare: fare.coins } });
  if (wish.how === 'coins' && coins < fare.coins) throw new DomainError('travel.not_enough_coins');
  return fare;
}

/** Coins go, or the ticket does. @throws DomainError travel.ticket_unusable */
async function pay(deps: Deps, tx: Transaction, trip: TripRow): Promise<void> {
  if (trip.how === 'coins')
    await post(tx, {
      memberId: trip.member_id,
      operationId: trip.id,
      kind: 'coins_spent',
      transfers: [{ debit: 'coins', credit: 'coinsSpent', amount: trip.coins }],
      at: trip.travelled_at,
    });
  if (trip.how !== 'ticket') return;
  const isPaid =
    trip.ticket_id !== null &&
    (await spendDestinationTicket(deps, tx, trip.member_id, trip.ticket_id));
  if (!isPaid) throw new DomainError('travel.ticket_unusable');
}

/** The member is in the other city; after the commit every window of theirs is too. */
async function arrive(deps: Deps, tx: Transaction, trip: TripRow): Promise<void> {
  const { member_id: memberId, from_city: from, to_city: to, how, coins } = trip;
  await moveMember(tx, memberId, to);
  await recordEvent(tx, {
    memberId,
    type: 'travel.arrived',
    data: { trip_id: trip.id, from, to, how, coins, at: trip.travelled_at.toISOString() },
  });
  const hud = await hudOf(deps, memberId, tx);
  const wallet = await readWallet(tx, memberId);
  const channel = `private-member.${memberId}`;
  tx.afterCommit(() => {
    deps.realtime.publish(channel, 'journey.moved', { hud, trip: wireTrip(trip) });
    deps.realtime.publish(channel, 'wallet.changed', { wallet });
    deps.events.wake();
  });
}
