/**
 * Tests that changes to owners require two owners and that at least one active owner always remains, both over HTTP and
 * directly in the database.
 */
import { staffCheck } from '@wl/contract/office/staff';
import * as calls from '@wl/contract/office/staff-accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { lockAccounts, setActive } from './accounts-repository.ts';
import {
  accept,
  approve,
  deactivate,
  decline,
  invite,
  linesAbout,
  list,
  outcomeOf,
  reactivate,
  reason,
  setRoles,
  someoneWaits,
  tokensTo,
} from './testing-accounts.ts';
import { makeClerk } from '../testing-clerks.ts';

type Clerk = TestClient & { subjectId: string };
let app: TestApp;
let olivia: Clerk;
let otto: Clerk;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.deps.database.owner.query('update staff_clerks set active = false');
  olivia = await makeClerk(app, ['owner'], 'Olivia Owner');
  otto = await makeClerk(app, ['owner'], 'Otto Owner');
});
afterAll(() => app.close());

const accountOf = async (id: string) => (await list(olivia)).accounts.find((one) => one.id === id);
const requestOf = async (id: string) =>
  (await list(olivia)).requests.find(({ email }) => email.startsWith(id))?.id ?? '';
const activeOwners = async () => {
  const { rows } = await app.deps.database.owner.query(
    `select id from staff_clerks where active and 'owner' = any(roles)`,
  );
  return rows.length;
};
const linesOf = (id: string) => linesAbout(app, `clerk:${id}`);
const statusOf = async (client: TestClient) => (await client.call(staffCheck)).status;

describe('a change that concerns owners', () => {
  test('waits until a second owner approves it', async () => {
    const clerk = await makeClerk(app, ['support'], 'Sam Support');
    expect(outcomeOf(await setRoles(olivia, clerk.subjectId, ['support', 'owner']))).toBe(
      'ok waiting',
    );
    // A duplicate of the pending request is accepted. Until an owner decides on the pending request, the server rejects
    // a different request.
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
    expect((await linesOf(clerk.subjectId)).slice(0, 2)).toMatchObject([
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

  test('cannot be approved by its requester and is applied once when another owner approves it repeatedly', async () => {
    const { subjectId } = await makeClerk(app, ['support']);
    await setRoles(olivia, subjectId, ['owner']);
    const id = await requestOf(subjectId);
    const own = await Promise.all(Array.from({ length: 4 }, () => approve(olivia, id)));
    expect(new Set(own.map(outcomeOf))).toEqual(new Set(['403 staff.same_owner']));
    const other = await Promise.all(Array.from({ length: 3 }, () => approve(otto, id)));
    expect(other.map(outcomeOf)).toEqual(['ok done', 'ok done', 'ok done']);
    const actions = (await linesOf(subjectId)).map(({ action }) => action);
    expect(actions).toEqual(['staff.roles_ask', 'staff.roles_approve']);
    expect(outcomeOf(await decline(olivia, id))).toBe('409 staff.request_decided');
  });

  test('can be declined by another owner or withdrawn by its requester, and requested again', async () => {
    const { subjectId } = await makeClerk(app, ['support']);
    for (const owner of [otto, olivia]) {
      expect(outcomeOf(await setRoles(olivia, subjectId, ['owner']))).toBe('ok waiting');
      const id = await requestOf(subjectId);
      expect(outcomeOf(await decline(owner, id))).toBe('ok done');
      expect(outcomeOf(await decline(owner, id))).toBe('ok done');
      expect(outcomeOf(await approve(otto, id))).toBe('409 staff.request_decided');
    }
    expect((await linesOf(subjectId)).map(({ action }) => action)).toEqual([
      'staff.roles_ask',
      'staff.roles_decline',
      'staff.roles_ask',
      'staff.roles_withdraw',
    ]);
  });

  test('invites an owner only after a second owner approves', async () => {
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

  test('can be approved but not declined by the owner it concerns', async () => {
    expect(outcomeOf(await deactivate(olivia, otto.subjectId))).toBe('ok waiting');
    const id = await requestOf(otto.subjectId);
    expect((await list(otto)).requests).toMatchObject([{ about_me: true, mine: false }]);
    expect(outcomeOf(await decline(otto, id))).toBe('403 staff.own_account');
    expect(outcomeOf(await approve(otto, id))).toBe('ok done');
    expect(await statusOf(otto)).toBe(401);
    expect(await activeOwners()).toBe(1);
  });

  test('leaves one active owner when two owners approve each other’s deactivation at once', async () => {
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

  test('is refused if the requester’s account is deactivated while the call waits', async () => {
    const { subjectId } = await makeClerk(app, ['support']);
    let reply: ReturnType<typeof setRoles> | undefined;
    await app.deps.transaction(async (tx) => {
      await lockAccounts(tx);
      await setActive(tx, otto.subjectId, false);
      // The deactivation above is not committed yet, so the cached state still lists the requester as an active owner.
      reply = setRoles(otto, subjectId, ['risk']);
      await someoneWaits(app);
    });
    expect(reply && outcomeOf(await reply)).toBe('403 auth.forbidden');
    expect((await accountOf(subjectId))?.roles).toEqual(['support']);
  });

  test('is outdated once the account has changed or its requester was deactivated', async () => {
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

  test('lets a sole owner appoint a clerk as second owner, but not reactivate an owner alone', async () => {
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

describe('the database constraints on owners', () => {
  test('keep the last active owner, against one statement and two concurrent ones', async () => {
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

  test('reject self-approval, and changed, deleted or duplicate pending requests', async () => {
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
