/** Clerks' passkeys, which replace the authenticator app as the second factor (Web Authentication Level 3, W3C). */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Id, Instant, Language } from '../shapes.ts';
import { Clerk } from './staff.ts';

/** Maximum length of a Base64url value in characters. The longest value is an attestation with a certificate chain. */
const BASE64URL_MAX = 20_000;
const Base64Url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(BASE64URL_MAX));

/** Response from a browser that has created a passkey: `RegistrationResponseJSON`. */
export const MadePasskey = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** Response from a browser that has used a passkey: `AuthenticationResponseJSON`. */
export const UsedPasskey = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(Base64Url),
  }),
});

/** Sign-in options for the browser's passkey API: `PublicKeyCredentialRequestOptionsJSON`. */
const AskedPasskey = z.object({
  /** Challenge for the passkey, valid for one sign-in within five minutes. */
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export const passkeyChallenge = defineCall({
  method: 'POST',
  path: '/staff/auth/passkey-challenge',
  auth: 'public',
  summary:
    'Starts a sign-in with a passkey: returns the options for the browser. They look the same for every address, so they reveal nothing about accounts.',
  reply: data(AskedPasskey),
  rate: { max: 30, perSeconds: 60 },
});

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/staff/auth/sign-in/passkey',
  auth: 'public',
  summary: 'Signs a clerk in with password and passkey.',
  body: z.object({ email: z.string(), password: z.string(), passkey: UsedPasskey }),
  reply: data(z.object({ auth_token: z.string(), clerk: Clerk })),
  errors: ['staff.wrong_credentials', 'auth.locked'],
  rate: { max: 30, perSeconds: 60 },
});

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Instant,
  last_used_at: z.nullable(Instant),
  /** True if the passkey can be used on more than one device, because it is backed up and synchronised. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Maximum number of passkeys per account. */
export const PASSKEYS_MAX = 10;

const Passkeys = data(z.object({ passkeys: z.array(Passkey) }));

export const ownPasskeys = defineCall({
  method: 'GET',
  path: '/staff/passkeys',
  auth: 'staff',
  summary: 'The passkeys of the signed-in clerk, oldest first.',
  reply: Passkeys,
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/staff/passkeys/begin',
  auth: 'staff',
  summary:
    'Checks a code of the authenticator app and returns the options with which the browser creates a passkey.',
  body: z.object({ code: z.string() }),
  reply: data(
    z.object({
      /**
       * Options for the browser's passkey API: `PublicKeyCredentialCreationOptionsJSON`. The challenge can be used
       * once, in this session, within five minutes.
       */
      options: z.looseObject({ challenge: z.string() }),
    }),
  ),
  errors: ['auth.code_wrong', 'staff.passkeys_full'],
  rate: { max: 10, perSeconds: 900 },
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/staff/passkeys',
  auth: 'staff',
  summary: 'Adds the passkey that the browser has created, and notifies the clerk by e-mail.',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    passkey: MadePasskey,
    /** Language of the e-mail that informs the clerk about the new passkey. */
    language: Language,
  }),
  reply: Passkeys,
  errors: ['staff.passkey_refused', 'staff.passkeys_full'],
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/staff/passkeys/:id/remove',
  auth: 'staff',
  summary: 'Removes a passkey of the signed-in clerk, and notifies the clerk by e-mail.',
  params: z.object({ id: Id }),
  /** Language of the e-mail that informs the clerk that the passkey was removed. */
  body: z.object({ language: Language }),
  reply: Passkeys,
  errors: ['request.not_found'],
});
