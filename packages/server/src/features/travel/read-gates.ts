import type { Gate, Gates, Trip } from '@wl/contract/travel';
import { cities } from '@wl/world/cities/index';
import { backpackerPercent } from '@wl/world/casino/skills';
import type { Deps } from '../../platform/deps.ts';
import { stampsOf } from '../missions/index.ts';
import { tripsOf, visitsOf, type TripRow } from './repository.ts';
import { fareOf, judgeGate } from './rules.ts';
import { travelStateOf } from './traveller.ts';

const LAST_TRIPS = 5;

/** Returns a trip in the format defined by the API contract. */
export function wireTrip(row: TripRow): Trip {
  const { id, no, from_city: from, to_city: to, how, coins, distance_km } = row;
  return { id, no, from, to, how, coins, distance_km, at: row.travelled_at.toISOString() };
}

/**
 * Returns a member's flight map: every city with its fare from the current city and the state of its gate.
 * @throws DomainError request.not_found if there is no such member
 */
export async function readGates(deps: Deps, memberId: string): Promise<Gates> {
  const { db } = deps;
  const [travelState, stamps, visits, last] = await Promise.all([
    travelStateOf(deps, db, memberId),
    stampsOf(db, memberId),
    visitsOf(db, memberId),
    tripsOf(db, memberId, { limit: LAST_TRIPS, offset: 0 }),
  ]);
  const { here, backpacker, isFirst, coins, usable } = travelState;
  const stampedAt = new Map(stamps.map(({ city, at }) => [city, at.toISOString()]));
  const gates = cities.map((city): Gate => {
    const isHere = city.slug === here.slug;
    const fare = fareOf(here, city, { backpacker, isFirst });
    return {
      city: city.slug,
      airport: city.airport,
      distance_km: fare.distanceKm,
      fare: fare.coins,
      list_fare: fare.listCoins,
      ...judgeGate(travelState, { isHere, fare: fare.coins }),
      stamped_at: stampedAt.get(city.slug) ?? null,
      visits: visits.get(city.slug) ?? 0,
    };
  });
  return {
    here: here.slug,
    first_trip: isFirst,
    discount_percent: backpackerPercent(backpacker),
    coins,
    tickets: usable.map(({ id, expiresAt, isActive }) => ({
      id,
      expires_at: expiresAt.toISOString(),
      is_active: isActive,
    })),
    gates,
    last_trips: last.map(wireTrip),
  };
}
