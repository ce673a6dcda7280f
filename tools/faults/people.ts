/**
 * Creates members as in production: they register, confirm their e-mail addresses, and are verified by a clerk. Also
 * signs in clerks.
 */
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import * as members from '@wl/contract/members';
import * as passport from '@wl/contract/office/passport';
import * as staff from '@wl/contract/office/staff';
import * as wallet from '@wl/contract/wallet';
import { openClient, type Caller, type Front } from './client.ts';

export interface Person {
  id: string;
  name: string;
  caller: Caller;
}

const WAIT_MS = 30_000;
const LOOK_MS = 200;

/** Polls until `look` returns a value other than undefined. @throws Error after `withinMs` (default: 30 s) */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  withinMs: number = WAIT_MS,
): Promise<T> {
  for (const end = performance.now() + withinMs; performance.now() < end;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
}

const names = ['Ada', 'Bela', 'Cora', 'Dora', 'Edda', 'Fina', 'Gala', 'Hana', 'Ines', 'Jara'];

/** Registers a member and confirms the e-mail address. The member's identity is not verified yet. */
export async function joinMember(front: Front | number, number: number): Promise<Person> {
  const name = names[number % names.length] ?? 'Ada';
  const caller = openClient(front, `10.1.0.${number + 1}`);
  const email = `${name.toLowerCase()}${number}@mail.example`;
  const year = String(1970 + number);
  const { data } = await caller.request(members.registerMember, {
    body: {
      email,
      phone: '+1 202 555 0143',
      password: 'Harbour7!Lantern',
      dob: `17/05/${year}`,
      dobYear: year,
      dobMonth: '05',
      dobDay: '17',
      first_name: name,
      last_name: 'Voyager',
      nationality: 'US',
      address1: `${number + 1} Harbour Street`,
      address2: '',
      post_code: '10001',
      gender: 'female',
      city: 'New York',
      country: 'US',
      term_and_condition: true,
      offer_from: true,
      language: 'en',
      affiliate_token: null,
      acquire_travel_bags_id: 'pouch',
      updated_at: null,
    },
  });
  caller.token = data.auth_token;
  const code = await until(`mail to ${email}`, () => codeFor(caller, email));
  await caller.request(members.confirmEmail, { body: { code } });
  return { id: data.player.id, name: `${name}-${number}`, caller };
}

async function codeFor(caller: Caller, email: string): Promise<string | undefined> {
  const answer = await caller.send(`${caller.base}/dev/mailbox.json?to=${email}`);
  const { data } = (await answer.json()) as { data: { text: string }[] };
  return /\b(\d{6})\b/.exec(data[0]?.text ?? '')?.[1];
}

/** Demonstration clerks that `features/staff/seed.ts` creates, with the secrets of their authenticator apps. */
const clerks = {
  owner: ['owner@wanderluck.example', 'OWNERDEMOAAAAAAAAAAAAAAAAAAAAAAA'],
  passport: ['passport@wanderluck.example', 'PASSPORTDESKAAAAAAAAAAAAAAAAAAAA'],
  payments1: ['payments1@wanderluck.example', 'PAYMENTSONEAAAAAAAAAAAAAAAAAAAAA'],
  payments2: ['payments2@wanderluck.example', 'PAYMENTSTWOAAAAAAAAAAAAAAAAAAAAA'],
  support: ['support@wanderluck.example', 'SUPPORTDESKAAAAAAAAAAAAAAAAAAAAA'],
} as const;

export async function signInClerk(
  front: Front | number,
  who: keyof typeof clerks,
): Promise<Caller> {
  const [email, secret] = clerks[who];
  const caller = openClient(front, `10.2.0.${Object.keys(clerks).indexOf(who) + 1}`);
  const code = new TOTP({ secret, digits: 6, period: 30 }).generate();
  const { data } = await caller.request(staff.staffSignIn, {
    body: { email, password: 'Desk-Lamp-42!', code },
  });
  caller.token = data.auth_token;
  return caller;
}

/**
 * Sends a document with one picture, as the passport page does.
 * @returns the document id
 * @throws Error if the document was rejected
 */
export async function sendDocument(
  { caller }: Pick<Person, 'caller'>,
  fields: Record<'kind' | 'type', string> & { issued_on?: string },
  picture?: Buffer,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('key', randomUUID());
  const bytes = picture ?? (await blankPicture());
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'scan.png');
  const answer = await caller.send(`${caller.base}/api/passport/documents`, {
    method: 'POST',
    headers: caller.headers(),
    body: form,
  });
  if (!answer.ok) throw new Error(`a document was refused: ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const blankPicture = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#b9c7d8' } })
    .png()
    .toBuffer();

/** Sends proof of identity and proof of address for each member. A passport clerk then approves both. */
export async function verify(
  clerk: Pick<Caller, 'request'>,
  members: readonly Person[],
): Promise<void> {
  const issued_on = new Date().toISOString().slice(0, 10);
  for (const member of members)
    for (const fields of [
      { kind: 'identity', type: 'passport' },
      { kind: 'address', type: 'utility_bill', issued_on },
    ]) {
      const params = { id: await sendDocument(member, fields) };
      await clerk.request(passport.claimDocument, { params });
      await clerk.request(passport.approveDocument, { params });
    }
}

/** Submits a form on the provider's hosted page as a browser would, but does not follow the redirect. */
async function submitForm(page: string, step: string, form: Record<string, string>) {
  const url = new URL(page);
  url.pathname += `/${step}`;
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Pays by card on the provider's page. The test cards are listed in payment-sandbox/src/cards.ts. */
export async function payByCard(page: string, number: string): Promise<void> {
  await submitForm(page, 'card', { number, expiry: '12/39', code: '737' });
  if (number === '4000000000003220') await submitForm(page, '3d-secure', { code: '123456' });
}

/** Returns the ids of a member's cash-out methods; empty until a top-up has been credited. */
export async function methodsOf({ caller }: Person): Promise<string[]> {
  const { data } = await caller.request(wallet.paymentMethods, {});
  return data.map(({ id }) => id);
}

/** Returns the id of the first cash-out method; undefined until a top-up has been credited. */
export async function methodOf(person: Person): Promise<string | undefined> {
  return (await methodsOf(person))[0];
}
