import zipcodes from 'zipcodes';
import { POSTCODE_COUNTRIES } from './countries.ts';

export interface PostcodeDetail {
  city: string;
  region: string;
}

/**
 * City of a post code, or null when we do not know. The United States and Canada ship with the product; an importer for
 * other countries belongs here as a second source.
 * @param code as typed: ZIP+4 and Canadian codes with or without a space are understood
 */
export function findPostcode(code: string, country: string): PostcodeDetail | null {
  if (!POSTCODE_COUNTRIES.includes(country)) return null;
  const typed = code.trim().toUpperCase();
  const key =
    country === 'US'
      ? /^(\d{5})(-?\d{4})?$/.exec(typed)?.[1]
      : /^([A-Z]\d[A-Z]) ?-?\d[A-Z]\d$/.exec(typed)?.[1];
  if (!key) return null;
  const place = zipcodes.lookup(key);
  const expected = country === 'US' ? 'US' : 'Canada';
  return place?.country === expected ? { city: place.city, region: place.state } : null;
}
