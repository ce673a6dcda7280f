import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { CASINO_DATA } from './casino.ts';

/** Runs work on the database of the casino under test as the owner of its tables. */
export async function withOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const folder = `${CASINO_DATA}/pg`;
  const port = (await readFile(`${folder}/postmaster.pid`, 'utf8')).split('\n')[3] ?? '';
  const password = (await readFile(`${folder}.password`, 'utf8')).trim();
  const owner = new pg.Client(`postgres://wanderluck:${password}@127.0.0.1:${port}/wanderluck`);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
