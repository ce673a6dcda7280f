/**
 * Calls by which a member changes data of their own passport (decisions §2, §3; trust S7). Only staff can change
 * names and birth date.
 */
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Player } from './members.ts';
import { data, Done } from './shapes.ts';

const changeRate = { max: 20, perSeconds: 3600 };
/** Each attempt computes a hash, and each wrong password is a guess. */
const passwordRate = { max: 10, perSeconds: 600 };
/** A missing text counts as an empty one, so that the answer is "This field is required" and not a JSON type error. */
const Text = z._default(z.string(), '');
const Password = z._default(z.string().check(z.maxLength(1024)), '');
const reauthentication = ['auth.wrong_password', 'auth.locked'] as const;

export const changeNickname = defineCall({
  method: 'PUT',
  path: '/details/nickname',
  auth: 'member',
  summary:
    'Takes another nickname: 5 to 28 letters and digits, nobody else’s, no profanity. Answers a free one when it is taken.',
  body: z.object({ nickname: Text }),
  reply: data(z.object({ player: Player })),
  errors: ['details.nickname_taken'],
  rate: changeRate,
});

export const changePhone = defineCall({
  method: 'PUT',
  path: '/details/phone',
  auth: 'member',
  summary: 'Changes the telephone number; asks for the password.',
  body: z.object({ phone: Text, password: Password }),
  reply: Done,
  errors: reauthentication,
  rate: passwordRate,
});

export const askForEmail = defineCall({
  method: 'POST',
  path: '/details/email',
  auth: 'member',
  summary:
    'Asks for another e-mail address: a code goes there, a warning to the known one. Answers alike when the address is somebody else’s.',
  body: z.object({ email: Text, password: Password }),
  reply: Done,
  errors: reauthentication,
  rate: passwordRate,
});

export const resendEmailCode = defineCall({
  method: 'POST',
  path: '/details/email/resend',
  auth: 'member',
  summary: 'Sends a new code to the address that was asked for; the older code ends.',
  reply: Done,
  errors: ['details.no_email_waiting'],
  rate: { max: 5, perSeconds: 600 },
});

export const confirmNewEmail = defineCall({
  method: 'POST',
  path: '/details/email/confirm',
  auth: 'member',
  summary:
    'Takes the new address with the six digits that were sent there: every other device is signed out.',
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  reply: data(z.object({ player: Player })),
  errors: ['auth.code_wrong', 'auth.code_expired', 'member.email_taken'],
  rate: { max: 20, perSeconds: 600 },
});

export const dropEmailChange = defineCall({
  method: 'DELETE',
  path: '/details/email',
  auth: 'member',
  summary: 'Forgets the address that was asked for; harmless when there is none.',
  reply: Done,
  rate: changeRate,
});

export const changeAddress = defineCall({
  method: 'PUT',
  path: '/details/address',
  auth: 'member',
  summary:
    'Changes the postal address; asks for the password. The address has to be proved anew before the passport is verified again.',
  body: z.object({
    country: Text,
    post_code: Text,
    city: Text,
    address1: Text,
    address2: Text,
    password: Password,
  }),
  reply: data(z.object({ player: Player })),
  errors: [
    ...reauthentication,
    'request.country_blocked',
    'member.too_young',
    'member.too_young_there',
    'member.already_registered',
  ],
  rate: passwordRate,
});
