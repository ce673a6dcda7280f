import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import nodemailer from 'nodemailer';
import type { Config } from '../../../platform/config/config.ts';
import { emailOf } from './testing-emails.ts';
import { senderDns, verifySender } from './verify-sender.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkimRecord = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
const records: Readonly<Record<string, string>> = {
  's1._domainkey.mail.example': dkimRecord,
  's1._domainkey.attacker.example': dkimRecord,
  '_dmarc.mail.example': 'v=DMARC1; p=reject',
  '_dmarc.attacker.example': 'v=DMARC1; p=reject',
  'mail.example': 'v=spf1 ip4:192.0.2.1 -all',
  'attacker.example': 'v=spf1 ip4:192.0.2.66 -all',
  's1._domainkey.plain.example': dkimRecord,
};
let failing = false;
beforeAll(() => {
  vi.spyOn(senderDns, 'resolve').mockImplementation(async (name, type) => {
    if (failing) throw Object.assign(new Error('no answer'), { code: 'ESERVFAIL' });
    const record = type === 'TXT' ? records[name] : undefined;
    if (record === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    return [[record]];
  });
});
afterAll(() => {
  vi.restoreAllMocks();
});

const depsOf = (authservId?: string) => ({
  config: { inboundSmtp: { port: 25, domain: 'casino.example', authservId } } as unknown as Config,
});

/** Signs an e-mail as the mail server of a domain would. */
async function signed(raw: string, domainName: string): Promise<string> {
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    envelope: { from: 'a@b.example', to: 'c@d.example' },
    raw,
    dkim: { domainName, keySelector: 's1', privateKey: key },
  });
  return Buffer.isBuffer(message) ? message.toString('latin1') : '';
}

function verify(
  raw: string,
  {
    remoteIp = '198.51.100.7',
    sender = 'ann@mail.example',
    from = 'ann@mail.example',
    results,
    authservId,
  }: {
    remoteIp?: string;
    sender?: string;
    from?: string;
    results?: string;
    authservId?: string;
  } = {},
) {
  const email = { raw: Buffer.from(raw, 'latin1'), remoteIp, helo: 'mx.example', sender };
  return verifySender(depsOf(authservId), email, from, results);
}

test('a signature of the domain in From proves the sender', async () => {
  const raw = await signed(emailOf(), 'mail.example');
  expect(await verify(raw)).toBe('verified');
  expect(await verify(raw.replace('cash-out', 'cash out'))).toBe('unverified');
  expect(await verify(raw.replace('Subject: A', 'Subject: B'))).toBe('unverified');
});

test('the network of the domain proves the sender, except behind a mail server of our own', async () => {
  expect(await verify(emailOf(), { remoteIp: '192.0.2.1' })).toBe('verified');
  expect(await verify(emailOf(), { remoteIp: '192.0.2.2' })).toBe('unverified');
  expect(await verify(emailOf(), { remoteIp: '10.0.0.5' })).toBe('unverified');
});

test.each([
  ['nothing', emailOf(), {}],
  ['another domain’s network', emailOf(), { remoteIp: '192.0.2.66', sender: 'x@attacker.example' }],
  [
    'a domain without a policy',
    emailOf({ from: 'ann@plain.example' }),
    { from: 'ann@plain.example' },
  ],
  ['no From', emailOf().replace(/^From: .*\r\n/m, ''), { remoteIp: '192.0.2.1' }],
])('%s does not prove the sender', async (_, raw, options) => {
  expect(await verify(raw, options)).toBe('unverified');
});

test('another domain’s signature does not prove the sender', async () => {
  expect(await verify(await signed(emailOf(), 'attacker.example'))).toBe('unverified');
});

test('two From fields prove nothing, whichever is signed', async () => {
  const two = emailOf({ headers: ['From: eve@attacker.example'] });
  expect(await verify(await signed(two, 'mail.example'))).toBe('unverified');
  const both = emailOf({ from: 'ann@mail.example, eve@attacker.example' });
  expect(await verify(await signed(both, 'mail.example'))).toBe('unverified');
});

test('a hundred signatures are not checked', async () => {
  const signature = 'DKIM-Signature: v=1; a=rsa-sha256; d=mail.example; s=s1; bh=x; b=x; h=from';
  const raw = await signed(
    emailOf({ headers: Array.from({ length: 100 }, () => signature) }),
    'mail.example',
  );
  const before = vi.mocked(senderDns.resolve).mock.calls.length;
  expect(await verify(raw)).toBe('unverified');
  expect(vi.mocked(senderDns.resolve).mock.calls).toHaveLength(before);
});

test('a DNS server that does not answer is asked again later', async () => {
  failing = true;
  expect(await verify(await signed(emailOf(), 'mail.example'))).toBe('retry');
  failing = false;
});

test('with a trusted mail server in front, only its verdict counts', async () => {
  const authservId = 'mx.casino.example';
  const good = `${authservId}; dmarc=pass header.from=mail.example`;
  expect(await verify(emailOf(), { authservId, results: good })).toBe('verified');
  expect(await verify(emailOf(), { authservId, remoteIp: '192.0.2.1' })).toBe('unverified');
  const other = 'mx.other.example; dmarc=pass header.from=mail.example';
  expect(await verify(emailOf(), { authservId, results: other })).toBe('unverified');
});
