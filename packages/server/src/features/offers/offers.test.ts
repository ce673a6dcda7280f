/**
 * Tests offers by e-mail: only members who have opted in and are allowed to receive offers get them, and members can
 * unsubscribe with one click (decisions §10, §11, trust P5, G21).
 */
import * as calls from '@wl/contract/offers';
import type { PauseLength } from '@wl/world/casino/exclusions';
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { changeMember, memberById } from '../members/index.ts';
import { emailsTo, registered } from '../members/testing-members.ts';
import { sendOffer } from './index.ts';
import { maskedAddress } from './routes.ts';
import { memberOfToken, offerToken } from './token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const words = () => ({
  kind: 'campaigns.offer' as const,
  subject: 'Ten free spins',
  greeting: 'Hello,',
  body: 'Ten free spins wait in Lisbon.',
});
const offer = (id: string) => app.deps.transaction((tx) => sendOffer(app.deps, tx, id, words));
const offersTo = async (email: string) =>
  (await emailsTo(app, email)).filter(({ subject }) => subject === 'Ten free spins');
const wants = async (id: string) => (await memberById(app.deps.db, id))?.offers;

/** Sends the same one-click request as a mail client's unsubscribe button (RFC 8058). */
const oneClick = (url: string) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
    },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('an offer', () => {
  test('is sent to a member who agreed, with a link and e-mail headers to unsubscribe', async () => {
    const { id, player } = await registered(app);
    expect(await offer(id)).toBe(true);
    const [message] = (await offersTo(player.email)) as {
      text: string;
      headers?: Record<string, string>;
    }[];
    const link = /https?:\S+\/unsubscribe\?token=(\S+)/.exec(message?.text ?? '');
    expect(link?.[1]).toBe(offerToken(app.deps, id));
    expect(message?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(message?.headers?.['List-Unsubscribe']).toContain(`/api/offers/one-click/${link?.[1]}`);
  });

  test.each(languages)('contains an unsubscribe link in %s', async (language) => {
    const { id, player } = await registered(app, { language });
    await offer(id);
    const [message] = await offersTo(player.email);
    expect(message?.html).toContain(`lang="${language}"`);
    expect(message?.html).toContain('/unsubscribe?token=');
  });

  test('is not sent to a member who did not agree, is unconfirmed or closed the account', async () => {
    const unwilling = await registered(app, { offer_from: false });
    const unconfirmed = await registered(app, {}, { confirmed: false });
    const closed = await registered(app);
    await app.deps.transaction((tx) => changeMember(app.deps, tx, closed.id, { status: 'closed' }));
    for (const { id, player } of [unwilling, unconfirmed, closed]) {
      expect(await offer(id)).toBe(false);
      expect(await offersTo(player.email)).toEqual([]);
    }
  });

  test.each(['1h', '24h', 'indefinite', 'permanent'] satisfies PauseLength[])(
    'is not sent during a pause of %s',
    async (length) => {
      const { client, id, player } = await registered(app);
      expect((await client.post('/api/exclusions', { length })).status).toBe(200);
      expect(await offer(id)).toBe(false);
      expect(await offersTo(player.email)).toEqual([]);
    },
  );
});

describe('the unsubscribe link of an offer', () => {
  test('shows only a masked address, and ends offers', async () => {
    const { id, player } = await registered(app);
    const token = offerToken(app.deps, id);
    const visitor = app.client();
    const before = await visitor.call(calls.offersOf, { query: { token } });
    expect(before.body.data).toEqual({ address: maskedAddress(player.email), wanted: true });
    expect(before.body.data.address).not.toBe(player.email);
    for (const _ of [1, 2])
      expect((await visitor.call(calls.unsubscribe, { body: { token } })).status).toBe(200);
    expect(await wants(id)).toBe(false);
    expect((await visitor.call(calls.offersOf, { query: { token } })).body.data.wanted).toBe(false);
    expect(await offer(id)).toBe(false);
  });

  test('works from the header of the e-mail, without our cookies or origin, also twice', async () => {
    const { id, player } = await registered(app);
    await offer(id);
    const [message] = (await offersTo(player.email)) as { headers?: Record<string, string> }[];
    const target = /^<(https?:[^>]+)>/.exec(message?.headers?.['List-Unsubscribe'] ?? '')?.[1];
    const url = new URL(target ?? '').pathname;
    for (const _ of [1, 2]) {
      const reply = await oneClick(url);
      expect(reply.statusCode).toBe(200);
      expect(await wants(id)).toBe(false);
    }
  });

  test('does nothing from a header with an altered token', async () => {
    const { id } = await registered(app);
    const reply = await oneClick(`/api/offers/one-click/${offerToken(app.deps, id)}A`);
    expect(reply.statusCode).toBe(404);
    expect(await wants(id)).toBe(true);
  });

  test('does nothing with a forged or altered token', async () => {
    const { id } = await registered(app);
    const token = offerToken(app.deps, id);
    const other = (await registered(app)).id;
    for (const bad of ['', 'x', `${id}.`, `${id}.AAAA`, token.replace(id, other), `${token}A`]) {
      const reply = await app.client().call(calls.unsubscribe, { body: { token: bad } });
      expect([bad, reply.status]).toEqual([bad, 404]);
    }
    expect(memberOfToken(app.deps, token)).toBe(id);
    expect([await wants(id), await wants(other)]).toEqual([true, true]);
  });
});

test.each([
  ['ada@mail.example', 'a…a@mail.example'],
  ['a@mail.example', 'a…@mail.example'],
  ['"odd@name"@mail.example', '"…"@mail.example'],
])('the address %s is masked as %s', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});
