import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/staff-passkeys';
import type { Subject } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { serve } from '../../../platform/http/http.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { serveStaffChange, serveStaffView } from '../audit.ts';
import { CHALLENGE_LIFETIME_MS, newChallenge } from './passkey-challenge.ts';
import { passkeysOf, type PasskeyRow } from './passkeys-repository.ts';
import { relyingPartyOf } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { findClerk } from '../repository.ts';
import { signInClerk } from '../sign-in/sign-in-clerk.ts';
import { serveEntrance } from '../sign-in/serve-entrance.ts';

const present = (passkeys: readonly PasskeyRow[]) => ({
  data: {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at, synced }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      synced,
    })),
  },
});

/** Returns the clerk who makes a call, and the id of the clerk's session. */
async function clerkAt(
  deps: Deps,
  { staff, staffId }: { staff: Subject | undefined; staffId: string },
) {
  const clerk = await findClerk(deps.db, staffId);
  if (!clerk || !staff) throw new DomainError('auth.signed_out');
  return { clerk, sessionId: staff.sessionId };
}

/** Registers the calls for signing in with a passkey and for managing the clerk's own passkeys. */
export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  signIn(app, deps);
  serveStaffView(
    app,
    calls.ownPasskeys,
    ({ staffId }) => `clerk:${staffId}`,
    async ({ staffId }) => present(await passkeysOf(deps.db, staffId)),
  );
  serveStaffChange(app, calls.beginPasskey, async (context, tx) => {
    const at = await clerkAt(deps, context);
    const options = await beginPasskey(deps, tx, at, context.body.code);
    const entry = { action: 'staff.passkey_begin', subject: `clerk:${at.clerk.id}` };
    return { reply: { data: { options: { ...options } } }, entry };
  });
  serveStaffChange(app, calls.addPasskey, async (context, tx) => {
    const at = await clerkAt(deps, context);
    const { passkeys, entry } = await addPasskey(deps, tx, at, context.body);
    return { reply: present(passkeys), entry };
  });
  serveStaffChange(app, calls.removePasskey, async (context, tx) => {
    const { clerk } = await clerkAt(deps, context);
    const which = { id: context.params.id, language: context.body.language };
    const { passkeys, entry } = await removePasskey(tx, clerk, which);
    return { reply: present(passkeys), entry };
  });
}

function signIn(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    calls.passkeyChallenge,
    () =>
      Promise.resolve({
        data: {
          challenge: newChallenge(deps, 'sign-in').toString('base64url'),
          rpId: relyingPartyOf(deps).id,
          timeout: CHALLENGE_LIFETIME_MS,
          userVerification: 'required' as const,
        },
      }),
    { duringMaintenance: true },
  );
  serveEntrance(app, deps, calls.signInWithPasskey, signInClerk);
}
