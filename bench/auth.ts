/**
 * Measures sign-ins over HTTP: their latency at a fixed rate, and the effect of a flood of wrong passwords on bets and
 * on sign-ins from known devices. The rate limits are active, as in production. The per-address limits are never
 * reached, because each request has its own IP address, as in a distributed attack.
 */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { hashPassword } from '@wl/server/platform/passwords/passwords';
import pg from 'pg';
import { ask, makeMembers, startCasino, type BenchMember, type Casino } from './lib/casino.ts';
import { cpuOfFamily, shares } from './lib/cpu.ts';
import { openLoop } from './lib/open-loop.ts';
import { measureUnderFlood, poster, startFlood, type Post } from './lib/sign-in-flood.ts';
import type { BenchArgs, Figures } from './run.ts';

const SIGN_INS_PER_SECOND = 10;
/** Number of sign-in attempts with a wrong password per second, far more than a typical machine can hash. */
const FLOOD_PER_SECOND = 200;
/** Number of sign-ins per second from known devices, throughout the measurement. */
const RETURNS_PER_SECOND = 2;
/** Duration of each measurement interval, in seconds. */
const SECONDS = 5;
const FLOOD_ALONE_SECONDS = 15;
const MEMBERS = 64;
const CASH_CENTS = 1_000_000_00;
const PASSWORD = 'Harbour7!Lantern';

/**
 * Gives all members the same password, because members created by `makeMembers` have no valid password hash.
 * @returns the members' e-mail addresses
 */
async function givePasswords(casino: Casino): Promise<string[]> {
  const client = new pg.Client({ connectionString: casino.databaseUrl() });
  await client.connect();
  await client.query('update members set password_hash = $1', [await hashPassword(PASSWORD)]);
  const { rows } = await client.query<{ email: string }>('select email from members');
  await client.end();
  return rows.map(({ email }) => email);
}

const signIn = (post: Post, email: string | undefined, password = PASSWORD, cookie = '') =>
  post({ path: '/auth/sign-in', body: { email, password }, cookie });

/**
 * Returns a function that attempts a sign-in with a wrong password. For even `n`, the function uses a member's e-mail
 * address. For odd `n`, it uses an unknown address.
 */
const wrongSignIn = (post: Post, emails: string[]) => (n: number) =>
  signIn(
    post,
    n % 2 === 0 ? emails[n % emails.length] : `${randomUUID()}@nobody.example`,
    `Wrong-${randomUUID()}`,
  );

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino([], { TRUST_PROXY: 'loopback' });
  // Use separate clients, so that the attacker's requests do not use up the measured members' connections.
  const [members, attacker] = [poster(casino), poster(casino)];
  try {
    console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
    const players = await makeMembers(casino, MEMBERS, CASH_CENTS);
    const emails = await givePasswords(casino);
    await ask(casino, 'vacuum analyze');
    const { devices, figures } = await signInsAtRate(members.post, emails, seconds);
    const flood = wrongSignIn(attacker.post, emails);
    const tryMs = await cpuOfTry(casino, flood);
    const underFlood = await measureUnderFlood({
      seconds,
      flood: { perSecond: FLOOD_PER_SECOND, send: flood },
      returns: {
        perSecond: RETURNS_PER_SECOND,
        send: (n) =>
          signIn(members.post, emails[n % emails.length], PASSWORD, devices[n % devices.length]),
      },
      bet: (n) => {
        const { token, cookie } = players[n % players.length] as BenchMember;
        const body = { id: randomUUID(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
        return members.post({ path: '/play/rounds', body, token, cookie });
      },
    });
    return { ...figures, flood_cpu_ms_per_try: tryMs, ...underFlood };
  } finally {
    members.close();
    attacker.close();
    await casino.stop();
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Signs in members at a fixed rate.
 * @returns the members' device cookies in the order of `emails`, and the latencies
 */
async function signInsAtRate(post: Post, emails: string[], seconds: number) {
  const devices: string[] = [];
  let refused = 0;
  const machine = shares();
  const { p50, p99 } = await openLoop({ rate: SIGN_INS_PER_SECOND, seconds }, async (n) => {
    const { status, cookies } = await signIn(post, emails[n % emails.length]);
    if (status === 503) refused += 1;
    else if (status !== 200) throw new Error(`answered ${status}`);
    devices[n % emails.length] ||= cookies;
  });
  console.log(
    `sign-in: ${SIGN_INS_PER_SECOND}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms, ` +
      `${refused} refused; ${machine.describe()}`,
  );
  return {
    devices,
    figures: { sign_in_p50_ms: rounded(p50), sign_in_p99_ms: rounded(p99) },
  };
}

/**
 * Measures the CPU time per sign-in attempt during a flood, in milliseconds, including password hashing and database
 * work. Other load on the machine barely affects this figure.
 */
async function cpuOfTry(casino: Casino, flood: ReturnType<typeof wrongSignIn>): Promise<number> {
  const spent = () => cpuOfFamily(casino.pid) + cpuOfFamily(casino.databasePid);
  const before = spent();
  const stop = startFlood(FLOOD_PER_SECOND, flood);
  await new Promise((done) => setTimeout(done, FLOOD_ALONE_SECONDS * 1000));
  const answers = await stop();
  const count = Object.values(answers).reduce((sum, some) => sum + some, 0);
  const costMs = (1000 * (spent() - before)) / count;
  console.log(
    `the flood alone: ${costMs.toFixed(2)} ms a try, answered ${JSON.stringify(answers)}`,
  );
  return rounded(costMs);
}
