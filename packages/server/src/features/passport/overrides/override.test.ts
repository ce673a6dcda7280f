/**
 * Tests that two clerks are required to approve a passport without documents (trust A2), over HTTP and directly in the
 * database.
 */
import { changeAddress } from '@wl/contract/details';
import * as staff from '@wl/contract/office/members';
import * as calls from '@wl/contract/office/passport';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { markPassportActive } from '../../members/index.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { outcome, passportOf, sent, statesOf } from '../testing-documents.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let pia: TestClient & { subjectId: string };
let otto: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock });
  pia = await makeClerk(app, ['passport_desk'], 'Pia Passport');
  otto = await makeClerk(app, ['owner'], 'Otto Owner');
});
afterAll(() => app.close());

const reason = 'Passport shown at the counter in Valletta.';
const ask = (clerk: TestClient, id: string) =>
  clerk.call(calls.askOverride, { params: { id }, body: { reason } });
const confirm = (clerk: TestClient, id: string) =>
  clerk.call(calls.confirmOverride, { params: { id }, body: { reason: 'Seen as well.' } });
const decline = (clerk: TestClient, id: string) =>
  clerk.call(calls.declineOverride, { params: { id }, body: { reason: 'Nobody told me.' } });
const papers = async (clerk: TestClient, id: string) =>
  (await clerk.call(calls.passportPapers, { params: { id } })).body.data;

test('one clerk requests an override, another confirms it, and the passport is verified', async () => {
  const { client, id } = await registered(app);
  await app.deps.transaction((tx) => markPassportActive(app.deps, tx, id));
  const asked = (await ask(pia, id)).body.data;
  expect(asked).toMatchObject({ asked_by: 'Pia Passport', mine: true, reason });
  expect(await statesOf(client)).toEqual(['Pending', 'Pending', 'Pending']);
  expect((await papers(otto, id)).override).toMatchObject({ id: asked.id, mine: false });
  expect(outcome(await ask(otto, id))).toBe('409 override.waiting');
  expect(outcome(await confirm(pia, asked.id))).toBe('403 override.same_clerk');
  expect((await passportOf(client)).passport).toBe('active');
  expect(outcome(await confirm(otto, asked.id))).toBe('ok');
  expect((await passportOf(client)).passport).toBe('verified');
  expect(await statesOf(client)).toEqual(['Completed', 'Completed', 'Pending']);
  expect(outcome(await confirm(otto, asked.id))).toBe('409 override.decided');
  expect(outcome(await decline(pia, asked.id))).toBe('409 override.decided');
  const file = await otto.call(staff.memberFile, { params: { id } });
  const trail = file.body.data.audit.map(
    ({ who, what }: { who: string; what: string }) => `${who} ${what}`,
  );
  expect(trail).toContain(`Pia Passport passport.override_ask: ${reason}`);
  expect(trail).toContain('Otto Owner passport.override: Seen as well.');
  // A document's history must show the override even if the document was sent after the override.
  const { id: document } = await sent(client, { kind: 'payment' });
  const { history } = (await pia.call(calls.documentCase, { params: { id: document } })).body.data;
  expect(history.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['override_asked', 'overridden']),
  );
});

test('two concurrent confirmations of an override succeed only once', async () => {
  const { id } = await registered(app);
  const asked = (await ask(pia, id)).body.data;
  const replies = await Promise.all([confirm(otto, asked.id), confirm(otto, asked.id)]);
  expect(replies.map(outcome).sort()).toEqual(['409 override.decided', 'ok']);
});

test('an override cannot be confirmed after the member’s address has changed', async () => {
  const { client, id, player } = await registered(app);
  const asked = (await ask(pia, id)).body.data;
  const { country, post_code, city, password } = player;
  const moved = await client.call(changeAddress, {
    body: { country, post_code, city, address1: '99 Lantern Row', address2: '', password },
  });
  expect(outcome(moved)).toBe('ok');
  clock.advance(60_000);
  expect(outcome(await confirm(otto, asked.id))).toBe('409 document.details_changed');
  expect(outcome(await decline(otto, asked.id))).toBe('ok');
});

test('an override can be declined by another clerk or withdrawn, and then requested again', async () => {
  const { client, id } = await registered(app);
  for (const clerk of [otto, pia]) {
    const asked = (await ask(pia, id)).body.data;
    expect(outcome(await decline(clerk, asked.id))).toBe('ok');
    expect((await papers(pia, id)).override).toBeNull();
  }
  expect(await statesOf(client)).toEqual(['Pending', 'Pending', 'Pending']);
});

test('the database rejects an override confirmed by the clerk who requested it', async () => {
  const { id } = await registered(app);
  const asked = (await ask(pia, id)).body.data;
  await expect(
    app.deps.database.pool.query(
      `update passport_overrides set outcome = 'confirmed', decided_by = asked_by, decided_at = now(), decision_reason = 'x' where id = $1`,
      [asked.id],
    ),
  ).rejects.toThrow(/four_eyes/);
  await expect(
    app.deps.database.pool.query(
      `update passport_overrides set asked_by = gen_random_uuid() where id = $1`,
      [asked.id],
    ),
  ).rejects.toThrow(/stays as it was asked/);
});

test('an override requires the permission, a reason and an existing member', async () => {
  const { id } = await registered(app);
  for (const role of ['support', 'payments', 'risk', 'auditor'] as const)
    expect(outcome(await ask(await makeClerk(app, [role]), id))).toBe('403 auth.forbidden');
  const empty = await pia.call(calls.askOverride, { params: { id }, body: { reason: '' } });
  expect(outcome(empty)).toBe('422 request.invalid');
  const nobody = '00000000-0000-7000-8000-000000000000';
  for (const reply of [await ask(pia, nobody), await confirm(otto, nobody)])
    expect(outcome(reply)).toBe('404 request.not_found');
});
