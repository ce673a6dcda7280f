import type { FastifyInstance } from 'fastify';
import {
  staffAudit,
  staffCheck,
  staffFirstOwner,
  staffFirstOwnerLink,
  staffSignIn,
  staffSignOut,
} from '@wl/contract/office/staff';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/http.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { audit, serveStaffView } from './audit.ts';
import { searchLog } from './audit-log-repository.ts';
import { clerkOf } from './clerk.ts';
import { addDevAuthenticator } from './sign-in/dev-authenticator.ts';
import { makeFirstOwner, openFirstOwnerLink } from './invitations/first-owner.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { findClerk } from './repository.ts';
import { signInClerk } from './sign-in/sign-in-clerk.ts';
import { serveEntrance } from './sign-in/serve-entrance.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  if (deps.config.seedDemo && !deps.config.production) addDevAuthenticator(app, deps);
  serveEntrance(app, deps, staffSignIn, signInClerk);
  serve(
    app,
    staffFirstOwnerLink,
    async ({ body }) => ({ data: await openFirstOwnerLink(deps, body.token) }),
    { duringMaintenance: true },
  );
  serveEntrance(app, deps, staffFirstOwner, makeFirstOwner);
  accountRoutes(app, deps);
  passkeyRoutes(app, deps);
  serve(app, staffCheck, async ({ staffId }) => {
    const clerk = await findClerk(deps.db, staffId);
    if (!clerk) throw new DomainError('auth.signed_out');
    return { data: { clerk: clerkOf(clerk) } };
  });
  serveStaffView(
    app,
    staffAudit,
    () => '',
    async ({ query }) => ({
      data: await searchLog(deps.db, {
        search: query.search,
        changesOnly: query.changes === 'yes',
        before: query.before,
      }),
    }),
  );
  serve(app, staffSignOut, async ({ staff, staffId, reply }) => {
    await deps.transaction(async (tx) => {
      if (staff) await deps.sessions.end(tx, { id: staff.sessionId }, 'signed out');
      await audit(tx, { clerkId: staffId, action: 'staff.sign_out', subject: `clerk:${staffId}` });
    });
    deps.sessions.clearCookie(reply, 'staff');
    return { data: { done: true as const } };
  });
}
