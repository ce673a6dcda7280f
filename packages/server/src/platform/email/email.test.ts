/** Tests the mailer with a real SMTP server: headers, signatures, and addresses that bounce (decision 96). */
import { generateKeyPairSync } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing.ts';
import { layOut, type Sheet } from './email-layout.ts';
import { createMailer, queueEmail } from './email.ts';
import { bounceOf, endBounce } from './suppressions.ts';
import { startSmtp } from './testing-smtp.ts';
import { verifyDkim } from './testing-dkim.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const replies: Record<string, string> = {
  'gone@mail.example': '550 5.1.1 no such user',
  'full@mail.example': '552 5.2.2 mailbox full',
  'later@mail.example': '450 4.2.1 greylisted',
};
let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp((address) => replies[address]);
  const dkim = { domain: 'wanderluck.example', selector: 'mail', privateKey };
  app = await startTestApp({ features: [], config: { dkim } });
  const mailer = createMailer(app.deps, smtp.url);
  app.deps.onClose(() => {
    mailer.close();
  });
  await app.deps.jobs.start();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const queue = (to: string, more: Partial<Sheet> = {}) =>
  app.deps.transaction((tx) =>
    queueEmail(
      tx,
      layOut({
        to,
        kind: 'members.locked',
        language: 'fr',
        reason: 'account',
        subject: 'Wanderluck : été à Lisbonne',
        greeting: 'Bonjour,',
        body: 'Une ligne.\n.\nUne autre ligne avec des espaces   .',
        ...more,
      }),
    ),
  );
const receivedBy = (to: string) => smtp.received.filter((one) => one.to.includes(to));
const attemptsTo = (to: string) => smtp.asked.filter((address) => address === to).length;
const jobsOf = async (to: string) => {
  const { rows } = await app.deps.database.owner.query<{ attempts: number }>(
    `select attempts from graphile_worker._private_jobs where payload->>'to' = $1`,
    [to],
  );
  return rows.map(({ attempts }) => attempts);
};
const bounces = (address: string) => bounceOf(app.deps, app.deps.db, address);

describe('a sent e-mail', () => {
  test('has our Message-ID, is marked as automatic, and has both parts', async () => {
    await queue('ann@mail.example');
    await expect.poll(() => receivedBy('ann@mail.example')).toHaveLength(1);
    const [message] = receivedBy('ann@mail.example');
    const parsed = await PostalMime.parse(Buffer.from(message?.raw ?? '', 'latin1'));
    expect(parsed.messageId).toMatch(/^<[\da-f-]{36}@wanderluck\.example>$/);
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(parsed.subject).toBe('Wanderluck : été à Lisbonne');
    expect(parsed.text).toContain('Une autre ligne');
    expect(parsed.html).toContain('lang="fr"');
  });

  test('has a DKIM signature that verifies and covers the headers for one-click unsubscription', async () => {
    const headers = {
      'List-Unsubscribe': '<https://casino.example/api/offers/one-click/a>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await queue('signed@mail.example', { headers });
    await expect.poll(() => receivedBy('signed@mail.example')).toHaveLength(1);
    const raw = receivedBy('signed@mail.example')[0]?.raw ?? '';
    const verified = verifyDkim(raw, publicKey);
    expect(verified).toMatchObject({ d: 'wanderluck.example', s: 'mail' });
    expect(verified?.h).toEqual(
      expect.arrayContaining(['from', 'subject', 'message-id', 'list-unsubscribe-post']),
    );
    for (const [from, to] of [
      ['Une autre', 'Une outre'],
      ['One-Click', 'Two-Click'],
    ] as const) {
      expect(raw).toContain(from);
      expect(verifyDkim(raw.replace(from, to), publicKey)).toBeUndefined();
    }
  });
});

describe('an e-mail that the server rejects', () => {
  test('permanently because of its address is not retried, and the address gets no further e-mail', async () => {
    await queue('Gone@mail.example'.toLowerCase());
    await expect.poll(() => bounces('gone@mail.example')).toMatchObject({ status: '5.1.1' });
    await expect.poll(() => jobsOf('gone@mail.example')).toEqual([]);
    await queue('gone@mail.example');
    await expect.poll(() => jobsOf('gone@mail.example')).toEqual([]);
    expect(attemptsTo('gone@mail.example')).toBe(1);
  });

  test('is sent again once the bounce has ended', async () => {
    await queue('gone@mail.example');
    await expect.poll(() => jobsOf('gone@mail.example')).toEqual([]);
    const before = attemptsTo('gone@mail.example');
    delete replies['gone@mail.example'];
    await app.deps.transaction((tx) => endBounce(app.deps, tx, 'GONE@mail.example'));
    await queue('gone@mail.example');
    await expect.poll(() => receivedBy('gone@mail.example')).toHaveLength(1);
    expect(attemptsTo('gone@mail.example')).toBe(before + 1);
  });

  test('permanently for another reason is not retried, but the address stays in use', async () => {
    await queue('full@mail.example');
    await expect.poll(() => attemptsTo('full@mail.example')).toBe(1);
    await expect.poll(() => jobsOf('full@mail.example')).toEqual([]);
    expect(await bounces('full@mail.example')).toBeUndefined();
    await queue('full@mail.example');
    await expect.poll(() => attemptsTo('full@mail.example')).toBe(2);
  });

  test('for now is kept in the outbox', async () => {
    await queue('later@mail.example');
    await expect.poll(() => jobsOf('later@mail.example')).toEqual([1]);
    expect(await bounces('later@mail.example')).toBeUndefined();
  });
});

test('the database contains no address that bounces', async () => {
  const { rows } = await app.deps.database.owner.query<{ row: string }>(
    'select s::text as row from email_suppressions s',
  );
  for (const { row } of rows) expect(row).not.toContain('@');
});
