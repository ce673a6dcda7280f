import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-config-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env });

test('an empty environment is a working installation', () => {
  expect(read()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    pgPort: 23_000,
    publicUrl: 'http://localhost:3000',
    payment: { url: 'http://127.0.0.1:3001', sandbox: true },
    defaultProfile: 'spec',
    maintenance: false,
    version: '1.2.1',
  });
});

test('two ports are two installations that touch nowhere', () => {
  const [one, two] = [read({ PORT: '4000' }), read({ PORT: '4100' })];
  expect(new Set([one.port, one.pgPort, 4001, two.port, two.pgPort, 4101]).size).toBe(6);
  expect(read({ PORT: '60000' }).pgPort).toBe(40_000);
});

test('secrets are made once, kept for the owner only, and can be given', () => {
  const [first, second] = [read(), read()];
  expect(second.pusher).toEqual(first.pusher);
  expect(second.seedEncryptionKey.equals(first.seedEncryptionKey)).toBe(true);
  expect(first.pusher.appId).toMatch(/^\d+$/);
  expect(fs.statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  const key = 'ab'.repeat(32);
  expect(read({ SEED_ENCRYPTION_KEY: key }).seedEncryptionKey.toString('hex')).toBe(key);
});

test('nodes that share a database share the names of their cookies', () => {
  const DATABASE_URL = 'postgres://o:p@db.example.com/wl';
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-config-'));
  expect(read({ DATABASE_URL }).installationId).toBe(
    readConfig({ DATA_DIR: other, DATABASE_URL }).installationId,
  );
  expect(read().installationId).not.toBe(readConfig({ DATA_DIR: other }).installationId);
  fs.rmSync(other, { recursive: true });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PGPORT', '-1'],
  ['PUBLIC_URL', 'casino.example.com'],
  ['PUBLIC_URL', 'ftp://x'],
  ['DATABASE_URL', 'mysql://u:hidden@h/d'],
  ['DATABASE_APP_URL', 'postgres://u:hidden@h/d'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'nobody'],
  ['REDIS_URL', 'localhost:6379'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'a;b'],
  ['DEFAULT_PROFILE', 'lax'],
  ['MAINTENANCE', 'maybe'],
  ['SEED_DEMO', '2'],
  ['SESSION_IDLE_MINUTES', '0'],
  ['SESSION_MAX_MINUTES', 'x'],
  ['STAFF_SESSION_IDLE_MINUTES', '1.5'],
  ['STAFF_SESSION_MAX_MINUTES', ''.padEnd(9, '9')],
  ['PUSHER_APP_ID', 'abc'],
  ['PUSHER_APP_KEY', 'a b'],
  ['PUSHER_APP_SECRET', 'short'],
  ['SEED_ENCRYPTION_KEY', 'abcd'],
  ['APP_SECRET', 'zz'],
  ['PAYMENT_PROVIDER_URL', 'pay'],
  ['PAYMENT_PROVIDER_PUBLIC_URL', 'pay'],
  ['LOG_LEVEL', 'loud'],
  ['SHUTDOWN_DELAY_MS', '100000'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  let message = '';
  try {
    read({ [name]: value });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    ({ message } = error as Error);
  }
  expect(message).toContain(name.replace('DATABASE_APP_URL', 'DATABASE_URL'));
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message).not.toContain('hidden');
});

test('an outside payment provider needs its secret', () => {
  expect(() => read({ PAYMENT_PROVIDER_URL: 'https://pay.example.com' })).toThrow(
    'PAYMENT_PROVIDER_SECRET is needed',
  );
});

test('a data folder that cannot be written and a broken secrets file are named', () => {
  const file = path.join(folder, 'secrets.json', 'below');
  read();
  expect(() => readConfig({ DATA_DIR: file })).toThrow(`DATA_DIR (${file}) must be a folder`);
  const broken = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-config-'));
  fs.writeFileSync(path.join(broken, 'secrets.json'), '{');
  expect(() => readConfig({ DATA_DIR: broken })).toThrow('restore it from a backup');
  fs.rmSync(broken, { recursive: true });
});

test('every setting is explained in .env.example with its default', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const source = fs.readFileSync(path.join(import.meta.dirname, 'config.ts'), 'utf8');
  const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8');
  const names = new Set(source.match(/'[A-Z][A-Z_]{3,}'/g)?.map((name) => name.slice(1, -1)));
  for (const name of ['ENOENT', 'ENOTDIR']) names.delete(name);
  const missing = [...names].filter((name) => !new RegExp(`^#${name}=`, 'm').test(example));
  expect(missing).toEqual([]);
});
