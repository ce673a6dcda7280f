import * as calls from '@wl/contract/offers';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { endOffers, memberBehind } from './end-offers.ts';

const done = { data: { done: true } } as const;

/**
 * Masks an e-mail address as `a…a@mail.example`. Keeps the first and last character of the local part, and the domain.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name[0] ?? ''}…${name.length > 1 ? (name.at(-1) ?? '') : ''}${email.slice(at)}`;
}

export function routes(app: FastifyInstance): void {
  serve(app, calls.offersOf, async ({ deps, query }) => {
    const { email, offers } = await memberBehind(deps, query.token);
    return { data: { address: maskedAddress(email), wanted: offers } };
  });
  serve(app, calls.unsubscribe, async ({ deps, body }) => {
    await endOffers(deps, body.token);
    return done;
  });
  serve(
    app,
    calls.unsubscribeOneClick,
    async ({ deps, params }) => {
      await endOffers(deps, params.token);
      return done;
    },
    // Mail clients send neither the session cookie nor the site's origin, so the signed token authorises this call.
    { serverToServer: true, duringMaintenance: true },
  );
}
