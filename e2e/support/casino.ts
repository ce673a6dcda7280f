import { readFile } from 'node:fs/promises';

export interface Casino {
  /** Origin of the casino, without a trailing slash. */
  url: string;
  data: string;
  /**
   * URL for connecting to the casino's database as the owner of its tables. If undefined, the embedded database in
   * `data` is used.
   */
  database?: string;
}

const shared: Casino = {
  url: `http://localhost:${process.env['E2E_PORT'] ?? '3217'}`,
  data: 'test-results/data',
};
let own: Casino | undefined;

/** Returns the casino that this worker's tests use. */
export const casino = (): Casino => own ?? shared;

/** Sets the casino for this worker's tests; undefined selects the shared casino. */
export function useCasino(one: Casino | undefined): void {
  own = one;
}

/** Returns the connection URL of the embedded database in a data folder. The URL's user owns the tables. */
export async function embeddedDatabase(data: string): Promise<string> {
  const port = (await readFile(`${data}/pg/postmaster.pid`, 'utf8')).split('\n')[3] ?? '';
  const password = (await readFile(`${data}/pg.password`, 'utf8')).trim();
  return `postgres://wanderluck:${password}@127.0.0.1:${port}/wanderluck`;
}

/**
 * Returns one of the installation's 32-byte secrets from the file that the server also reads
 * (platform/config/config.ts).
 */
export async function secretOf(name: 'appSecret' | 'seedEncryptionKey'): Promise<Buffer> {
  const text = await readFile(`${casino().data}/secrets.json`, 'utf8');
  const value = (JSON.parse(text) as Record<string, string>)[name];
  if (!value) throw new Error(`${name} is not in secrets.json`);
  return Buffer.from(value, 'hex');
}
