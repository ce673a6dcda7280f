import type { ReplyOf } from '@wl/contract/call';
import type { staffAccounts } from '@wl/contract/office/staff-accounts';
import type { Deps } from '../../../platform/deps.ts';
import { listAccounts } from './accounts-repository.ts';
import { listInvitations } from '../invitations/invitations-repository.ts';
import { listRequests } from './requests-repository.ts';

/** Returns the accounts, open invitations and pending requests, as shown to a clerk. */
export async function readAccounts(
  { db, clock }: Deps,
  clerkId: string,
): Promise<ReplyOf<typeof staffAccounts>['data']> {
  const now = clock.now();
  const [accounts, invitations, requests] = await Promise.all([
    listAccounts(db),
    listInvitations(db),
    listRequests(db),
  ]);
  return {
    accounts: accounts.map(({ invited_by: by, invited_at: at, ...account }) => ({
      ...account,
      created_at: account.created_at.toISOString(),
      invited: by !== null && at ? { by, at: at.toISOString() } : null,
      last_sign_in_at: account.last_sign_in_at?.toISOString() ?? null,
      mine: account.id === clerkId,
    })),
    invitations: invitations.map(({ by, ...invitation }) => ({
      id: invitation.id,
      email: invitation.email,
      roles: invitation.roles,
      invited_by: by,
      invited_at: invitation.invited_at.toISOString(),
      sent_at: invitation.sent_at.toISOString(),
      expires_at: invitation.expires_at.toISOString(),
      expired: invitation.expires_at <= now,
    })),
    requests: requests.map((request) => ({
      id: request.id,
      change: request.change,
      account:
        request.clerk_id !== null && request.account !== null
          ? { id: request.clerk_id, name: request.account }
          : null,
      email: request.email,
      roles_before: request.roles_before,
      roles: request.roles,
      reason: request.reason,
      asked_by: request.asker,
      asked_at: request.asked_at.toISOString(),
      mine: request.asked_by === clerkId,
      about_me: request.clerk_id === clerkId,
    })),
  };
}
