import pg from 'pg';
import { casino, embeddedDatabase } from './casino.ts';

export async function withDatabase<T>(
  address: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client(address);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** Runs `work` on the database of the casino under test, as the owner of its tables. */
export async function withOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const { data, database } = casino();
  return withDatabase(database ?? (await embeddedDatabase(data)), work);
}
