import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Done } from './shapes.ts';

/**
 * Token in the unsubscribe link of an offer e-mail. It never expires and can be used only to unsubscribe from offers.
 */
const Token = z.string().check(z.maxLength(128));

export const offersOf = defineCall({
  method: 'GET',
  path: '/offers/unsubscribe',
  auth: 'public',
  summary:
    'The address that an unsubscribe link belongs to, and whether offers are still sent there.',
  query: z.object({ token: Token }),
  reply: data(
    z.object({
      /** Masked e-mail address that its owner can still recognise: `a…a@mail.example`. */
      address: z.string(),
      wanted: z.boolean(),
    }),
  ),
  errors: ['request.not_found'],
  rate: { max: 60, perSeconds: 600 },
});

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/offers/unsubscribe',
  auth: 'public',
  summary: 'Unsubscribes from offers by e-mail, without signing in.',
  body: z.object({ token: Token }),
  reply: Done,
  errors: ['request.not_found'],
  rate: { max: 60, perSeconds: 600 },
});

/**
 * Unsubscribe request that a mail client sends when the recipient uses its unsubscribe button (RFC 8058). It contains
 * the form field `List-Unsubscribe=One-Click`.
 */
export const unsubscribeOneClick = defineCall({
  method: 'POST',
  path: '/offers/one-click/:token',
  auth: 'public',
  summary: 'Unsubscribes from offers by e-mail with a mail program’s own button (RFC 8058).',
  params: z.object({ token: Token }),
  reply: Done,
  errors: ['request.not_found'],
  rate: { max: 600, perSeconds: 600 },
});
