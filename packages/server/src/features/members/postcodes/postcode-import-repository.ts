import type pg from 'pg';
import type { PostcodeRow } from './postcode-rows.ts';

/** Place from a postal code file, with the position of its row in the file. */
export type NewPlace = PostcodeRow & { at: number };

/** Creates the temporary table that collects the rows of an import. The table is dropped when the transaction ends. */
export async function beginImport(client: pg.ClientBase): Promise<void> {
  await client.query(`create temporary table postcodes_new
    (country text, code_key text, place text, region text, rank int) on commit drop`);
}

/** Adds a batch of rows from the postcode file to the temporary table. */
export async function keepPlaces(client: pg.ClientBase, batch: readonly NewPlace[]): Promise<void> {
  await client.query(
    `insert into postcodes_new select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[])`,
    [
      batch.map(({ country }) => country),
      batch.map(({ codeKey }) => codeKey),
      batch.map(({ place }) => place),
      batch.map(({ region }) => region),
      // Sort key: main places first, then all others, both in file order.
      batch.map(({ isMain, at }) => (isMain ? at - 1_000_000_000 : at)),
    ],
  );
}

/**
 * Replaces the stored places of the imported countries with the places collected by this import.
 * @param skippedBy number of invalid rows per country
 * @returns the number of places per country, and whether the new places equal the previously stored ones
 */
export async function replacePlaces(
  client: pg.ClientBase,
  skippedBy: ReadonlyMap<string, number>,
  now: Date,
): Promise<{ countries: Record<string, number>; unchanged: boolean }> {
  // Keep one row per town and postal code, because files often list a town several times with different coordinates.
  await client.query(`create temporary table postcodes_kept on commit drop as
    select country, code_key, place, min(region) as region,
      (row_number() over (partition by country, code_key order by min(rank)))::int as rank
    from postcodes_new group by country, code_key, place`);
  const { rows: found } = await client.query<{ country: string; places: number }>(
    'select country, count(*)::int as places from postcodes_kept group by country order by country',
  );
  const countries = found.map(({ country }) => country);
  const { rows: differing } = await client.query(
    `(select country, code_key, place, region, rank from postcodes_kept
      except select country, code_key, place, region, rank from members_postcodes where country = any($1))
     union all
     (select country, code_key, place, region, rank from members_postcodes where country = any($1)
      except select country, code_key, place, region, rank from postcodes_kept) limit 1`,
    [countries],
  );
  await client.query('delete from members_postcodes where country = any($1)', [countries]);
  await client.query('insert into members_postcodes select * from postcodes_kept');
  for (const { country, places } of found)
    await client.query(
      `insert into members_postcode_imports values ($1, $2, $3, $4)
       on conflict (country) do update set
         places = excluded.places, skipped = excluded.skipped, imported_at = excluded.imported_at`,
      [country, places, skippedBy.get(country) ?? 0, now],
    );
  return {
    countries: Object.fromEntries(found.map(({ country, places }) => [country, places])),
    unchanged: differing.length === 0,
  };
}
