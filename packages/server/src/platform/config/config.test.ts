import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, readDataPlace } from './config.ts';
import { ConfigError } from './config-values.ts';
import { hasDevMailbox } from '../email/dev-mailbox.ts';
import { productionSettings } from '../testing/testing-production.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-config-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env });

test('an empty environment gives the default configuration', () => {
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

test('two values of PORT give installations without shared ports', () => {
  const [one, two] = [read({ PORT: '4000' }), read({ PORT: '4100' })];
  expect(new Set([one.port, one.pgPort, 4001, two.port, two.pgPort, 4101]).size).toBe(6);
  expect(read({ PORT: '60000' }).pgPort).toBe(40_000);
});

test('secrets are created once in a file readable only by its owner, and settings override them', () => {
  const [first, second] = [read(), read()];
  expect(second.pusher).toEqual(first.pusher);
  expect(second.seedEncryptionKey.equals(first.seedEncryptionKey)).toBe(true);
  expect(first.pusher.appId).toMatch(/^\d+$/);
  expect(fs.statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  const key = 'ab'.repeat(32);
  expect(read({ SEED_ENCRYPTION_KEY: key }).seedEncryptionKey.toString('hex')).toBe(key);
});

test('earlier values of keys are read as lists', () => {
  const [one, two] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const { appSecretsBefore, keysBefore } = read({
    APP_SECRETS_BEFORE: `${one},${two}`,
    KEYS_BEFORE: 'old-key, old-secret-of-the-provider',
  });
  expect(appSecretsBefore.map((key) => key.toString('hex'))).toEqual([one, two]);
  expect(keysBefore).toEqual(['old-key', 'old-secret-of-the-provider']);
  expect([read().appSecretsBefore, read().keysBefore]).toEqual([[], []]);
});

test('the installation id is the same for nodes that share a database', () => {
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
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'TRUE'],
  ['TRUST_PROXY', 'proxy.example.com'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', '10.0.0'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', 'loopback,'],
  ['TRUST_PROXY', 'loopback,fd00::/129'],
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
  ['PUSHER_APP_CLUSTER', 'a b'],
  ['SEED_ENCRYPTION_KEY', 'abcd'],
  ['APP_SECRET', 'zz'],
  ['PAYMENT_PROVIDER_URL', 'pay'],
  ['PAYMENT_PROVIDER_PUBLIC_URL', 'pay'],
  ['LOG_LEVEL', 'loud'],
  ['SHUTDOWN_DELAY_MS', '100000'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with spaces between words'],
  ['NODE_ENV', 'Production'],
  ['SECRETS_FILE', '/nowhere/secrets.json'],
])('%s=%s is rejected with one sentence that names the setting', (name, value) => {
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

test.each([
  'loopback',
  'loopback, 10.0.0.0/8',
  'uniquelocal,linklocal',
  '203.0.113.7',
  'fd00::/8,::1',
])('TRUST_PROXY=%s is accepted by the configuration and by Fastify', (value) => {
  const { trustProxy } = read({ TRUST_PROXY: value });
  expect(trustProxy).toBe(value);
  expect(() => Fastify({ trustProxy })).not.toThrow();
});

test('an external payment provider needs PAYMENT_PROVIDER_SECRET', () => {
  expect(() => read({ PAYMENT_PROVIDER_URL: 'https://pay.example.com' })).toThrow(
    'PAYMENT_PROVIDER_SECRET is needed',
  );
});

test('an unusable data folder and a broken secrets file are rejected with a clear error', () => {
  const file = path.join(folder, 'secrets.json', 'below');
  read();
  expect(() => readConfig({ DATA_DIR: file })).toThrow(`DATA_DIR (${file}) must be a folder`);
  const broken = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-config-'));
  fs.writeFileSync(path.join(broken, 'secrets.json'), '{');
  expect(() => readConfig({ DATA_DIR: broken })).toThrow('restore it from a backup');
  fs.rmSync(broken, { recursive: true });
});

/** Returns the configuration that `read` returns, or the error message if `read` rejects the settings. */
function verdict(env: Record<string, string>) {
  try {
    return { config: read(env), sentence: '' };
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as Error;
    expect(message).toMatch(/^[A-Z].*\.$/);
    return { config: undefined, sentence: message };
  }
}

function* subsets(all: Record<string, string>) {
  const entries = Object.entries(all);
  for (let bits = 0; bits < 2 ** entries.length; bits += 1)
    yield Object.fromEntries(entries.filter((_, at) => (bits >> at) & 1));
}

describe('the configuration in production', () => {
  const { NODE_ENV: _, ...needed } = productionSettings();

  test('names exactly the missing settings, rejects SEED_DEMO, and disables sandbox and mailbox', () => {
    const optional = {
      PUBLIC_URL: 'https://casino.example.com',
      HOST: '0.0.0.0',
      SEED_DEMO: 'true',
      DATABASE_URL: 'postgres://o:p@db.example.com/wl',
    };
    let started = 0;
    for (const given of subsets({ ...needed, ...optional })) {
      const { config, sentence } = verdict({ NODE_ENV: 'production', ...given });
      const missing = Object.keys(needed).filter((name) => !(name in given));
      if (missing.length > 0) {
        const named = sentence.match(/\b(?!NODE_ENV)[A-Z]+_[A-Z_]+\b/g) ?? [];
        expect(named).toEqual(missing);
      } else if ('SEED_DEMO' in given) expect(sentence).toContain('SEED_DEMO');
      else {
        started += 1;
        expect(config).toMatchObject({ production: true, seedDemo: false });
        expect(config?.payment).toMatchObject({ sandbox: false });
        expect(config && hasDevMailbox(config)).toBe(false);
      }
    }
    expect(started).toBe(2 ** 3);
  });

  test('reads the shared keys from SECRETS_FILE unless a setting overrides them', () => {
    read();
    const file = path.join(folder, 'secrets.json');
    const { SMTP_URL, PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_SECRET } = productionSettings();
    const own = { SMTP_URL, PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_SECRET } as Record<
      string,
      string
    >;
    const config = read({ ...own, NODE_ENV: 'production', SECRETS_FILE: file });
    expect(config.appSecret.equals(read().appSecret)).toBe(true);
    const key = 'ab'.repeat(32);
    const changed = { ...own, NODE_ENV: 'production', SECRETS_FILE: file, APP_SECRET: key };
    expect(read(changed).appSecret.toString('hex')).toBe(key);
    // Without `SECRETS_FILE`, production requires the setting APP_SECRET, even if an earlier run stored a generated key.
    expect(verdict({ ...own, NODE_ENV: 'production' }).sentence).toContain('APP_SECRET');
  });

  test('creates and stores no key, only the installation id', () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-config-'));
    const config = readConfig({ ...productionSettings(), DATA_DIR: dataDir });
    const kept = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as object;
    expect(kept).toEqual({ installationId: config.installationId });
    const again = readConfig({ ...productionSettings(), DATA_DIR: dataDir });
    expect(again.installationId).toBe(config.installationId);
    fs.rmSync(dataDir, { recursive: true });
  });
});

describe('the configuration without NODE_ENV=production', () => {
  test.each([
    { PUBLIC_URL: 'https://casino.example.com' },
    { PUBLIC_URL: 'http://203.0.113.7:3000' },
    { PUBLIC_URL: 'http://[2001:db8::7]' },
    { HOST: '203.0.113.7' },
    { HOST: 'casino.example.com' },
  ])('rejects %o with any other settings', (open: Record<string, string>) => {
    const [name = ''] = Object.keys(open);
    const { NODE_ENV: _, ...settings } = productionSettings();
    for (const more of [{}, settings, { SEED_DEMO: 'false' }, { NODE_ENV: 'development' }]) {
      const { sentence } = verdict({ ...open, ...(more as Record<string, string>) });
      expect(sentence).toContain(name);
      expect(sentence).toContain('NODE_ENV=production');
    }
  });

  test('gives commands without a server the data folder of a public installation', () => {
    const env = { PUBLIC_URL: 'https://casino.example.com', DATA_DIR: folder };
    expect(readDataPlace(env).dataDir).toBe(folder);
  });
});

test('every setting has a commented line in .env.example', () => {
  const root = path.resolve(import.meta.dirname, '../../../../..');
  const source = ['config.ts', 'config-email.ts']
    .map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8');
  const names = new Set(source.match(/'[A-Z][A-Z_]{3,}'/g)?.map((name) => name.slice(1, -1)));
  for (const name of ['ENOENT', 'ENOTDIR']) names.delete(name);
  const missing = [...names].filter((name) => !new RegExp(`^#${name}=`, 'm').test(example));
  expect(missing).toEqual([]);
});
