import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Id, Instant } from './shapes.ts';

/** A copy of all data stored about a member. */
export const PersonalDataCopy = z.object({
  id: Id,
  state: z.enum(['preparing', 'ready', 'expired']),
  requested_at: Instant,
  ready_at: z.nullable(Instant),
  /** Time until which the copy can be downloaded; null while the copy is being prepared. */
  expires_at: z.nullable(Instant),
  /** Size of the file; null while the copy is being prepared. */
  size_bytes: z.nullable(z.int()),
});

const State = z.object({
  /** The most recently requested copy; null if none has been requested. */
  copy: z.nullable(PersonalDataCopy),
  /** Earliest time at which the next copy can be requested; null if it can be requested now. */
  next_from: z.nullable(Instant),
});
export type PersonalDataState = z.infer<typeof State>;

export const getPersonalData = defineCall({
  method: 'GET',
  path: '/personal-data',
  auth: 'member',
  summary: 'The member’s latest data export, and when the next one can be requested.',
  reply: data(State),
});

const missing = { error: 'Please enter your password' };
export const askForPersonalData = defineCall({
  method: 'POST',
  path: '/personal-data/copies',
  auth: 'member',
  summary:
    'Requests an export of everything the casino stores about the member, as JSON; once a day. It is prepared in the background, and an e-mail says when it is ready.',
  body: z.object({
    password: z.string(missing).check(z.minLength(1, missing), z.maxLength(1024)),
  }),
  reply: data(State),
  errors: ['auth.wrong_password', 'auth.locked', 'personal_data.too_soon'],
  rate: { max: 10, perSeconds: 600 },
});

export const fetchPersonalData = defineCall({
  method: 'GET',
  path: '/personal-data/copies/:id',
  auth: 'member',
  summary: 'The export as a JSON file, until it expires.',
  params: z.object({ id: Id }),
  file: true,
  reply: z.unknown(),
  errors: ['request.not_found'],
  rate: { max: 20, perSeconds: 600 },
});
