/** Tests bounces and complaints from end to end, with real SMTP servers (decision 96). */
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../platform/testing/testing-port.ts';
import { createMailer, queueEmail } from '../../../platform/email/email.ts';
import { layOut } from '../../../platform/email/email-layout.ts';
import { bounceOf } from '../../../platform/email/suppressions.ts';
import { startSmtp } from '../../../platform/email/testing-smtp.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { memberById } from '../../members/index.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { offerEmail } from '../../offers/index.ts';
import { absence, complaint, dsn } from './testing-reports.ts';

const DOMAIN = 'bounces.example';
let app: TestApp;
let outside: Awaited<ReturnType<typeof startSmtp>>;
let provider: ReturnType<typeof nodemailer.createTransport>;
beforeAll(async () => {
  outside = await startSmtp();
  const port = await freePort();
  app = await startTestApp({
    config: { inboundSmtp: { port, domain: DOMAIN, authservId: undefined } },
  });
  const mailer = createMailer(app.deps, outside.url);
  app.deps.onClose(() => mailer.close());
  provider = nodemailer.createTransport(`smtp://127.0.0.1:${port}`);
  await app.deps.jobs.start();
});
afterAll(async () => {
  provider.close();
  await app.close();
  await outside.close();
});

/** Sends an e-mail to an address and returns the return path that the receiving server sees. */
async function returnPathOf(to: string): Promise<string> {
  const email = layOut({
    to,
    kind: 'members.locked',
    language: 'en',
    reason: 'account',
    subject: 'Hello',
    greeting: 'Hello,',
    body: 'Hello.',
  });
  await app.deps.transaction((tx) => queueEmail(tx, email));
  const sent = () => outside.received.find((one) => one.to.includes(to));
  await expect.poll(sent).toBeDefined();
  return sent()?.from ?? '';
}

const send = (to: string, raw: string | Buffer, from = '') =>
  provider.sendMail({ envelope: { from, to }, raw });
const bounces = (address: string) => bounceOf(app.deps, app.deps.db, address);

describe('a bounce', () => {
  test('marks the recipient of the e-mail, also when it arrives twice', async () => {
    const path = await returnPathOf('ann@mail.example');
    expect(path).toMatch(/^bounce\+[a-z2-7]{45}@bounces\.example$/);
    for (const _ of [1, 2]) await send(path, dsn());
    expect(await bounces('ann@mail.example')).toMatchObject({ status: '5.1.1' });
  });

  test.each([
    ['a delay', dsn({ action: 'delayed', status: '4.4.1' })],
    ['a full mailbox', dsn({ status: '5.2.2' })],
    ['a policy of the receiver', dsn({ status: '5.7.1' })],
    ['a temporary failure', dsn({ status: '4.1.1' })],
    ['an automatic reply', absence()],
    ['a complaint', complaint('https://casino.example/')],
  ])('with %s changes nothing', async (name, raw) => {
    const to = `${name.replaceAll(' ', '-')}@mail.example`;
    await send(await returnPathOf(to), raw);
    expect(await bounces(to)).toBeUndefined();
  });

  test('is refused at an address that this installation has not signed', async () => {
    const path = await returnPathOf('bob@mail.example');
    const forged = path.replace(/\+../, (two) => (two === '+aa' ? '+bb' : '+aa'));
    for (const to of [
      forged,
      `bounce+@${DOMAIN}`,
      `nobody@${DOMAIN}`,
      path.replace(DOMAIN, 'x.example'),
    ])
      await expect(send(to, dsn())).rejects.toThrow('550');
    expect(await bounces('bob@mail.example')).toBeUndefined();
  });

  test('of more than 1 MB is refused', async () => {
    const path = await returnPathOf('big@mail.example');
    const long = `${dsn()}${'x'.repeat(70)}\r\n`.concat(`${'x'.repeat(70)}\r\n`.repeat(16_000));
    await expect(send(path, long)).rejects.toThrow('552');
    expect(await bounces('big@mail.example')).toBeUndefined();
  });

  test('is never answered', async () => {
    const before = outside.received.length;
    const path = await returnPathOf('quiet@mail.example');
    for (const raw of [dsn(), absence()]) await send(path, raw, 'ann@mail.example');
    await returnPathOf('marker@mail.example');
    expect(outside.received.slice(before).flatMap(({ to }) => to)).toEqual([
      'quiet@mail.example',
      'marker@mail.example',
    ]);
  });
});

describe('a complaint', () => {
  const unsubscribeOf = (id: string) => {
    const member = { id, email: 'x@mail.example', language: 'en' as const };
    const words = { kind: 'campaigns.offer' as const, subject: 'x', greeting: 'x', body: 'x' };
    const { headers } = offerEmail(app.deps, member, words);
    return /<([^>]+)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  };
  const wants = async (id: string) => (await memberById(app.deps.db, id))?.offers;

  test('ends offers to the member, but not other e-mails', async () => {
    const { id, player } = await registered(app);
    for (const _ of [1, 2])
      await send(`complaints@${DOMAIN}`, complaint(unsubscribeOf(id)), 'fbl@isp.example');
    expect(await wants(id)).toBe(false);
    expect(await bounces(player.email)).toBeUndefined();
  });

  test('with a forged link changes nothing', async () => {
    const { id } = await registered(app);
    const link = unsubscribeOf(id);
    for (const forged of [
      `${link}A`,
      link.slice(0, -4),
      link.replace(/one-click\/.*/, 'one-click/x'),
    ])
      await send(`complaints@${DOMAIN}`, complaint(forged));
    expect(await wants(id)).toBe(true);
  });
});

test('the member and clerks see that e-mails come back, until the member says that they arrive again', async () => {
  const { client, id, player } = await registered(app);
  const since = async () => (await client.get('/api/settings')).body.data.email_bounces_since;
  expect(await since()).toBeNull();
  await send(await returnPathOf(player.email), dsn());
  expect(await since()).not.toBeNull();
  const clerk = await makeClerk(app, ['support']);
  const file = async () => (await clerk.get(`/api/staff/members/${id}`)).body.data.email_bounces;
  expect(await file()).toMatchObject({ status: '5.1.1' });
  await client.request('PATCH', '/api/settings', { email_works: true });
  expect([await since(), await file()]).toEqual([null, null]);
});
