import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { openDatabase } from './open-database.ts';
import { checkValueOf, judgeSharedKeys, sharedKeysOf } from './shared-keys.ts';
import { cloneDatabase, testConfig, type TestDatabase } from '../testing.ts';

const base = testConfig();
const PAYMENT = { ...base.payment, sandbox: false, secret: 'secret-of-the-provider' };
const OTHER = Buffer.alloc(32, 7);

const valuesOf = (config: Parameters<typeof sharedKeysOf>[0]) =>
  new Map(sharedKeysOf(config).map(({ name, value }) => [name, checkValueOf(name, value)]));

describe('check values of shared keys', () => {
  test('exist for every shared key, but not for the sandbox provider’s secret', () => {
    const names = [
      ...['PUSHER_APP_ID', 'PUSHER_APP_KEY', 'PUSHER_APP_SECRET'],
      ...['SEED_ENCRYPTION_KEY', 'APP_SECRET'],
    ];
    expect([...valuesOf(base).keys()]).toEqual(names);
    expect([...valuesOf({ ...base, payment: PAYMENT }).keys()]).toEqual([
      ...names,
      'PAYMENT_PROVIDER_SECRET',
    ]);
  });

  test('differ by key name for the same value', () => {
    expect(checkValueOf('APP_SECRET', OTHER)).not.toEqual(
      checkValueOf('SEED_ENCRYPTION_KEY', OTHER),
    );
  });

  test('are stored if missing, including that of a key added later', () => {
    expect(judgeSharedKeys(sharedKeysOf(base), new Map())).toHaveLength(5);
    const later = judgeSharedKeys(sharedKeysOf({ ...base, payment: PAYMENT }), valuesOf(base));
    expect(later.map(({ name }) => name)).toEqual(['PAYMENT_PROVIDER_SECRET']);
  });

  test.each([
    ['PUSHER_APP_ID', { pusher: { ...base.pusher, appId: '1' } }],
    ['PUSHER_APP_KEY', { pusher: { ...base.pusher, key: 'another' } }],
    ['PUSHER_APP_SECRET', { pusher: { ...base.pusher, secret: 'another-secret-of-20' } }],
    ['SEED_ENCRYPTION_KEY', { seedEncryptionKey: OTHER }],
    ['APP_SECRET', { appSecret: OTHER }],
    ['PAYMENT_PROVIDER_SECRET', { payment: { ...PAYMENT, secret: 'another' } }],
  ])('refuse a different %s', (name, change) => {
    const stored = valuesOf({ ...base, payment: PAYMENT });
    const keys = sharedKeysOf({ ...base, payment: PAYMENT, ...change });
    expect(() => judgeSharedKeys(keys, stored)).toThrow(`set up with another ${name};`);
  });

  test('can be replaced by a node with the earlier value, except for SEED_ENCRYPTION_KEY', () => {
    const stored = valuesOf(base);
    const replaced = (change: object) =>
      judgeSharedKeys(sharedKeysOf({ ...base, ...change }), stored).map(({ name }) => name);
    const { pusher, appSecret, seedEncryptionKey } = base;
    expect(replaced({ appSecret: OTHER, appSecretsBefore: [appSecret] })).toEqual(['APP_SECRET']);
    const changed = { ...pusher, secret: 'another-secret-of-20' };
    expect(replaced({ pusher: changed, keysBefore: [pusher.secret] })).toEqual([
      'PUSHER_APP_SECRET',
    ]);
    expect(() =>
      replaced({
        seedEncryptionKey: OTHER,
        appSecretsBefore: [seedEncryptionKey],
        keysBefore: [seedEncryptionKey.toString('hex')],
      }),
    ).toThrow('SEED_ENCRYPTION_KEY');
  });
});

describe('a start with shared keys', () => {
  const log = createLogger(base);
  const databases: TestDatabase[] = [];
  let database: TestDatabase;
  const open = (change: Partial<typeof base> = {}) =>
    openDatabase({ ...base, databaseUrl: database.ownerUrl, ...change }, log);
  const ask = async (connectionString: string, sql: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  beforeEach(async () => {
    database = await cloneDatabase();
    databases.push(database);
  });
  afterAll(async () => {
    for (const one of databases) await one.drop();
  });

  test('with a different key is refused before migrations run', async () => {
    await open();
    // Delete the record of the last migration, so that the next start has a migration to run, as on the first start of
    // a newer version.
    await ask(
      database.ownerUrl,
      'delete from platform_migrations where number = (select max(number) from platform_migrations)',
    );
    const found = 'select max(number) as last from platform_migrations';
    const before = await ask(database.ownerUrl, found);
    await expect(open({ appSecret: OTHER })).rejects.toThrow('set up with another APP_SECRET');
    expect(await ask(database.ownerUrl, found)).toEqual(before);
  });

  test('with a replaced key causes later starts with the old key to be refused', async () => {
    await open();
    await open({ appSecret: OTHER, appSecretsBefore: [base.appSecret] });
    await open({ appSecret: OTHER });
    await expect(open()).rejects.toThrow('set up with another APP_SECRET');
  });

  test('of two nodes with different keys at the same time succeeds for only one', async () => {
    const results = await Promise.allSettled([open(), open({ seedEncryptionKey: OTHER })]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('does not let the application’s role read the check values', async () => {
    const { appUrl } = await open();
    await expect(ask(appUrl, 'select * from platform_shared_keys')).rejects.toThrow(
      'permission denied',
    );
  });
});
