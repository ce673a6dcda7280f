import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/members';
import { bags } from '@wl/world/casino/bags';
import { emailKeyOf } from '../../platform/email/email-address.ts';
import { uniformly, type NewSession } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/http.ts';
import { callerOf, setCookies } from './sign-in/caller.ts';
import { currentCityOf } from './city.ts';
import { confirmEmail, resendConfirmation } from './registration/confirm-email.ts';
import { countryNames, residences } from './jurisdiction/countries.ts';
import { profileAt } from './jurisdiction/jurisdiction.ts';
import { playerOf } from './player.ts';
import { findPostcode, postcodeCountries } from './postcodes/postcodes.ts';
import { requestRecovery, resetPassword } from './recovery/recover-account.ts';
import { clearHandleCookie, handleOf, setHandleCookie } from './recovery/recovery-handle.ts';
import { registerMember } from './registration/register-member.ts';
import { findMember, findMemberByEmail, type MemberRow } from './repository.ts';
import { signIn } from './sign-in/sign-in.ts';
import { whereaboutsOf } from './jurisdiction/whereabouts.ts';

/**
 * Minimum response time of the e-mail check, in milliseconds, so that the time does not depend on whether the address
 * is known.
 */
const EMAIL_CHECK_MS = 40;

/** Returns the response body for registration and sign-in; the session cookie is set separately. */
async function signedIn(
  deps: Deps,
  { member, session }: { member: MemberRow; session: NewSession },
) {
  return {
    data: {
      auth_token: session.token,
      player: playerOf(member),
      current_city: await currentCityOf(deps, member.id),
    },
  };
}

const done = { data: { done: true } } as const;

export function routes(app: FastifyInstance, deps: Deps): void {
  publicRoutes(app, deps);
  sessionRoutes(app, deps);
  recoveryRoutes(app, deps);
}

function publicRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.isEmailKnown, ({ body }) =>
    uniformly(EMAIL_CHECK_MS, async () => {
      const member = await findMemberByEmail(deps.db, emailKeyOf(body.email));
      return { data: member ? 1 : 0 };
    }),
  );
  serve(app, calls.nationalities, ({ query }) => ({
    data: { data: countryNames(query.language ?? 'en') },
  }));
  serve(app, calls.countries, async ({ query, request }) => {
    const whereabouts = whereaboutsOf(request.ip);
    const data = residences(
      query.language ?? 'en',
      await postcodeCountries(deps.db),
      (country) => profileAt(deps, country, request.ip).consentsPreset,
    );
    const current = whereabouts.kind === 'country' ? whereabouts.country : null;
    return { data: { data, current: data.some(({ id }) => id === current) ? current : null } };
  });
  serve(app, calls.postcodeDetail, async ({ body }) => {
    const detail = await findPostcode(deps.db, body.code, body.countryId);
    if (!detail) throw new DomainError('member.postcode_unknown');
    return { data: { data: detail } };
  });
  serve(app, calls.acquirableBags, () => ({
    // The price is 0, because bags chosen at registration are free (decisions §7).
    data: bags
      .filter(({ atRegistration }) => atRegistration)
      .map(({ id, name, places }) => ({ id, name, places, price_coins: 0 })),
  }));
  serve(app, calls.registerMember, async ({ body, request, reply }) => {
    const caller = callerOf(deps, request);
    const registered = await registerMember(deps, body, caller);
    setCookies(deps, reply, registered.session, caller);
    return signedIn(deps, registered);
  });
  serve(app, calls.signIn, async ({ body, request, reply }) => {
    const caller = callerOf(deps, request);
    const entered = await signIn(deps, body, caller);
    setCookies(deps, reply, entered.session, caller);
    return signedIn(deps, entered);
  });
}

function recoveryRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.requestRecovery, async ({ body, request, reply }) => {
    setHandleCookie(deps, reply, await requestRecovery(deps, body.email, callerOf(deps, request)));
    return done;
  });
  serve(app, calls.resetPassword, async ({ body, request, reply }) => {
    const caller = callerOf(deps, request);
    await resetPassword(deps, body, { handle: handleOf(deps, request), caller });
    clearHandleCookie(deps, reply);
    return done;
  });
}

function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const playerById = async (memberId: string) => {
    const member = await findMember(deps.db, memberId);
    if (!member) throw new DomainError('auth.signed_out');
    return playerOf(member);
  };
  serve(app, calls.signOut, async ({ member, reply }) => {
    if (member)
      await deps.transaction((tx) => deps.sessions.end(tx, { id: member.sessionId }, 'signed out'));
    deps.sessions.clearCookie(reply, 'member');
    return done;
  });
  serve(app, calls.checkAuth, async ({ memberId }) => ({
    data: { player: await playerById(memberId) },
  }));
  serve(app, calls.currentPlayer, async ({ memberId }) => ({ data: await playerById(memberId) }));
  serve(app, calls.confirmEmail, async ({ memberId, body }) => ({
    data: { player: playerOf(await confirmEmail(deps, memberId, body.code)) },
  }));
  serve(app, calls.resendConfirmation, async ({ memberId }) => {
    await resendConfirmation(deps, memberId);
    return done;
  });
}
