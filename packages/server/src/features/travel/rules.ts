/** What a trip costs and whether a gate is open, pure (decisions §8, decision 0038). */
import type { FareKind, GateReason } from '@wl/contract/travel';
import type { City } from '@wl/world/city';
import { distanceKm, fareCoins } from '@wl/world/house/fares';
import { backpackerFare } from '@wl/world/house/skills';

export interface Fare {
  /** Coins to pay: with the Backpacker's discount, 0 for the first trip. */
  coins: number;
  /** Coins without skills. */
  listCoins: number;
  distanceKm: number;
}

/** What it costs to fly. @param backpacker the skill's level */
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
  /** Why the one gate refuses travel altogether. */
  refused: GateReason | undefined;
  isVerified: boolean;
  /** No trip was made so far. */
  isFirst: boolean;
  coins: number;
  /** Destination tickets that can pay. */
  tickets: number;
}

/** How a gate stands: either a reason why it is closed, or the ways in which boarding can be paid, the cheapest first. */
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
