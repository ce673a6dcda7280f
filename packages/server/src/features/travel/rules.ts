/** Rules for trip costs and the states of departure gates, as pure functions (decisions §8, decision 0038). */
import type { FareKind, GateReason } from '@wl/contract/travel';
import type { City } from '@wl/world/city';
import { distanceKm, fareCoins } from '@wl/world/casino/fares';
import { backpackerFare } from '@wl/world/casino/skills';

export interface Fare {
  /** Fare to pay in Coins, after the Backpacker skill's discount; 0 for the first trip. */
  coins: number;
  /** Fare in Coins before any skill discount. */
  listCoins: number;
  distanceKm: number;
}

/**
 * Returns a flight's fare and distance.
 * @param backpacker level of the Backpacker skill
 */
export function fareOf(
  from: City,
  to: City,
  { backpacker, isFirst }: { backpacker: number; isFirst: boolean },
): Fare {
  const listCoins = fareCoins(from, to);
  return {
    coins: isFirst ? 0 : backpackerFare(listCoins, backpacker),
    listCoins,
    distanceKm: Math.round(distanceKm(from, to)),
  };
}

export interface Traveller {
  /** Reason why the member may not travel at all; undefined if there is none. */
  refused: GateReason | undefined;
  isVerified: boolean;
  /** True if the member has not made a trip yet. */
  isFirst: boolean;
  coins: number;
  /** Number of usable destination tickets. */
  tickets: number;
}

/**
 * Returns a gate's state: either the reason why it is closed, or the ways to pay. The first trip is free. Later trips
 * cost Coins or a destination ticket.
 */
export function judgeGate(
  traveller: Traveller,
  { isHere, fare }: { isHere: boolean; fare: number },
): { closed: GateReason | null; ways: FareKind[] } {
  const closed = (reason: GateReason) => ({ closed: reason, ways: [] });
  if (traveller.refused) return closed(traveller.refused);
  if (isHere) return closed('travel.already_there');
  if (!traveller.isVerified) return closed('travel.not_verified');
  if (traveller.isFirst) return { closed: null, ways: ['first'] };
  const ways: FareKind[] = [];
  if (traveller.coins >= fare) ways.push('coins');
  if (traveller.tickets > 0) ways.push('ticket');
  return ways.length > 0 ? { closed: null, ways } : closed('travel.not_enough_coins');
}
