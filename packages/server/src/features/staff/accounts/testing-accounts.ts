import * as calls from '@wl/contract/office/staff-accounts';
import { totpCode } from '../../../platform/sign-in/authenticator.ts';
import { expect } from 'vitest';
import type { AnyReply, TestApp, TestClient } from '../../../platform/testing.ts';
import { emailsTo } from '../../members/testing-members.ts';
import type { Role } from '../permissions.ts';

export const PASSWORD = 'Quiet-Lighthouse-7!';
export const reason = 'Agreed in the meeting of the owners.';

/** Returns a reply as text: `ok` and the outcome, or the HTTP status and the error code. */
export const outcomeOf = ({ status, body }: AnyReply): string =>
  status === 200 ? `ok ${String(body.data.outcome)}` : `${status} ${String(body.code)}`;

export const list = async (owner: TestClient) =>
  (await owner.call(calls.staffAccounts)).body.data as {
    accounts: { id: string; email: string; roles: Role[]; active: boolean }[];
    invitations: { id: string; email: string; sent_at: string; expired: boolean }[];
    requests: { id: string; email: string; mine: boolean; about_me: boolean }[];
  };

export const invite = (
  owner: TestClient,
  email: string,
  roles: readonly string[] = ['support'],
  change: object = {},
) => owner.call(calls.inviteClerk, { body: { email, roles, language: 'en', reason, ...change } });

export const setRoles = (owner: TestClient, id: string, roles: readonly string[]) =>
  owner.call(calls.changeRoles, { params: { id }, body: { roles, reason } });

export const deactivate = (owner: TestClient, id: string) =>
  owner.call(calls.deactivateAccount, { params: { id }, body: { reason } });

export const reactivate = (owner: TestClient, id: string) =>
  owner.call(calls.reactivateAccount, { params: { id }, body: { reason } });

export const approve = (owner: TestClient, id: string) =>
  owner.call(calls.approveAccountRequest, { params: { id }, body: { reason } });

export const decline = (owner: TestClient, id: string) =>
  owner.call(calls.declineAccountRequest, { params: { id }, body: { reason } });

/** Returns the tokens of the invitation links e-mailed to an address, oldest first. */
export async function tokensTo(app: TestApp, email: string): Promise<string[]> {
  const messages = await emailsTo(app, email);
  return messages.map(({ text }) => /\/office\/invitation#([\w-]+)/.exec(text)?.[1] ?? '');
}

/** Submits the form on an invitation's page. The code is computed from the secret shown on that page. */
export async function accept(app: TestApp, token: string, changes: Record<string, string> = {}) {
  const client = app.client();
  const link = await client.call(calls.staffInvitationLink, { body: { token } });
  const secret: string = link.body.data?.secret ?? 'A'.repeat(32);
  const code = totpCode(secret, app.clock.now());
  const body = { token, name: 'Nora New', password: PASSWORD, code, ...changes };
  const reply = await client.call(calls.acceptInvitation, { body });
  client.token = reply.body.data?.auth_token;
  return { client, secret, reply, id: reply.body.data?.clerk?.id as string };
}

/** Returns the audit-log entries for a subject such as `clerk:<id>`, oldest first. */
export async function linesAbout(app: TestApp, subject: string) {
  const { rows } = await app.deps.database.owner.query<Record<string, unknown>>(
    'select action, before, after, reason, clerk_id from staff_audit where subject = $1 order by id',
    [subject],
  );
  return rows;
}

/** Resolves when exactly `count` connections are waiting for a lock. */
export const someoneWaits = (app: TestApp, count = 1) =>
  expect
    .poll(async () => {
      const { rows } = await app.deps.database.owner.query(
        `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(count);
