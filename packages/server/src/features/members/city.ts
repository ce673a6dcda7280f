import type { City } from '@wl/contract/members';
import { cityBySlug } from '@wl/world/cities/index';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { cityOf } from './parts.ts';

type WireCity = z.infer<typeof City>;

/** Returns a city in the contract's format. */
export function wireCity(slug: string): WireCity {
  const city = cityBySlug(slug);
  // A city with members in it must never be removed. A missing city is therefore a server error, not an invalid
  // request.
  if (!city) throw new Error(`the city ${slug} does not exist any more`);
  const { name, airport, latitude, longitude } = city;
  return { id: slug, name, airport, latitude, longitude };
}

/**
 * Returns a member's current city.
 * @throws DomainError request.not_found if the member has no journey
 */
export async function currentCityOf({ db }: { db: Db }, memberId: string): Promise<WireCity> {
  const slug = await cityOf(db, memberId);
  if (slug === undefined) throw new DomainError('request.not_found');
  return wireCity(slug);
}
