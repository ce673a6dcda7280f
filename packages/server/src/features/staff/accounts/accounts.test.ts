/** Tests that an owner's changes to clerks' accounts take effect in calls, sessions and sockets on both nodes. */
import type { AddressInfo } from 'node:net';
import { findMembers } from '@wl/contract/office/members';
import { staffCheck, staffRoles, staffSignIn } from '@wl/contract/office/staff';
import * as calls from '@wl/contract/office/staff-accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { totpCode } from '../../../platform/sign-in/authenticator.ts';
import { testClock } from '../../../platform/clock.ts';
import {
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { startRedis, type TestRedis } from '../../../platform/testing/testing-redis.ts';
import { setActive } from './accounts-repository.ts';
import { takeTotpStep } from '../repository.ts';
import {
  accept,
  approve,
  deactivate,
  invite,
  linesAbout,
  list,
  outcomeOf,
  PASSWORD,
  reactivate,
  reason,
  setRoles,
  someoneWaits,
  tokensTo,
} from './testing-accounts.ts';
import { makeClerk } from '../testing-clerks.ts';

const clock = testClock('2026-03-02T12:00:00Z');
type Clerk = TestClient & { subjectId: string };
let redis: TestRedis;
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let port: number;
let olivia: Clerk;
let otto: Clerk;

beforeAll(async () => {
  redis = await startRedis();
  app = await startTestApp({ clock, config: { redisUrl: redis.url } });
  node = await startTestNode(app);
  await node.app.listen({ port: 0, host: '127.0.0.1' });
  port = (node.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  await app.deps.database.owner.query('update staff_clerks set active = false');
  olivia = await makeClerk(app, ['owner'], 'Olivia Owner');
  otto = await makeClerk(app, ['owner'], 'Otto Owner');
});
afterAll(async () => {
  await node.close();
  await app.close();
  await redis.close();
});

const accountOf = async (id: string) => (await list(olivia)).accounts.find((one) => one.id === id);
const linesOf = (id: string) => linesAbout(app, `clerk:${id}`);
const statusOf = async (client: TestClient) => (await client.call(staffCheck)).status;

/**
 * Opens a socket on the second node and subscribes to a back-office channel as this clerk. The first node authorises
 * the subscription, as can happen behind a load balancer. A real Redis server connects the nodes.
 */
async function listening(clerk: Clerk, channel: string) {
  const there = node.clientOf(clerk);
  const { key } = app.deps.config.pusher;
  const ws = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`);
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  const got: string[] = [];
  const socketId = await new Promise<string>((resolve) => {
    ws.on('message', (text: Buffer) => {
      const { event, data } = JSON.parse(text.toString()) as { event: string; data: string };
      got.push(event);
      if (event === 'pusher:connection_established')
        resolve((JSON.parse(data) as { socket_id: string }).socket_id);
    });
  });
  const authorise = () =>
    there.post('/api/broadcasting/auth', { socket_id: '2.2', channel_name: channel });
  const here = await clerk.post('/api/broadcasting/auth', {
    socket_id: socketId,
    channel_name: channel,
  });
  const signed = here.body as object;
  ws.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...signed } }));
  await expect.poll(() => got).toContain('pusher_internal:subscription_succeeded');
  return { there, closed, authorise, close: () => ws.close() };
}

describe('a change to a clerk’s account', () => {
  test('of roles takes effect on every node, for calls and open sockets', async () => {
    const clerk = await makeClerk(app, ['payments'], 'Paul Payments');
    const socket = await listening(clerk, 'private-staff.cash-outs');
    expect((await socket.there.call(findMembers)).status).toBe(200);
    expect(outcomeOf(await setRoles(olivia, clerk.subjectId, ['marketing']))).toBe('ok done');
    // The node on which the roles were changed applies the change before it responds. The other node applies it when
    // the notification arrives and then closes the socket, so wait for the close.
    expect((await clerk.call(findMembers)).status).toBe(403);
    expect(await socket.closed).toBe(4200);
    expect((await socket.there.call(findMembers)).status).toBe(403);
    expect((await socket.authorise()).status).toBe(403);
    expect(await statusOf(socket.there)).toBe(200);
    expect(await linesOf(clerk.subjectId)).toMatchObject([
      {
        action: 'staff.roles',
        before: { roles: ['payments'] },
        after: { roles: ['marketing'] },
        reason,
        clerk_id: olivia.subjectId,
      },
    ]);
  });

  test('that deactivates ends sessions and sockets on every node; after reactivation the clerk can sign in', async () => {
    const clerk = await makeClerk(app, ['payments'], 'Paul Payments');
    const socket = await listening(clerk, 'private-staff.cash-outs');
    expect(outcomeOf(await deactivate(olivia, clerk.subjectId))).toBe('ok done');
    expect(await statusOf(clerk)).toBe(401);
    expect([4009, 4200]).toContain(await socket.closed);
    expect(await statusOf(socket.there)).toBe(401);
    expect((await socket.authorise()).status).toBe(401);
    expect(outcomeOf(await reactivate(otto, clerk.subjectId))).toBe('ok done');
    // Reactivating an account does not restore its ended sessions.
    expect(await statusOf(clerk)).toBe(401);
    expect(await statusOf(await app.signedIn('staff', clerk.subjectId))).toBe(200);
    expect(await linesOf(clerk.subjectId)).toMatchObject([
      { action: 'staff.deactivate', before: { active: true }, after: { active: false } },
      { action: 'staff.reactivate', before: { active: false }, after: { active: true } },
    ]);
  });

  test('that is sent again changes and logs nothing', async () => {
    const { subjectId } = await makeClerk(app, ['payments']);
    for (let sent = 0; sent < 2; sent += 1) {
      expect(outcomeOf(await setRoles(olivia, subjectId, ['risk', 'risk']))).toBe('ok done');
      expect(outcomeOf(await deactivate(olivia, subjectId))).toBe('ok done');
    }
    expect((await linesOf(subjectId)).map(({ action }) => action)).toEqual([
      'staff.roles',
      'staff.deactivate',
    ]);
  });

  test('is refused to non-owners, for one’s own or an unknown account, and with invalid roles', async () => {
    const target = await makeClerk(app, ['support']);
    for (const role of staffRoles.filter((one) => one !== 'owner')) {
      const clerk = await makeClerk(app, [role]);
      expect(outcomeOf(await setRoles(clerk, target.subjectId, ['risk']))).toBe(
        '403 auth.forbidden',
      );
      expect(outcomeOf(await invite(clerk, 'a@b.example'))).toBe('403 auth.forbidden');
      const seen = (await clerk.call(calls.staffAccounts)).status;
      expect([role, seen]).toEqual([role, role === 'auditor' ? 200 : 403]);
    }
    for (const own of [
      setRoles(olivia, olivia.subjectId, ['support']),
      deactivate(olivia, olivia.subjectId),
    ])
      expect(outcomeOf(await own)).toBe('403 staff.own_account');
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect(outcomeOf(await deactivate(olivia, nobody))).toBe('404 request.not_found');
    expect(outcomeOf(await approve(olivia, nobody))).toBe('404 request.not_found');
    for (const roles of [[], ['emperor'], ['support', 'Owner']])
      expect(outcomeOf(await setRoles(olivia, target.subjectId, roles))).toBe(
        '422 request.invalid',
      );
    expect((await accountOf(target.subjectId))?.roles).toEqual(['support']);
  });
});

describe('a staff account deactivated during sign-in', () => {
  /** Creates a clerk with a password and an authenticator, by accepting an invitation. */
  async function joined() {
    const email = `joins.${olivia.subjectId}@casino.example.com`;
    await invite(olivia, email);
    const made = await accept(app, (await tokensTo(app, email))[0] ?? '');
    clock.advance(60_000);
    const code = totpCode(made.secret, clock.now());
    return { ...made, email, body: { email, password: PASSWORD, code } };
  }
  test('gets no session if the deactivation is committed before the sign-in', async () => {
    const { id, body } = await joined();
    let reply: Promise<{ status: number }> | undefined;
    await app.deps.transaction(async (tx) => {
      await setActive(tx, id, false);
      reply = app.client().call(staffSignIn, { body });
      await someoneWaits(app);
    });
    expect((await reply)?.status).toBe(422);
    const { rows } = await app.deps.database.owner.query(
      'select 1 from sessions where subject_id = $1 and created_at = $2',
      [id, clock.now()],
    );
    expect(rows).toEqual([]);
  });

  test('loses its session if the session was created first', async () => {
    const { id } = await joined();
    let reply: ReturnType<typeof deactivate> | undefined;
    const made = await app.deps.transaction(async (tx) => {
      await takeTotpStep(tx, id, 2 ** 31);
      const session = await app.deps.sessions.create(tx, {
        ...{ kind: 'staff', subjectId: id, device: 'test', ip: '127.0.0.1' },
      });
      reply = deactivate(olivia, id);
      await someoneWaits(app);
      return session;
    });
    expect(reply && outcomeOf(await reply)).toBe('ok done');
    const { rows } = await app.deps.database.owner.query(
      'select ended_at from sessions where id = $1',
      [made.session.sessionId],
    );
    expect(rows[0]?.ended_at).not.toBeNull();
  });
});
