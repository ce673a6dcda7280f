/** Tests the previews of e-mails in the back office (issue 33). */
import * as calls from '@wl/contract/office/emails';
import type { EmailKindLine, EmailPreview } from '@wl/contract/office/emails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  clerk = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());

const preview = async (kind: string, language = 'es') =>
  clerk.call(calls.emailPreview, { params: { kind }, query: { language } });

test('the list has every kind with its subject in the chosen language', async () => {
  const reply = await clerk.call(calls.emailKinds, { query: { language: 'es' } });
  const kinds = reply.body.data as EmailKindLine[];
  const answered = kinds.find(({ kind }) => kind === 'support.answered');
  expect(answered).toEqual({
    kind: 'support.answered',
    feature: 'support',
    subject: 'Wanderluck: nuestra respuesta al ticket E-1042',
  });
  for (const feature of ['members', 'details', 'notifications', 'campaigns', 'passport', 'staff'])
    expect(kinds.some((line) => line.feature === feature)).toBe(true);
});

test('a preview has both parts, and its frame is a page without scripts for our pages only', async () => {
  const {
    kind,
    text,
    html_bytes: bytes,
    frames,
  } = (await preview('support.answered')).body.data as EmailPreview;
  expect(kind).toBe('support.answered');
  expect(text).toContain('E-1042');
  expect(bytes).toBeGreaterThan(1000);
  for (const [scheme, path] of Object.entries(frames)) {
    const { status, headers, raw } = await app.client().get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(raw.body).toContain('lang="es"');
    expect(raw.body).toContain(scheme === 'dark' ? '@media all' : '@media not all');
  }
});

test('an offer shows its headers for one-click unsubscription, whose link does not work', async () => {
  const { headers } = (await preview('campaigns.offer')).body.data as EmailPreview;
  const list = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  expect(list['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = /^<([^>]+)>/.exec(list['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const reply = await app.app.inject({ method: 'POST', url: new URL(url).pathname });
  expect(reply.statusCode).toBe(404);
});

test('a frame needs a token of this installation that has not expired', async () => {
  const { frames } = (await preview('support.answered')).body.data as EmailPreview;
  const get = async (path: string) => (await app.client().get(path)).status;
  expect(await get(frames.light)).toBe(200);
  expect(await get(frames.light.replace('light', 'dark'))).toBe(401);
  expect(await get(frames.light.replace('answered', 'received'))).toBe(401);
  expect(await get('/api/staff/email-frame')).toBe(401);
  clock.advance(3_600_001);
  expect(await get(frames.light)).toBe(401);
});

test('an unknown kind is not found', async () => {
  expect((await preview('support.nothing')).status).toBe(404);
});

test.each([
  ['support', 200],
  ['marketing', 200],
  ['auditor', 200],
  ['payments', 403],
] as const)('a clerk with the role %s gets %i', async (role, status) => {
  const client = await makeClerk(app, [role]);
  const reply = await client.call(calls.emailKinds, { query: { language: 'en' } });
  expect(reply.status).toBe(status);
});
