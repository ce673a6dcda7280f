import { closeReasons } from '@wl/world/casino/closing';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Done, Id, Instant, Language } from './shapes.ts';

/** A browser that is signed in. */
export const Device = z.object({
  /** Session id, with which the member signs the device out. */
  id: Id,
  /** For example "Firefox on Linux". */
  name: z.string(),
  address: z.string(),
  since: Instant,
  /** Rounded to the minute. */
  last_seen_at: Instant,
  /** True for the device that sent the request. */
  is_this: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const Settings = z.object({
  language: Language,
  /** True if the member wants offers by e-mail. */
  offers: z.boolean(),
  /** Null if signing in requires only the password. */
  second_factor: z.nullable(z.object({ since: Instant, recovery_codes_left: z.int() })),
  /** Most recently used first. */
  devices: z.array(Device),
});
export type Settings = z.infer<typeof Settings>;

const changeRate = { max: 60, perSeconds: 60 };
/** Each attempt computes a hash, and each wrong password is a guess. */
const passwordRate = { max: 10, perSeconds: 600 };
const Password = z._default(z.string().check(z.maxLength(1024)), '');

export const getSettings = defineCall({
  method: 'GET',
  path: '/settings',
  auth: 'member',
  summary: 'Language, offers, the second factor, and the devices that are signed in.',
  reply: data(Settings),
});

export const putSettings = defineCall({
  method: 'PATCH',
  path: '/settings',
  auth: 'member',
  summary: 'Changes the language of letters, or whether offers are wanted.',
  body: z.object({ language: z.optional(Language), offers: z.optional(z.boolean()) }),
  reply: data(Settings),
  rate: changeRate,
});

export const changePassword = defineCall({
  method: 'PUT',
  path: '/settings/password',
  auth: 'member',
  summary: 'Sets another password: every other device is signed out.',
  body: z.object({ current: Password, password: Password, confirmation: Password }),
  reply: Done,
  errors: ['auth.wrong_password', 'auth.locked'],
  rate: passwordRate,
});

const missing = { error: 'Please enter your password' };
/** An empty password does not count as a guess. */
const GivenPassword = z.string(missing).check(z.minLength(1, missing), z.maxLength(1024));
/** Six digits of the app, or a recovery code. */
const Code = z._default(z.string().check(z.maxLength(32)), '');
/** Shown only once, because only hashes are stored. */
const RecoveryCodes = data(z.object({ recovery_codes: z.array(z.string()) }));

export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/settings/second-factor',
  auth: 'member',
  summary:
    'Begins to set up an authenticator app: its secret, as text and as the address a QR code holds. Nothing is asked for before a code confirms it.',
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
    'The first code of the app: from now on signing in asks for one. Other devices are signed out; answers the recovery codes.',
  body: z.object({ code: Code }),
  reply: RecoveryCodes,
  errors: ['auth.code_wrong', 'second_factor.not_begun', 'second_factor.already_on'],
  rate: passwordRate,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/settings/second-factor/recovery-codes',
  auth: 'member',
  summary: 'Ten new recovery codes; the ones before are worthless.',
  body: z.object({ password: GivenPassword, code: Code }),
  reply: RecoveryCodes,
  errors: ['auth.wrong_password', 'auth.locked', 'auth.code_wrong', 'second_factor.not_on'],
  rate: passwordRate,
});

export const endSecondFactor = defineCall({
  method: 'POST',
  path: '/settings/second-factor/off',
  auth: 'member',
  summary: 'Signing in asks for the password alone again.',
  body: z.object({ password: GivenPassword, code: Code }),
  reply: Done,
  errors: ['auth.wrong_password', 'auth.locked', 'auth.code_wrong', 'second_factor.not_on'],
  rate: passwordRate,
});

export const endDevice = defineCall({
  method: 'DELETE',
  path: '/settings/devices/:id',
  auth: 'member',
  summary: 'Signs one device out, by the id of its session.',
  params: z.object({ id: Id }),
  reply: data(Settings),
  errors: ['request.not_found'],
  rate: changeRate,
});

export const endOtherDevices = defineCall({
  method: 'DELETE',
  path: '/settings/devices',
  auth: 'member',
  summary: 'Signs every device out but the one that asks.',
  reply: data(Settings),
  rate: changeRate,
});

export const closeAccount = defineCall({
  method: 'POST',
  path: '/settings/close',
  auth: 'member',
  summary:
    'Closes the account for good, once nothing of its money is left: ends every session; bonuses and Coins lapse.',
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
