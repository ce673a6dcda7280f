import type { FastifyInstance } from 'fastify';
import type { BodyOf, ReplyOf } from '@wl/contract/call';
import type { staffSignIn } from '@wl/contract/office/staff';
import type { NewSession } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import { serve, type AnyCall } from '../../../platform/http/http.ts';
import { clerkOf } from '../clerk.ts';
import { setCookies, staffCallerOf, type StaffCaller } from './devices.ts';
import type { ClerkRow } from '../repository.ts';

/**
 * Serves a call that opens a clerk's session: a sign-in, or the use of a one-time link. Such calls are also served
 * during maintenance.
 */
export function serveEntrance<C extends AnyCall>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  enter: (
    deps: Deps,
    body: BodyOf<C>,
    caller: StaffCaller,
  ) => Promise<{ clerk: ClerkRow; session: NewSession }>,
): void {
  serve(
    app,
    call,
    async ({ body, request, reply }) => {
      const caller = staffCallerOf(deps, request);
      const { clerk, session } = await enter(deps, body, caller);
      setCookies(deps, reply, session, caller);
      const data: ReplyOf<typeof staffSignIn>['data'] = {
        auth_token: session.token,
        clerk: clerkOf(clerk),
      };
      return { data } as ReplyOf<C>;
    },
    { duringMaintenance: true },
  );
}
