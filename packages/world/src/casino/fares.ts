/** Fares according to decisions §8: great-circle kilometres ÷ 10, rounded up to the next 10 Coins. */

/** Mean radius of the earth (IUGG R1) in kilometres. */
const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_COIN = 10;
const COINS_STEP = 10;

interface Place {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres (haversine formula). */
export function distanceKm(from: Place, to: Place): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const a =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Returns the fare of a trip in Coins, before discounts from skills; 0 if `from` and `to` are the same place. */
export function fareCoins(from: Place, to: Place): number {
  return Math.ceil(distanceKm(from, to) / KM_PER_COIN / COINS_STEP) * COINS_STEP;
}
