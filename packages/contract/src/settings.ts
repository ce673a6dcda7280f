import { closeReasons } from '@wl/world/casino/closing';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Done, Id, Instant, Language } from './shapes.ts';

/** Browser in which the member is signed in. */
export const Device = z.object({
  /** Id of the session, used to sign the device out. */
  id: Id,
  /** Browser and operating system, for example "Firefox on Linux". */
  name: z.string(),
  address: z.string(),
  since: Instant,
  /** Time of the device's last request, rounded to the minute. */
  last_seen_at: Instant,
  /** True for the device that sent the request. */
  is_this: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const Settings = z.object({
  language: Language,
  /** True if the member has opted in to offers by e-mail. */
  offers: z.boolean(),
  /** Time at which an e-mail to the member's address first bounced; null if e-mails to the address are not bouncing. */
  email_bounces_since: z.nullable(Instant),
  /** Details of the second factor; null if signing in requires only the password. */
  second_factor: z.nullable(z.object({ since: Instant, recovery_codes_left: z.int() })),
  /** Devices on which the member is signed in, most recently used first. */
  devices: z.array(Device),
});
export type Settings = z.infer<typeof Settings>;

const changeRate = { max: 60, perSeconds: 60 };
/**
 * Rate limit for calls that check a password or code. A password check computes an expensive hash, and every attempt
 * could be a guess by an attacker.
 */
const passwordRate = { max: 10, perSeconds: 600 };
const Password = z._default(z.string().check(z.maxLength(1024)), '');

export const getSettings = defineCall({
  method: 'GET',
  path: '/settings',
  auth: 'member',
  summary: 'Language, consent to offers, two-factor authentication, and the signed-in devices.',
  reply: data(Settings),
});

export const putSettings = defineCall({
  method: 'PATCH',
  path: '/settings',
  auth: 'member',
  summary:
    'Changes the language of e-mails or consent to offers, or sends e-mails again after one bounced.',
  body: z.object({
    language: z.optional(Language),
    offers: z.optional(z.boolean()),
    /** True to send e-mails to the member's address again after an e-mail has bounced. */
    email_works: z.optional(z.literal(true)),
  }),
  reply: data(Settings),
  rate: changeRate,
});

export const changePassword = defineCall({
  method: 'PUT',
  path: '/settings/password',
  auth: 'member',
  summary: 'Changes the password and signs out every other device.',
  body: z.object({ current: Password, password: Password, confirmation: Password }),
  reply: Done,
  errors: ['auth.wrong_password', 'auth.locked'],
  rate: passwordRate,
});

const missing = { error: 'Please enter your password' };
/** Member's current password. An empty password is rejected as missing and does not count as a failed attempt. */
const GivenPassword = z.string(missing).check(z.minLength(1, missing), z.maxLength(1024));
/** Six-digit code from the authenticator app, or a recovery code. */
const Code = z._default(z.string().check(z.maxLength(32)), '');
/** New recovery codes. They are shown only once, because only their hashes are stored. */
const RecoveryCodes = data(z.object({ recovery_codes: z.array(z.string()) }));

export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/settings/second-factor',
  auth: 'member',
  summary:
    'Starts to set up an authenticator app: returns the secret as text and as the URI for a QR code. Sign-ins ask for no code until the setup is confirmed.',
  body: z.object({ password: GivenPassword }),
  reply: data(z.object({ secret: z.string(), uri: z.string() })),
  errors: ['auth.wrong_password', 'auth.locked', 'second_factor.already_on'],
  rate: passwordRate,
});

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/settings/second-factor/confirm',
  auth: 'member',
  summary:
    'Confirms the authenticator app with its first code: from now on, signing in asks for one. Signs out other devices and returns the recovery codes.',
  body: z.object({ code: Code }),
  reply: RecoveryCodes,
  errors: ['auth.code_wrong', 'second_factor.not_begun', 'second_factor.already_on'],
  rate: passwordRate,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/settings/second-factor/recovery-codes',
  auth: 'member',
  summary: 'Creates ten new recovery codes; the previous ones stop working.',
  body: z.object({ password: GivenPassword, code: Code }),
  reply: RecoveryCodes,
  errors: ['auth.wrong_password', 'auth.locked', 'auth.code_wrong', 'second_factor.not_on'],
  rate: passwordRate,
});

export const endSecondFactor = defineCall({
  method: 'POST',
  path: '/settings/second-factor/off',
  auth: 'member',
  summary: 'Turns off two-factor authentication: signing in asks only for the password.',
  body: z.object({ password: GivenPassword, code: Code }),
  reply: Done,
  errors: ['auth.wrong_password', 'auth.locked', 'auth.code_wrong', 'second_factor.not_on'],
  rate: passwordRate,
});

export const endDevice = defineCall({
  method: 'DELETE',
  path: '/settings/devices/:id',
  auth: 'member',
  summary: 'Signs out one device, by the id of its session.',
  params: z.object({ id: Id }),
  reply: data(Settings),
  errors: ['request.not_found'],
  rate: changeRate,
});

export const endOtherDevices = defineCall({
  method: 'DELETE',
  path: '/settings/devices',
  auth: 'member',
  summary: 'Signs out every device except the current one.',
  reply: data(Settings),
  rate: changeRate,
});

export const closeAccount = defineCall({
  method: 'POST',
  path: '/settings/close',
  auth: 'member',
  summary:
    'Closes the account permanently, once no money is left in it. Ends every session; bonuses and Coins expire.',
  body: z.object({ reason: z.enum(closeReasons), password: Password }),
  reply: Done,
  errors: [
    'auth.wrong_password',
    'auth.locked',
    'member.balance_left',
    'member.top_up_open',
    'member.closed',
  ],
  rate: passwordRate,
});
