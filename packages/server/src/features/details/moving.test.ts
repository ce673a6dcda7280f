/** Tests a change of postal address while a clerk reviews proof of the old address (decisions §3, §4). */
import * as calls from '@wl/contract/details';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { markPassportActive } from '../members/index.ts';
import { registered } from '../members/testing-members.ts';
import {
  accept,
  approve,
  claim,
  outcome,
  passportOf,
  sent,
  statesOf,
} from '../passport/testing-documents.ts';
import { makeClerk } from '../staff/testing-clerks.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock });
  clerk = await makeClerk(app, ['passport_desk'], 'Pia Passport');
});
afterAll(() => app.close());

const home = { country: 'US', post_code: '94103', city: 'San Francisco', address2: '' };
const proof = { kind: 'address', issued_on: '2026-02-20' } as const;

test('moving withdraws the address approval, and a new proof makes the passport verified again', async () => {
  const { client, id, player } = await registered(app);
  await app.deps.transaction((tx) => markPassportActive(app.deps, tx, id));
  for (const sending of [{ kind: 'identity' }, proof, { kind: 'payment' }] as const)
    await accept(clerk, (await sent(client, sending)).id);
  expect(await statesOf(client)).toEqual(['Completed', 'Completed', 'Completed']);
  const body = { ...home, address1: '7 Pier', password: player.password };
  const moved = await client.call(calls.changeAddress, { body });
  expect(moved.body.data.player.passport).toBe('active');
  expect(await statesOf(client)).toEqual(['Approved', 'Pending', 'Approved']);
  expect((await passportOf(client)).kinds.map(({ can_upload }) => can_upload)).toEqual([
    true,
    true,
    true,
  ]);
  clock.advance(1000);
  await accept(clerk, (await sent(client, proof)).id);
  expect(await statesOf(client)).toEqual(['Completed', 'Completed', 'Completed']);
  expect((await passportOf(client)).passport).toBe('verified');
});

test('a clerk reviewing an address proof has to claim it again after the member moves', async () => {
  const { client, player } = await registered(app);
  const { id } = await sent(client, proof);
  await claim(clerk, id);
  clock.advance(60_000);
  const body = { ...home, address1: '9 Pier', password: player.password };
  expect((await client.call(calls.changeAddress, { body })).status).toBe(200);
  clock.advance(60_000);
  expect(outcome(await approve(clerk, id))).toBe('409 document.details_changed');
  const again = await claim(clerk, id);
  expect(again.body.data.details.address1).toBe('9 Pier');
  expect(outcome(await approve(clerk, id))).toBe('ok');
});
