import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/staff-accounts';
import type { Deps } from '../../../platform/deps.ts';
import { serve } from '../../../platform/http/http.ts';
import { acceptInvitation, openInvitation } from '../invitations/accept-invitation.ts';
import { inOrder } from './account-rules.ts';
import { serveStaffChange, serveStaffView } from '../audit.ts';
import { changeAccount } from './change-account.ts';
import { approveRequest, declineRequest } from './decide-request.ts';
import {
  inviteClerk,
  sendInvitationAgain,
  withdrawInvitation,
} from '../invitations/invite-clerk.ts';
import type { Managed } from './manage-accounts.ts';
import { readAccounts } from './read-accounts.ts';
import { serveEntrance } from '../sign-in/serve-entrance.ts';

/** Registers the routes for managing accounts and for the invitation page. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.staffAccounts,
    () => '',
    async ({ staffId }) => ({ data: await readAccounts(deps, staffId) }),
  );
  invitations(app, deps);
  changes(app, deps);
  invitationPage(app, deps);
}

const answer = ({ outcome, entry }: Managed) => ({ reply: { data: { outcome } }, entry });

function invitations(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.inviteClerk, async ({ body, staffId }, tx) => {
    const { reason, ...person } = body;
    return answer(await inviteClerk(deps, tx, person, { ownerId: staffId, reason }));
  });
  serveStaffChange(app, calls.sendInvitation, async ({ params: { id }, body, staffId }, tx) => {
    const seen = new Date(body.sent_at);
    return answer(await sendInvitationAgain(deps, tx, { id, seen }, staffId));
  });
  serveStaffChange(app, calls.withdrawInvitation, async ({ params, body, staffId }, tx) => {
    const by = { ownerId: staffId, reason: body.reason };
    return answer(await withdrawInvitation(deps, tx, params.id, by));
  });
}

function changes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.changeRoles, async ({ params, body, staffId }, tx) => {
    const change = { change: 'roles', roles: inOrder(body.roles) } as const;
    const by = { ownerId: staffId, reason: body.reason };
    return answer(await changeAccount(deps, tx, params.id, change, by));
  });
  for (const [call, change] of [
    [calls.deactivateAccount, { change: 'deactivate' }],
    [calls.reactivateAccount, { change: 'reactivate' }],
  ] as const)
    serveStaffChange(app, call, async ({ params, body, staffId }, tx) => {
      const by = { ownerId: staffId, reason: body.reason };
      return answer(await changeAccount(deps, tx, params.id, change, by));
    });
  for (const [call, decide] of [
    [calls.approveAccountRequest, approveRequest],
    [calls.declineAccountRequest, declineRequest],
  ] as const)
    serveStaffChange(app, call, async ({ params, body, staffId }, tx) => {
      const by = { ownerId: staffId, reason: body.reason };
      return answer(await decide(deps, tx, params.id, by));
    });
}

function invitationPage(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    calls.staffInvitationLink,
    async ({ body }) => ({ data: await openInvitation(deps, body.token) }),
    { duringMaintenance: true },
  );
  serveEntrance(app, deps, calls.acceptInvitation, acceptInvitation);
}
