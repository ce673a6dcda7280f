/** Owners change accounts; what concerns owners takes two of them. Through HTTP on two nodes, and for the database. */
import type { AddressInfo } from 'node:net';
import { staffCheck, staffRoles, staffSignIn } from '@wl/contract/staff';
import { findMembers } from '@wl/contract/staff';
import * as calls from '@wl/contract/staff-accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { totpCode } from '../../platform/authenticator.ts';
import { testClock } from '../../platform/clock.ts';
import {
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { lockAccounts, setActive } from './accounts-repository.ts';
import { takeTotpStep } from './repository.ts';
import {
  accept,
  approve,
  deactivate,
  decline,
  invite,
  list,
  outcomeOf,
  PASSWORD,
  reactivate,
  reason,
  setRoles,
  tokensTo,
} from './testing-accounts.ts';
import { makeClerk } from './testing-clerks.ts';

const clock = testClock('2026-03-02T12:00:00Z');
type Clerk = TestClient & { subjectId: string };
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let port: number;
let olivia: Clerk;
let otto: Clerk;

beforeAll(async () => {
  app = await startTestApp({ clock });
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
});

const accountOf = async (id: string) => (await list(olivia)).accounts.find((one) => one.id === id);
const requestOf = async (id: string) =>
  (await list(olivia)).requests.find(({ email }) => email.startsWith(id))?.id ?? '';
const activeOwners = async () => {
  const { rows } = await app.deps.database.owner.query(
    `select id from staff_clerks where active and 'owner' = any(roles)`,
  );
  return rows.length;
};
const linesAbout = async (id: string) => {
  const { rows } = await app.deps.database.owner.query<Record<string, unknown>>(
    `select action, before, after, reason, clerk_id from staff_audit where subject = $1 order by id`,
    [`clerk:${id}`],
  );
  return rows;
};
/** One connection waits for a lock. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await app.deps.database.owner.query(
        `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(1);
const statusOf = async (client: TestClient) => (await client.call(staffCheck)).status;

/** A socket on the second node that listens to a channel of the back office as this clerk. */
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
  const authorise = (socket = socketId) =>
    there.post('/api/broadcasting/auth', { socket_id: socket, channel_name: channel });
  const { auth } = (await authorise()).body as { auth: string };
  ws.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  await expect.poll(() => got).toContain('pusher_internal:subscription_succeeded');
  return { there, closed, authorise, close: () => ws.close() };
}

describe('a change', () => {
  test('of roles counts at once on every node, for calls and open channels', async () => {
    const clerk = await makeClerk(app, ['payments'], 'Paul Payments');
    const socket = await listening(clerk, 'private-staff.cash-outs');
    expect((await socket.there.call(findMembers)).status).toBe(200);
    expect(outcomeOf(await setRoles(olivia, clerk.subjectId, ['marketing']))).toBe('ok done');
    // On the node that made it, with the answer; on the other with its notice.
    expect((await clerk.call(findMembers)).status).toBe(403);
    expect(await socket.closed).toBe(4200);
    expect((await socket.there.call(findMembers)).status).toBe(403);
    expect((await socket.authorise('2.2')).status).toBe(403);
    expect(await statusOf(socket.there)).toBe(200);
    expect(await linesAbout(clerk.subjectId)).toMatchObject([
      {
        action: 'staff.roles',
        before: { roles: ['payments'] },
        after: { roles: ['marketing'] },
        reason,
        clerk_id: olivia.subjectId,
      },
    ]);
  });

  test('that deactivates ends sessions and sockets at once on every node; reactivated, it signs in again', async () => {
    const clerk = await makeClerk(app, ['payments'], 'Paul Payments');
    const socket = await listening(clerk, 'private-staff.cash-outs');
    expect(outcomeOf(await deactivate(olivia, clerk.subjectId))).toBe('ok done');
    expect(await statusOf(clerk)).toBe(401);
    expect([4009, 4200]).toContain(await socket.closed);
    expect(await statusOf(socket.there)).toBe(401);
    expect((await socket.authorise('2.2')).status).toBe(401);
    expect(outcomeOf(await reactivate(otto, clerk.subjectId))).toBe('ok done');
    // Its sessions stay ended.
    expect(await statusOf(clerk)).toBe(401);
    expect(await statusOf(await app.signedIn('staff', clerk.subjectId))).toBe(200);
    expect(await linesAbout(clerk.subjectId)).toMatchObject([
      { action: 'staff.deactivate', before: { active: true }, after: { active: false } },
      { action: 'staff.reactivate', before: { active: false }, after: { active: true } },
    ]);
  });

  test('sent again changes and logs nothing', async () => {
    const { subjectId } = await makeClerk(app, ['payments']);
    for (let sent = 0; sent < 2; sent += 1) {
      expect(outcomeOf(await setRoles(olivia, subjectId, ['risk', 'risk']))).toBe('ok done');
      expect(outcomeOf(await deactivate(olivia, subjectId))).toBe('ok done');
    }
    expect((await linesAbout(subjectId)).map(({ action }) => action)).toEqual([
      'staff.roles',
      'staff.deactivate',
    ]);
  });

  test('is refused to everybody but owners, of oneself, of nobody, and with roles that do not exist', async () => {
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

describe('a change of owners', () => {
  test('waits until a second owner approves it', async () => {
    const clerk = await makeClerk(app, ['support'], 'Sam Support');
    expect(outcomeOf(await setRoles(olivia, clerk.subjectId, ['support', 'owner']))).toBe(
      'ok waiting',
    );
    // The same request once more is the same; another one has to wait.
    expect(outcomeOf(await setRoles(olivia, clerk.subjectId, ['owner', 'support']))).toBe(
      'ok waiting',
    );
    expect(outcomeOf(await setRoles(otto, clerk.subjectId, ['owner']))).toBe(
      '409 staff.request_open',
    );
    const { requests } = await list(otto);
    expect(requests).toMatchObject([
      {
        change: 'roles',
        account: { id: clerk.subjectId, name: 'Sam Support' },
        roles_before: ['support'],
        roles: ['support', 'owner'],
        asked_by: 'Olivia Owner',
        mine: false,
        about_me: false,
      },
    ]);
    expect((await accountOf(clerk.subjectId))?.roles).toEqual(['support']);
    const id = await requestOf(clerk.subjectId);
    expect(outcomeOf(await approve(olivia, id))).toBe('403 staff.same_owner');
    expect(outcomeOf(await approve(clerk, id))).toBe('403 auth.forbidden');
    expect(outcomeOf(await approve(otto, id))).toBe('ok done');
    expect((await accountOf(clerk.subjectId))?.roles).toEqual(['support', 'owner']);
    expect((await clerk.call(calls.staffAccounts)).status).toBe(200);
    expect((await linesAbout(clerk.subjectId)).slice(0, 2)).toMatchObject([
      { action: 'staff.roles_ask', clerk_id: olivia.subjectId, before: { roles: ['support'] } },
      {
        action: 'staff.roles_approve',
        clerk_id: otto.subjectId,
        before: { roles: ['support'] },
        after: { roles: ['support', 'owner'], asked_by: olivia.subjectId },
        reason,
      },
    ]);
  });

  test('is not approved by its asker, however often and at once; by another it is made once', async () => {
    const { subjectId } = await makeClerk(app, ['support']);
    await setRoles(olivia, subjectId, ['owner']);
    const id = await requestOf(subjectId);
    const own = await Promise.all(Array.from({ length: 4 }, () => approve(olivia, id)));
    expect(new Set(own.map(outcomeOf))).toEqual(new Set(['403 staff.same_owner']));
    const other = await Promise.all(Array.from({ length: 3 }, () => approve(otto, id)));
    expect(other.map(outcomeOf)).toEqual(['ok done', 'ok done', 'ok done']);
    const actions = (await linesAbout(subjectId)).map(({ action }) => action);
    expect(actions).toEqual(['staff.roles_ask', 'staff.roles_approve']);
    expect(outcomeOf(await decline(olivia, id))).toBe('409 staff.request_decided');
  });

  test('is declined by another, or withdrawn by its asker, and can be asked for again', async () => {
    const { subjectId } = await makeClerk(app, ['support']);
    for (const owner of [otto, olivia]) {
      expect(outcomeOf(await setRoles(olivia, subjectId, ['owner']))).toBe('ok waiting');
      const id = await requestOf(subjectId);
      expect(outcomeOf(await decline(owner, id))).toBe('ok done');
      expect(outcomeOf(await decline(owner, id))).toBe('ok done');
      expect(outcomeOf(await approve(otto, id))).toBe('409 staff.request_decided');
    }
    expect((await linesAbout(subjectId)).map(({ action }) => action)).toEqual([
      'staff.roles_ask',
      'staff.roles_decline',
      'staff.roles_ask',
      'staff.roles_withdraw',
    ]);
  });

  test('invites an owner when two agree', async () => {
    const email = `owner.${olivia.subjectId}@casino.example.com`;
    expect(outcomeOf(await invite(olivia, email, ['owner']))).toBe('ok waiting');
    expect(outcomeOf(await invite(olivia, email, ['owner']))).toBe('ok waiting');
    expect(await tokensTo(app, email)).toEqual([]);
    const request = (await list(otto)).requests.find((one) => one.email === email);
    expect(outcomeOf(await approve(otto, request?.id ?? ''))).toBe('ok done');
    expect(outcomeOf(await approve(otto, request?.id ?? ''))).toBe('ok done');
    const tokens = await tokensTo(app, email);
    expect(tokens).toHaveLength(1);
    const { client, reply } = await accept(app, tokens[0] ?? '');
    expect(reply.status).toBe(200);
    expect((await client.call(calls.staffAccounts)).status).toBe(200);
  });

  test('whom it is about consents, and cannot refuse', async () => {
    expect(outcomeOf(await deactivate(olivia, otto.subjectId))).toBe('ok waiting');
    const id = await requestOf(otto.subjectId);
    expect((await list(otto)).requests).toMatchObject([{ about_me: true, mine: false }]);
    expect(outcomeOf(await decline(otto, id))).toBe('403 staff.own_account');
    expect(outcomeOf(await approve(otto, id))).toBe('ok done');
    expect(await statusOf(otto)).toBe(401);
    expect(await activeOwners()).toBe(1);
  });

  test('of two owners who let each other go at the same moment, one stays', async () => {
    await deactivate(olivia, otto.subjectId);
    await deactivate(otto, olivia.subjectId);
    const [aboutOtto, aboutOlivia] = [
      await requestOf(otto.subjectId),
      await requestOf(olivia.subjectId),
    ];
    const replies = await Promise.all([approve(otto, aboutOtto), approve(olivia, aboutOlivia)]);
    const answers = replies.map(outcomeOf).sort();
    expect(answers[1]).toBe('ok done');
    expect(['401 auth.signed_out', '403 auth.forbidden', '409 staff.request_outdated']).toContain(
      answers[0],
    );
    expect(await activeOwners()).toBe(1);
  });

  test('is refused to an owner who stops being one while the call waits', async () => {
    const { subjectId } = await makeClerk(app, ['support']);
    let reply: ReturnType<typeof setRoles> | undefined;
    await app.deps.transaction(async (tx) => {
      await lockAccounts(tx);
      await setActive(tx, otto.subjectId, false);
      // The gate still knows an active owner.
      reply = setRoles(otto, subjectId, ['risk']);
      await someoneWaits();
    });
    expect(reply && outcomeOf(await reply)).toBe('403 auth.forbidden');
    expect((await accountOf(subjectId))?.roles).toEqual(['support']);
  });

  test('does not fit any more when the account or its asker has changed', async () => {
    const clerk = await makeClerk(app, ['support']);
    const third = await makeClerk(app, ['owner'], 'Tara Third');
    await setRoles(third, clerk.subjectId, ['owner']);
    const id = await requestOf(clerk.subjectId);
    expect(outcomeOf(await setRoles(otto, clerk.subjectId, ['risk']))).toBe('ok done');
    expect(outcomeOf(await approve(otto, id))).toBe('409 staff.request_outdated');
    await decline(otto, id);
    await setRoles(third, clerk.subjectId, ['owner']);
    const next = await requestOf(clerk.subjectId);
    await deactivate(olivia, third.subjectId);
    await approve(otto, await requestOf(third.subjectId));
    expect(outcomeOf(await approve(otto, next))).toBe('409 staff.request_outdated');
    expect((await accountOf(clerk.subjectId))?.roles).toEqual(['risk']);
  });

  test('a sole owner makes or invites the second, and nothing else without one', async () => {
    const clerk = await makeClerk(app, ['support']);
    await app.deps.database.owner.query('update staff_clerks set active = false where id = $1', [
      otto.subjectId,
    ]);
    expect(outcomeOf(await reactivate(olivia, otto.subjectId))).toBe('ok waiting');
    expect(outcomeOf(await approve(olivia, await requestOf(otto.subjectId)))).toBe(
      '403 staff.same_owner',
    );
    expect(outcomeOf(await setRoles(olivia, clerk.subjectId, ['owner']))).toBe('ok done');
    expect(outcomeOf(await approve(clerk, await requestOf(otto.subjectId)))).toBe('ok done');
    expect(await activeOwners()).toBe(3);
  });
});

describe('an account that is deactivated while it signs in', () => {
  /** Somebody with a password and an authenticator. */
  async function joined() {
    const email = `joins.${olivia.subjectId}@casino.example.com`;
    await invite(olivia, email);
    const made = await accept(app, (await tokensTo(app, email))[0] ?? '');
    clock.advance(60_000);
    const code = totpCode(made.secret, clock.now());
    return { ...made, email, body: { email, password: PASSWORD, code } };
  }
  test('does not get in once the row is changed', async () => {
    const { id, body } = await joined();
    let reply: Promise<{ status: number }> | undefined;
    await app.deps.transaction(async (tx) => {
      await setActive(tx, id, false);
      reply = app.client().call(staffSignIn, { body });
      await someoneWaits();
    });
    expect((await reply)?.status).toBe(422);
    const { rows } = await app.deps.database.owner.query(
      'select 1 from sessions where subject_id = $1 and created_at = $2',
      [id, clock.now()],
    );
    expect(rows).toEqual([]);
  });

  test('is put out when it was in first', async () => {
    const { id } = await joined();
    let reply: ReturnType<typeof deactivate> | undefined;
    const made = await app.deps.transaction(async (tx) => {
      await takeTotpStep(tx, id, 2 ** 31);
      const session = await app.deps.sessions.create(tx, {
        ...{ kind: 'staff', subjectId: id, device: 'test', ip: '127.0.0.1' },
      });
      reply = deactivate(olivia, id);
      await someoneWaits();
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

describe('the database', () => {
  test('keeps the last active owner from the application, in one statement and in two at once', async () => {
    const { pool } = app.deps.database;
    const out = `update staff_clerks set active = false where 'owner' = any(roles) and active`;
    await expect(pool.query(out)).rejects.toThrow(/last_owner/);
    await expect(
      pool.query(`update staff_clerks set roles = '{support}' where 'owner' = any(roles)`),
    ).rejects.toThrow(/last_owner/);
    const [one, other] = [await pool.connect(), await pool.connect()];
    try {
      await one.query('begin');
      await one.query('update staff_clerks set active = false where id = $1', [olivia.subjectId]);
      const second = other.query('update staff_clerks set active = false where id = $1', [
        otto.subjectId,
      ]);
      const refused = expect(second).rejects.toThrow(/last_owner/);
      await one.query('commit');
      await refused;
    } finally {
      one.release();
      other.release();
    }
    expect(await activeOwners()).toBe(1);
  });

  test('refuses one owner in both seats, a changed request, and a second one about an account', async () => {
    const { subjectId } = await makeClerk(app, ['support']);
    await setRoles(olivia, subjectId, ['owner']);
    const id = await requestOf(subjectId);
    const { pool } = app.deps.database;
    await expect(
      pool.query(
        `update staff_account_requests set outcome = 'approved', decided_by = asked_by, decided_at = now(),
          decision_reason = 'because' where id = $1`,
        [id],
      ),
    ).rejects.toThrow(/four_eyes/);
    await expect(
      pool.query(`update staff_account_requests set roles = '{risk}' where id = $1`, [id]),
    ).rejects.toThrow(/stays as it was asked/);
    await expect(
      pool.query(
        `insert into staff_account_requests (id, change, clerk_id, email, email_key, roles_before, reason, asked_by, asked_at)
         select gen_random_uuid(), 'deactivate', clerk_id, email, email_key, roles_before, reason, asked_by, now()
         from staff_account_requests where id = $1`,
        [id],
      ),
    ).rejects.toThrow(/waiting/);
    await expect(pool.query('delete from staff_account_requests')).rejects.toThrow(
      /permission denied/,
    );
  });
});
