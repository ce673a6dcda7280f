import type { Db } from '../../../platform/database/database.ts';

export interface PostcodePlaceRow {
  country: string;
  code_key: string;
  place: string;
  region: string;
  rank: number;
}

interface PostcodeImportRow {
  country: string;
  places: number;
  skipped: number;
  imported_at: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    members_postcodes: PostcodePlaceRow;
    members_postcode_imports: PostcodeImportRow;
  }
}

/** Tries `keys` in order and returns the places for the first key that matches, most likely place first. */
export async function findPlaces(
  db: Db,
  country: string,
  keys: readonly string[],
  limit: number,
): Promise<PostcodePlaceRow[]> {
  const rows = await db
    .selectFrom('members_postcodes')
    .selectAll()
    .where('country', '=', country)
    .where('code_key', 'in', keys)
    .orderBy('rank')
    .execute();
  const key = keys.find((one) => rows.some((row) => row.code_key === one));
  return rows.filter((row) => row.code_key === key).slice(0, limit);
}

export async function importedCountries(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('members_postcode_imports').select('country').execute();
  return rows.map(({ country }) => country);
}
