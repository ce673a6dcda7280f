import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addressOf, domainOf, readDkim, readInboundSmtp } from './config-email.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-dkim-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const rsaKey = (bits: number) =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
const key = rsaKey(2048);
const settings = { DKIM_DOMAIN: 'casino.example', DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY: key };

describe('the settings of DKIM', () => {
  test('are optional, and accept a key, a key in one line, and the path of a key', () => {
    expect(readDkim({})).toBeUndefined();
    const file = path.join(folder, 'dkim.pem');
    fs.writeFileSync(file, key);
    const privateKey = key.trim();
    for (const given of [key, key.replaceAll('\n', String.raw`\n`), file]) {
      const dkim = readDkim({ ...settings, DKIM_PRIVATE_KEY: given });
      expect({ ...dkim, privateKey: dkim?.privateKey.trim() }).toEqual({
        domain: 'casino.example',
        selector: 'mail',
        privateKey,
      });
    }
  });

  test.each(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'])(
    'are refused without %s',
    (name) => {
      expect(() => readDkim({ ...settings, [name]: '' })).toThrow('must be set together');
    },
  );

  test('are refused with a key that is missing, damaged, too short or of another kind', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const faults = [
      '/nowhere/dkim.pem',
      key.slice(0, 200),
      rsaKey(768),
      privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ];
    for (const fault of faults) {
      const read = () => readDkim({ ...settings, DKIM_PRIVATE_KEY: fault });
      expect(read).toThrow('DKIM_PRIVATE_KEY');
      expect(read).not.toThrow(key.slice(40, 80));
    }
    expect(() => readDkim({ ...settings, DKIM_DOMAIN: 'a b' })).toThrow('DKIM_DOMAIN');
  });
});

test.each([
  ['Wanderluck <no-reply@wanderluck.example>', 'wanderluck.example'],
  ['no-reply@wanderluck.example', 'wanderluck.example'],
])('the domain of %s is %s', (from, domain) => {
  expect(domainOf(from)).toBe(domain);
});

describe('the settings of inbound e-mails', () => {
  const mailFrom = 'Casino <no-reply@casino.example>';

  test('are optional; the domain of the sender is the default', () => {
    expect(readInboundSmtp({}, mailFrom)).toBeUndefined();
    expect(readInboundSmtp({ INBOUND_SMTP_PORT: '2525' }, mailFrom)).toEqual({
      port: 2525,
      domain: 'casino.example',
      authservId: undefined,
    });
    const all = { BOUNCE_DOMAIN: 'mail.casino.example', INBOUND_AUTHSERV_ID: 'mx.casino.example' };
    expect(readInboundSmtp({ INBOUND_SMTP_PORT: '25', ...all }, mailFrom)).toEqual({
      port: 25,
      domain: 'mail.casino.example',
      authservId: 'mx.casino.example',
    });
  });

  test.each([
    [{ BOUNCE_DOMAIN: 'casino.example' }, 'INBOUND_SMTP_PORT'],
    [{ INBOUND_AUTHSERV_ID: 'mx.casino.example' }, 'INBOUND_SMTP_PORT'],
    [{ INBOUND_SMTP_PORT: '25', BOUNCE_DOMAIN: 'localhost' }, 'BOUNCE_DOMAIN'],
    [{ INBOUND_SMTP_PORT: '25', INBOUND_AUTHSERV_ID: 'mx example' }, 'INBOUND_AUTHSERV_ID'],
  ])('%j is refused', (env, name) => {
    expect(() => readInboundSmtp(env, mailFrom)).toThrow(name);
  });
});

test('the address of the sender has no name', () => {
  expect(addressOf('Casino <no-reply@casino.example>')).toBe('no-reply@casino.example');
  expect(addressOf('no-reply@casino.example')).toBe('no-reply@casino.example');
});
