/**
 * Measures how a flood of failed back-office sign-ins affects members who play and clerks who sign in from known
 * devices. The flood consists of 50 attempts a second from 100 IP addresses (issue 29): half with clerks' e-mail
 * addresses, half with unknown e-mail addresses.
 */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { inviteFirstOwner } from '@wl/server/features/staff/invitations/invite-first-owner';
import { totpCode } from '@wl/server/platform/sign-in/authenticator';
import pg from 'pg';
import { ask, makeMembers, startCasino, type BenchMember, type Casino } from './lib/casino.ts';
import { measureUnderFlood, poster, type Answered, type Post } from './lib/sign-in-flood.ts';
import type { BenchArgs, Figures } from './run.ts';

const FLOOD_PER_SECOND = 50;
const FLOOD_ADDRESSES = 100;
/**
 * Number of clerks. With one sign-in per second, each clerk signs in every 40 s. Because authenticator codes change
 * every 30 s, each sign-in has a new code, as the server requires.
 */
const CLERKS = 40;
const RETURNS_PER_SECOND = 1;
/** Duration of each measurement interval, in seconds. */
const SECONDS = 5;
const MEMBERS = 64;
const CASH_CENTS = 1_000_000_00;
const CODE_LIFETIME_MS = 30_000;
const PASSWORD = 'Quiet-Lighthouse-7!';

interface BenchClerk {
  email: string;
  /** Cookies of the browser from which the clerk signed in. */
  cookie: string;
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino([], { TRUST_PROXY: 'loopback' });
  // Use separate connections, so that the attack does not use up the connections of the measured clerks and members.
  const [people, attacker] = [poster(casino), poster(casino)];
  try {
    console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
    const players = await makeMembers(casino, MEMBERS, CASH_CENTS);
    const { secret, clerks } = await makeClerks(casino, people.post);
    await ask(casino, 'vacuum analyze');
    const signIn = ({ email, cookie }: BenchClerk): Promise<Answered> =>
      people.post({
        path: '/staff/auth/sign-in',
        body: { email, password: PASSWORD, code: totpCode(secret, new Date()) },
        cookie,
      });
    // Each clerk first signs in from a new browser. Neither this browser nor its IP address is known to the casino, so
    // the sign-in passes through the queue for unknown devices.
    for (const clerk of clerks) clerk.cookie = await firstSignIn(() => signIn(clerk));
    await nextCode();
    return await measureUnderFlood({
      seconds,
      flood: {
        perSecond: FLOOD_PER_SECOND,
        send: (n) =>
          attacker.post({
            path: '/staff/auth/sign-in',
            body: {
              email: n % 2 === 0 ? clerks[n % CLERKS]?.email : `${randomUUID()}@nobody.example`,
              password: `Wrong-${randomUUID()}`,
              code: '123456',
            },
            address: `10.9.0.${n % FLOOD_ADDRESSES}`,
          }),
      },
      returns: {
        perSecond: RETURNS_PER_SECOND,
        send: (n) => signIn(clerks[n % CLERKS] as BenchClerk),
      },
      bet: (n) => {
        const { token, cookie } = players[n % players.length] as BenchMember;
        const body = { id: randomUUID(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
        return people.post({ path: '/play/rounds', body, token, cookie });
      },
    });
  } finally {
    people.close();
    attacker.close();
    await casino.stop();
  }
}

/**
 * Creates the first owner as an operator would. Then creates clerks who share the owner's password and authenticator
 * secret.
 */
async function makeClerks(casino: Casino, post: Post) {
  const email = 'owner@bench.example';
  const client = new pg.Client({ connectionString: casino.databaseUrl() });
  await client.connect();
  const { token } = await inviteFirstOwner(client, email, new Date());
  const shown = await expectGood(post({ path: '/staff/first-owner/link', body: { token } }));
  const { secret } = (JSON.parse(shown.text) as { data: { secret: string } }).data;
  const code = totpCode(secret, new Date());
  const form = { token, name: 'Olive Owner', password: PASSWORD, code };
  await expectGood(post({ path: '/staff/first-owner', body: form }));
  await client.query(
    `insert into staff_clerks (id, email, email_key, name, password_hash, totp_secret, roles, created_at)
     select gen_random_uuid(), n || '@bench.example', n || '@bench.example', 'Clerk ' || n, password_hash, totp_secret,
       '{support}', now()
     from staff_clerks, generate_series(1, $1) n`,
    [CLERKS],
  );
  await client.end();
  const clerks = Array.from({ length: CLERKS }, (_, n): BenchClerk => ({
    email: `${n + 1}@bench.example`,
    cookie: '',
  }));
  return { secret, clerks };
}

/**
 * Signs in from a new device, and retries while the queue for unknown devices is full.
 * @returns the cookies of the device
 */
async function firstSignIn(signIn: () => Promise<Answered>): Promise<string> {
  for (;;) {
    const answer = await signIn();
    if (answer.status === 200) return answer.cookies;
    if (answer.status !== 503) throw new Error(`answered ${answer.status}: ${answer.text}`);
    await new Promise((done) => setTimeout(done, 1000));
  }
}

/** Waits until all used authenticator codes have expired. */
const nextCode = () =>
  new Promise((done) => setTimeout(done, CODE_LIFETIME_MS - (Date.now() % CODE_LIFETIME_MS) + 100));

async function expectGood(answer: Promise<Answered>): Promise<Answered> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return answer;
}
