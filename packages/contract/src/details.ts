/**
 * Calls that let members change their own details (decisions §2, §3; trust S7). Only staff can change a member's name
 * and date of birth.
 */
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Player } from './members.ts';
import { data, Done } from './shapes.ts';

const changeRate = { max: 20, perSeconds: 3600 };
/**
 * Rate limit for calls that check a password. Each attempt computes a password hash and could be a guess by an
 * attacker.
 */
const passwordRate = { max: 10, perSeconds: 600 };
/**
 * A missing value is treated as an empty string, so that the response says "This field is required" instead of
 * reporting a JSON type error.
 */
const Text = z._default(z.string(), '');
const Password = z._default(z.string().check(z.maxLength(1024)), '');
const reauthentication = ['auth.wrong_password', 'auth.locked'] as const;

export const changeNickname = defineCall({
  method: 'PUT',
  path: '/details/nickname',
  auth: 'member',
  summary:
    'Changes the nickname: 5 to 28 letters and digits, unique, no profanity. If it is taken, the error suggests a free one.',
  body: z.object({ nickname: Text }),
  reply: data(z.object({ player: Player })),
  errors: ['details.nickname_taken'],
  rate: changeRate,
});

export const changePhone = defineCall({
  method: 'PUT',
  path: '/details/phone',
  auth: 'member',
  summary: 'Changes the telephone number; requires the password.',
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
    'Requests a change of the e-mail address: sends a code to the new address and a warning to the current one. The answer is the same when the address belongs to another member.',
  body: z.object({ email: Text, password: Password }),
  reply: Done,
  errors: reauthentication,
  rate: passwordRate,
});

export const resendEmailCode = defineCall({
  method: 'POST',
  path: '/details/email/resend',
  auth: 'member',
  summary: 'Sends a new code to the requested address; the previous code stops working.',
  reply: Done,
  errors: ['details.no_email_waiting'],
  rate: { max: 5, perSeconds: 600 },
});

export const confirmNewEmail = defineCall({
  method: 'POST',
  path: '/details/email/confirm',
  auth: 'member',
  summary:
    'Confirms the new address with the six digits sent to it and signs out every other device.',
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  reply: data(z.object({ player: Player })),
  errors: ['auth.code_wrong', 'auth.code_expired', 'member.email_taken'],
  rate: { max: 20, perSeconds: 600 },
});

export const dropEmailChange = defineCall({
  method: 'DELETE',
  path: '/details/email',
  auth: 'member',
  summary: 'Cancels the requested change of address. No effect if there is none.',
  reply: Done,
  rate: changeRate,
});

export const changeAddress = defineCall({
  method: 'PUT',
  path: '/details/address',
  auth: 'member',
  summary:
    'Changes the postal address; requires the password. The passport is verified again only after a new proof of address.',
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
