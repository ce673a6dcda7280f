/**
 * Nodes with the same database must share their keys, so that each node can decrypt data that another node has
 * encrypted. The database therefore stores a check value for each key, and a node with a different key does not start
 * (decision 67).
 */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-values.ts';

export interface SharedKey {
  /** Name of the setting that contains the key. */
  name: string;
  value: Buffer | string;
  /** Earlier values of the key. A node may replace a stored check value that was computed from one of them. */
  before: readonly (Buffer | string)[];
}

export type CheckValues = ReadonlyMap<string, Buffer>;

/** Returns the keys that this node shares with other nodes. The sandbox provider's secret is not shared. */
export function sharedKeysOf(
  config: Pick<
    Config,
    'pusher' | 'seedEncryptionKey' | 'appSecret' | 'appSecretsBefore' | 'keysBefore' | 'payment'
  >,
): SharedKey[] {
  const { pusher, payment, keysBefore: before } = config;
  return [
    { name: 'PUSHER_APP_ID', value: pusher.appId, before },
    { name: 'PUSHER_APP_KEY', value: pusher.key, before },
    { name: 'PUSHER_APP_SECRET', value: pusher.secret, before },
    // SEED_ENCRYPTION_KEY can never be replaced, because active seeds are not re-encrypted under another key.
    { name: 'SEED_ENCRYPTION_KEY', value: config.seedEncryptionKey, before: [] },
    { name: 'APP_SECRET', value: config.appSecret, before: config.appSecretsBefore },
    ...(payment.sandbox
      ? []
      : [{ name: 'PAYMENT_PROVIDER_SECRET', value: payment.secret, before }]),
  ];
}

/** Returns the 32-byte check value of a key, which does not reveal the key. */
export function checkValueOf(name: string, value: Buffer | string): Buffer {
  return createHmac('sha256', value).update(`wanderluck shared key ${name}`).digest();
}

/**
 * Compares keys with the stored check values.
 *
 * @returns the keys whose check value must be stored or replaced
 * @throws ConfigError that names every setting whose value differs
 */
export function judgeSharedKeys(keys: readonly SharedKey[], stored: CheckValues): SharedKey[] {
  const isStored = ({ name }: SharedKey, value: Buffer | string) =>
    stored.get(name)?.equals(checkValueOf(name, value)) === true;
  const changed = keys.filter((key) => !isStored(key, key.value));
  const wrong = changed.filter(
    (key) => stored.has(key.name) && !key.before.some((value) => isStored(key, value)),
  );
  if (wrong.length > 0) {
    const names = new Intl.ListFormat('en-GB').format(wrong.map(({ name }) => name));
    throw new ConfigError(
      `This database was set up with another ${names}; start with the keys that were used before and that the other ` +
        'nodes have (docs/operations.md, "Several nodes").',
    );
  }
  return changed;
}

/**
 * Compares this node's keys with the check values in the database, before startup writes anything. A database without
 * check values accepts any keys.
 * @throws ConfigError that names every setting whose value differs
 */
export async function compareSharedKeys(
  owner: Pick<pg.ClientBase, 'query'>,
  keys: readonly SharedKey[],
): Promise<void> {
  const { rows } = await owner.query<{ exists: boolean }>(
    `select to_regclass('public.platform_shared_keys') is not null as exists`,
  );
  if (rows[0]?.exists) judgeSharedKeys(keys, await readCheckValues(owner));
}

/**
 * Stores the check values that are missing or have to be replaced. Locks the table first: if two nodes with different
 * keys start on a new database at the same time, the second node fails.
 * @throws ConfigError naming every setting whose value differs
 */
export async function keepSharedKeys(owner: pg.Pool, keys: readonly SharedKey[]): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('lock table platform_shared_keys in exclusive mode');
    for (const { name, value } of judgeSharedKeys(keys, await readCheckValues(client)))
      await client.query(
        `insert into platform_shared_keys (name, check_value) values ($1, $2)
         on conflict (name) do update set check_value = excluded.check_value, set_at = now()`,
        [name, checkValueOf(name, value)],
      );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function readCheckValues(client: Pick<pg.ClientBase, 'query'>): Promise<CheckValues> {
  const { rows } = await client.query<{ name: string; check_value: Buffer }>(
    'select name, check_value from platform_shared_keys',
  );
  return new Map(rows.map(({ name, check_value }) => [name, check_value]));
}
