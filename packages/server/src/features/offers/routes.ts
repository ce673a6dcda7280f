import * as calls from '@wl/contract/offers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/http.ts';
import { changeMember, memberById, type MemberRow } from '../members/index.ts';
import { memberOfToken } from './token.ts';

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

/**
 * Returns the member that an offer token identifies.
 * @throws DomainError request.not_found
 */
async function memberBehind(deps: Deps, token: string): Promise<MemberRow> {
  const id = memberOfToken(deps, token);
  const member = id === undefined ? undefined : await memberById(deps.db, id);
  if (!member) throw new DomainError('request.not_found');
  return member;
}

async function endOffers(deps: Deps, token: string): Promise<void> {
  const { id, offers } = await memberBehind(deps, token);
  if (offers) await deps.transaction((tx) => changeMember(deps, tx, id, { offers: false }));
}
