import { travelEvents } from '@wl/contract/events/travel';
import { journeyNews } from '@wl/contract/news/journey';
import { walletNews } from '@wl/contract/news/wallet';
import type { FareKind } from '@wl/contract/travel';
import { cityBySlug } from '@wl/world/cities/index';
import type { City } from '@wl/world/city';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { spendDestinationTicket } from '../bag/index.ts';
import { hudOf, moveMember, lockJourney } from '../journey/index.ts';
import { lockWallet, post, readWallet, recordEvent } from '../ledger/index.ts';
import { wireTrip } from './read-gates.ts';
import { findTrip, insertTrip, type TripRow } from './repository.ts';
import { fareOf, type Fare } from './rules.ts';
import { travelStateOf, type TravelState } from './traveller.ts';

/** Trip request, with the fare shown to the member. */
export interface TripRequest {
  /** The client's idempotency key, unique per member. */
  key: string;
  from: string;
  to: string;
  how: FareKind;
  ticketId: string | null;
  /** Fare in Coins; 0 unless the trip is paid for with Coins. */
  fare: number;
}

/**
 * Flies a member to another city. Checks, charges and books the trip in one transaction under the wallet lock. Requests
 * with the same key make only one trip. If two devices board simultaneously with different keys, the second trip is
 * rejected.
 * @throws DomainError travel.city_unknown · travel.moved_meanwhile · travel.already_there · travel.not_verified ·
 *   travel.fare_changed · travel.not_enough_coins · travel.ticket_unusable · wallet.key_reused, or the error code of
 *   the gate
 */
export async function takeTrip(
  deps: Deps,
  memberId: string,
  request: TripRequest,
): Promise<TripRow> {
  return deps.transaction(async (tx) => {
    // Lock the journey's row first, then the wallet, in the same order as a skill upgrade, to avoid deadlocks.
    await lockJourney(tx, memberId);
    await lockWallet(tx, memberId);
    const known = await findTrip(tx, memberId, request.key);
    if (known) return asBefore(known, request);
    const to = cityBySlug(request.to);
    if (!to) throw new DomainError('travel.city_unknown');
    const travelState = await travelStateOf(deps, tx, memberId);
    const fare = judge(travelState, to, request);
    const trip: TripRow = {
      member_id: memberId,
      no: travelState.trips + 1,
      id: uuidv7(),
      key: request.key,
      from_city: travelState.here.slug,
      to_city: to.slug,
      how: request.how,
      coins: request.how === 'coins' ? fare.coins : 0,
      list_coins: fare.listCoins,
      distance_km: fare.distanceKm,
      ticket_id: request.how === 'ticket' ? request.ticketId : null,
      travelled_at: deps.clock.now(),
    };
    await pay(deps, tx, trip);
    await insertTrip(tx, trip);
    await arrive(deps, tx, trip);
    return trip;
  });
}

/**
 * Returns the trip that an earlier request with the same key booked.
 * @throws DomainError wallet.key_reused if this request differs
 */
function asBefore(known: TripRow, request: TripRequest): TripRow {
  const isSame =
    known.from_city === request.from &&
    known.to_city === request.to &&
    known.how === request.how &&
    known.coins === request.fare &&
    known.ticket_id === (request.how === 'ticket' ? request.ticketId : null);
  if (!isSame) throw new DomainError('wallet.key_reused');
  return known;
}

/**
 * Checks that the trip is allowed on the terms shown to the member, and returns the fare.
 * @throws DomainError if it is not allowed
 */
function judge(travelState: TravelState, to: City, request: TripRequest): Fare {
  const { refused, here, isVerified, isFirst, coins } = travelState;
  if (refused) throw new DomainError(refused);
  if (here.slug !== request.from) throw new DomainError('travel.moved_meanwhile');
  if (here.slug === to.slug) throw new DomainError('travel.already_there');
  if (!isVerified) throw new DomainError('travel.not_verified');
  const fare = fareOf(here, to, travelState);
  // Reject a request based on an outdated fare: a different amount, a paid request for the free first trip, or a free
  // request for a later trip.
  const due = request.how === 'ticket' ? 0 : fare.coins;
  if ((request.how === 'first') !== isFirst || request.fare !== due)
    throw new DomainError('travel.fare_changed', { params: { fare: fare.coins } });
  if (request.how === 'coins' && coins < fare.coins)
    throw new DomainError('travel.not_enough_coins');
  return fare;
}

/**
 * Charges the Coins or uses the ticket.
 * @throws DomainError travel.ticket_unusable if the member has no such ticket, or it has expired
 */
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

/** Moves the member to the destination, and notifies all of the member's windows after the commit. */
async function arrive(deps: Deps, tx: Transaction, trip: TripRow): Promise<void> {
  const { member_id: memberId, from_city: from, to_city: to, how, coins } = trip;
  await moveMember(tx, memberId, to);
  await recordEvent(tx, travelEvents.arrived, {
    memberId,
    data: { trip_id: trip.id, from, to, how, coins, at: trip.travelled_at.toISOString() },
  });
  const hud = await hudOf(deps, memberId, tx);
  const wallet = await readWallet(tx, memberId);
  const channel = `private-member.${memberId}`;
  tx.afterCommit(() => {
    deps.realtime.publish(channel, journeyNews.moved, { hud, trip: wireTrip(trip) });
    deps.realtime.publish(channel, walletNews.changed, { wallet });
    deps.events.wake();
  });
}
