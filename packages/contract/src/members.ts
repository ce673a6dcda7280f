import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Coins, data, Done, Id, Instant, Language } from './shapes.ts';

/**
 * Member data as sent to the member's own application (specification §3). The chat widget reads the first five fields.
 */
export const Player = z.object({
  id: Id,
  nickname: z.string(),
  email: z.string(),
  created_at: Instant,
  updated_at: Instant,
  first_name: z.string(),
  last_name: z.string(),
  language: Language,
  email_confirmed: z.boolean(),
  /** `active` after the first deposit, `verified` when identity and address are approved (decisions §3). */
  passport: z.enum(['none', 'active', 'verified']),
  status: z.enum(['active', 'locked', 'excluded', 'closed']),
});
export type Player = z.infer<typeof Player>;

export const City = z.object({
  id: z.string(),
  name: z.string(),
  airport: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/**
 * A missing value is treated as an empty string, so that the response says "This field is required" instead of
 * reporting a JSON type error.
 */
const Text = z._default(z.string(), '');

/** Registration payload from specification §3. All fields have the names used in the specification. */
export const NewPlayer = z.object({
  email: Text,
  phone: Text,
  password: Text,
  /** Date of birth as dd/mm/yyyy, the format shown in the form. */
  dob: Text,
  dobYear: Text,
  dobMonth: Text,
  dobDay: Text,
  first_name: Text,
  last_name: Text,
  /** ISO 3166 alpha-2 country code from `/countries`. */
  nationality: Text,
  address1: Text,
  address2: Text,
  post_code: Text,
  /**
   * `male` or `female`. Declared as a plain string, so that a missing gender is reported together with the errors in
   * other fields.
   */
  gender: Text,
  city: Text,
  /** ISO 3166 alpha-2 country code, as in `/cui-countries`. */
  country: Text,
  /**
   * Consent to the terms and conditions. Default: true if the jurisdiction profile preselects consents, otherwise
   * false.
   */
  term_and_condition: z.optional(z.boolean()),
  /** Consent to offers. Default: true if the jurisdiction profile preselects consents, otherwise false. */
  offer_from: z.optional(z.boolean()),
  language: z._default(Language, 'en'),
  affiliate_token: z.nullish(z.string()),
  /** Id of a bag from `/travel-bag/acquire-travel-bag/all`; empty for the free default bag, the Pouch. */
  acquire_travel_bags_id: Text,
  updated_at: z.nullish(z.string()),
});
export type NewPlayer = z.infer<typeof NewPlayer>;

/** Response to sign-in and registration, with the bearer token. The same response sets the session cookie. */
export const SignedIn = data(
  z.object({ auth_token: z.string(), player: Player, current_city: City }),
);

export const isEmailKnown = defineCall({
  method: 'POST',
  path: '/is-this-player-email-exist',
  auth: 'public',
  summary: 'Checks if an e-mail address already belongs to a member: `data` is 1 if it does.',
  body: z.object({ email: z.string().check(z.maxLength(254)) }),
  reply: data(z.union([z.literal(0), z.literal(1)])),
  rate: { max: 20, perSeconds: 60 },
});

const Nationality = z.object({ id: z.string(), name: z.string() });
export const nationalities = defineCall({
  method: 'GET',
  path: '/countries',
  auth: 'public',
  summary: 'Nationalities to choose from; `id` is the ISO 3166-1 alpha-2 code.',
  query: z.object({ language: z.optional(Language) }),
  reply: data(z.object({ data: z.array(Nationality) })),
});

const Country = z.object({
  id: z.string(),
  name: z.string(),
  dial_code: z.string(),
  served: z.boolean(),
  postcode_lookup: z.boolean(),
  /**
   * True if the form preselects both consents (to the terms and to offers) for this country, given the visitor's
   * location.
   */
  consents_preset: z.boolean(),
});
export const countries = defineCall({
  method: 'GET',
  path: '/cui-countries',
  auth: 'public',
  summary: 'Countries of residence, and the one where the visitor appears to be.',
  query: z.object({ language: z.optional(Language) }),
  reply: data(z.object({ data: z.array(Country), current: z.nullable(z.string()) })),
});

export const postcodeDetail = defineCall({
  method: 'POST',
  path: '/get-postcode-detail',
  auth: 'public',
  summary: 'The city of a postal code, if the installation knows it.',
  body: z.object({ code: z.string().check(z.maxLength(16)), countryId: z.string() }),
  reply: data(
    z.object({
      data: z.object({
        /** Most likely city among `cities`. */
        city: z.string(),
        region: z.string(),
        /** Places with this postcode; at most fifty. */
        cities: z.array(z.string()),
      }),
    }),
  ),
  errors: ['member.postcode_unknown'],
  rate: { max: 60, perSeconds: 60 },
});

const AcquirableBag = z.object({
  id: z.string(),
  name: z.string(),
  places: z.int(),
  price_coins: Coins,
});
export const acquirableBags = defineCall({
  method: 'GET',
  path: '/travel-bag/acquire-travel-bag/all',
  auth: 'public',
  summary: 'The travel bags a new member may choose from.',
  reply: data(z.array(AcquirableBag)),
});

export const registerMember = defineCall({
  method: 'POST',
  path: '/new-player',
  auth: 'public',
  summary:
    'Acquires a passport: creates the member, signs them in and sends the confirmation e-mail.',
  body: NewPlayer,
  reply: SignedIn,
  errors: [
    'member.email_taken',
    'member.too_young',
    'member.too_young_there',
    'member.already_registered',
    'request.country_blocked',
  ],
  rate: { max: 20, perSeconds: 3600 },
});

const missingEmail = { error: 'Please enter your email address' };
const missingPassword = { error: 'Please enter your password' };

export const signIn = defineCall({
  method: 'POST',
  path: '/auth/sign-in',
  auth: 'public',
  summary:
    'Signs a member in. With two-factor authentication, a correct password is followed by a request for six digits or a recovery code.',
  body: z.object({
    email: z.string(missingEmail).check(z.minLength(1, missingEmail), z.maxLength(254)),
    /** Validation rejects an empty password before it can count as a failed sign-in. */
    password: z.string(missingPassword).check(z.minLength(1, missingPassword), z.maxLength(1024)),
    code: z.optional(z.string().check(z.maxLength(32))),
  }),
  reply: SignedIn,
  errors: [
    'auth.wrong_credentials',
    'auth.totp_required',
    'auth.code_wrong',
    'auth.locked',
    'member.closed',
  ],
  rate: { max: 30, perSeconds: 60 },
});

export const signOut = defineCall({
  method: 'POST',
  path: '/auth/sign-out',
  auth: 'member',
  summary: 'Ends this session.',
  reply: Done,
});

export const checkAuth = defineCall({
  method: 'GET',
  path: '/auth/check',
  auth: 'member',
  summary: 'The signed-in member; fails when the session has ended.',
  reply: data(z.object({ player: Player })),
});

export const currentPlayer = defineCall({
  method: 'GET',
  path: '/get-current-player',
  auth: 'member',
  summary: 'The signed-in member.',
  reply: data(Player),
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/auth/confirm-email',
  auth: 'member',
  summary: 'Confirms the e-mail address with the six digits that were sent.',
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  reply: data(z.object({ player: Player })),
  errors: ['auth.code_wrong', 'auth.code_expired'],
  rate: { max: 20, perSeconds: 600 },
});

export const resendConfirmation = defineCall({
  method: 'POST',
  path: '/auth/resend-confirmation',
  auth: 'member',
  summary: 'Sends the confirmation e-mail again.',
  reply: Done,
  rate: { max: 5, perSeconds: 600 },
});

export const requestRecovery = defineCall({
  method: 'POST',
  path: '/auth/recover',
  auth: 'public',
  summary:
    'Sends a recovery code to the address if it belongs to a member; the answer and its duration are the same if it does not. An HttpOnly cookie identifies the request: the code works only in the browser that requested it.',
  body: z.object({ email: z.string().check(z.maxLength(254)) }),
  reply: Done,
  errors: ['auth.recoveries_spent'],
  rate: { max: 5, perSeconds: 600 },
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'public',
  summary:
    'Sets a new password with the code from the e-mail, in the browser that requested it: unlocks the account and ends its sessions.',
  body: z.object({
    email: z.string().check(z.maxLength(254)),
    code: z.string().check(z.regex(/^\d{6}$/)),
    password: z.string().check(z.maxLength(1024)),
  }),
  reply: Done,
  errors: ['auth.code_asked_elsewhere', 'auth.code_wrong', 'auth.code_expired'],
  rate: { max: 20, perSeconds: 600 },
});

/**
 * Published on `private-member.<id>` when the member's own data changes, for example when the e-mail address is
 * confirmed, or when the member is verified or locked.
 */
export const PlayerChanged = z.object({ player: Player });
