import zipcodes from 'zipcodes';
import type { Db } from '../../../platform/database/database.ts';
import { findPlaces, importedCountries } from './postcode-repository.ts';
import { keysOf } from './postcode-rows.ts';

/** Countries whose postal codes are bundled with the server (package `zipcodes`). */
const SHIPPED: readonly string[] = ['US', 'CA'];
/**
 * Maximum number of places returned for a postal code. A rural code can cover two hundred hamlets, which are too many
 * to choose from.
 */
const MOST_PLACES = 50;

export interface PostcodeDetail {
  /** Most likely city or town for the postal code. */
  city: string;
  region: string;
  /** Places that share this postal code, at most `MOST_PLACES`. The first element is `city`. */
  cities: string[];
}

/** Returns the countries for which this installation can look up cities by postal code. */
export async function postcodeCountries(db: Db): Promise<ReadonlySet<string>> {
  return new Set([...SHIPPED, ...(await importedCountries(db))]);
}

/**
 * Returns the most likely city and a list of possible cities for a postal code, or null if the code is unknown. The
 * operator's imported data takes precedence over the built-in data.
 * @param code as typed: ZIP+4 and codes with or without spaces and hyphens are accepted
 * @param country ISO 3166 alpha-2
 */
export async function findPostcode(
  db: Db,
  code: string,
  country: string,
): Promise<PostcodeDetail | null> {
  const keys = keysOf(code, country);
  if (keys.length === 0) return null;
  const places = await findPlaces(db, country, keys, MOST_PLACES);
  const [first] = places;
  if (!first) return findShipped(code, country);
  return { city: first.place, region: first.region, cities: places.map(({ place }) => place) };
}

function findShipped(code: string, country: string): PostcodeDetail | null {
  if (!SHIPPED.includes(country)) return null;
  const typed = code.trim().toUpperCase();
  const key =
    country === 'US'
      ? /^(\d{5})(-?\d{4})?$/.exec(typed)?.[1]
      : /^([A-Z]\d[A-Z]) ?-?\d[A-Z]\d$/.exec(typed)?.[1];
  if (!key) return null;
  const place = zipcodes.lookup(key);
  if (place?.country !== (country === 'US' ? 'US' : 'Canada')) return null;
  return { city: place.city, region: place.state, cities: [place.city] };
}
