/**
 * Signing in through HTTP at a fixed rate, and what a flood of wrong passwords does to members who play and to those who come back
 * to a device they know: bets leave on time while the flood comes and goes, so that each stretch of it has a quiet one beside
 * it, whatever else the machine does. Every request comes from an address of its own, as an attacker's would, so that the limits
 * per address, which are on as in production, stop none of them.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import os from 'node:os';
import { hashPassword } from '@wl/server/platform/passwords';
import pg from 'pg';
import { ask, makeMembers, startCasino, type BenchMember, type Casino } from './lib/casino.ts';
import { median } from './lib/median.ts';
import { keptConnections, openLoop } from './lib/open-loop.ts';
import { cpuOfFamily, shares } from './lib/cpu.ts';
import type { BenchArgs, Figures } from './run.ts';

const SIGN_INS_PER_SECOND = 10;
const BETS_PER_SECOND = 200;
/** Several times what the hashes of a machine of this size could serve. */
const FLOOD_PER_SECOND = 200;
/** Of members on devices that they signed in from before, all the while. */
const RETURNS_PER_SECOND = 2;
/** Of each stretch. */
const SECONDS = 5;
/** Quiet and flooded in turns; an odd number, whose middle ratio is one that was seen. */
const PAIRS = 9;
const FLOOD_ALONE_SECONDS = 15;
/** Until a flood has come or is gone, with the hashes that it left. */
const SETTLE_SECONDS = 2;
const MEMBERS = 64;
const CASH_CENTS = 1_000_000_00;
const PASSWORD = 'Harbour7!Lantern';
const XSRF = 'bench-bench-bench-bench';

const agent = keptConnections();
/** The attacker's connections are not ours: they must not take a socket from who is measured. */
const otherAgent = keptConnections();

interface Asked {
  path: string;
  body: object;
  cookie?: string;
  token?: string;
  through?: http.Agent;
}

interface Answered {
  status: number;
  /** `name=value`, as a browser would send them back. */
  cookies: string;
}

function send(casino: Casino, { path, body, cookie, token, through = agent }: Asked) {
  const text = JSON.stringify(body);
  const address = `10.${[...randomBytes(3)].join('.')}`;
  return new Promise<Answered>((resolve, reject) => {
    const request = http.request(
      {
        port: casino.port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api${path}`,
        agent: through,
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': XSRF,
          cookie: `XSRF-TOKEN=${XSRF}${cookie ? `; ${cookie}` : ''}`,
          'x-forwarded-for': address,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]);
          resolve({ status: response.statusCode ?? 0, cookies: cookies.join('; ') });
        });
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

/** Answers that the house was too busy for, since they were last asked for. */
let refused = 0;

async function expectServed(answer: Promise<Answered>): Promise<Answered> {
  const answered = await answer;
  if (answered.status === 503) refused += 1;
  else if (answered.status !== 200) throw new Error(`answered ${answered.status}`);
  return answered;
}

/** Members who can sign in: makeMembers gives sessions only. */
async function givePasswords(casino: Casino): Promise<string[]> {
  const client = new pg.Client({ connectionString: casino.databaseUrl() });
  await client.connect();
  await client.query('update members set password_hash = $1', [await hashPassword(PASSWORD)]);
  const { rows } = await client.query<{ email: string }>('select email from members');
  await client.end();
  return rows.map(({ email }) => email);
}

/** Wrong passwords for addresses of members and of nobody, until it is stopped. @returns answers by status */
function flood(casino: Casino, emails: string[]): () => Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const open = new Set<Promise<void>>();
  let sent = 0;
  const startMs = performance.now();
  const timer = setInterval(() => {
    while (sent < ((performance.now() - startMs) / 1000) * FLOOD_PER_SECOND) {
      const member = emails[sent % emails.length] ?? '';
      const email = sent % 2 === 0 ? member : `${randomUUID()}@nobody.example`;
      sent += 1;
      const body = { email, password: `Wrong-${randomUUID()}` };
      const one = send(casino, { path: '/auth/sign-in', body, through: otherAgent }).then(
        ({ status }) => {
          answers[status] = (answers[status] ?? 0) + 1;
        },
        () => {
          answers['lost'] = (answers['lost'] ?? 0) + 1;
        },
      );
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return answers;
  };
}

const ms = (value: number) => Math.round(value * 100) / 100;

/** Members who come back to their devices, until it is stopped. @returns milliseconds of each sign-in, in order */
function comingsBack(
  casino: Casino,
  emails: string[],
  devices: string[],
): () => Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  let turnedAway = 0;
  let n = 0;
  const timer = setInterval(() => {
    const [email, cookie] = [emails[n % emails.length], devices[n % devices.length]];
    n += 1;
    const fromMs = performance.now();
    const asked = { path: '/auth/sign-in', body: { email, password: PASSWORD } };
    open.push(
      send(casino, { ...asked, ...(cookie ? { cookie } : {}) }).then(({ status }) => {
        if (status === 200) times.push(performance.now() - fromMs);
        else turnedAway += 1;
      }),
    );
  }, 1000 / RETURNS_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return { times: times.toSorted((a, b) => a - b), refused: turnedAway };
  };
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino([], { TRUST_PROXY: 'loopback' });
  try {
    console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
    const members = await makeMembers(casino, MEMBERS, CASH_CENTS);
    const emails = await givePasswords(casino);
    await ask(casino, 'vacuum analyze');
    const devices: string[] = [];
    const machine = shares();
    const signIns = await openLoop({ rate: SIGN_INS_PER_SECOND, seconds }, async (n) => {
      const body = { email: emails[n % emails.length], password: PASSWORD };
      const { cookies } = await expectServed(send(casino, { path: '/auth/sign-in', body }));
      devices[n % emails.length] ||= cookies;
    });
    console.log(
      `sign-in: ${SIGN_INS_PER_SECOND}/s  p50 ${signIns.p50.toFixed(1)} ms  p99 ${signIns.p99.toFixed(1)} ms, ` +
        `${refused} refused; ${machine.describe()}`,
    );
    refused = 0;
    const bet = (n: number) => {
      const { token, cookie } = members[n % members.length] as BenchMember;
      const body = { id: randomUUID(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
      return expectServed(send(casino, { path: '/play/rounds', body, token, cookie }));
    };
    const tryMs = await cpuOfTry(casino, emails);
    const underFlood = await betsUnderFlood(casino, { emails, devices, seconds, bet });
    return {
      sign_in_p50_ms: ms(signIns.p50),
      sign_in_p99_ms: ms(signIns.p99),
      flood_cpu_ms_per_try: ms(tryMs),
      ...underFlood,
    };
  } finally {
    agent.destroy();
    otherAgent.destroy();
    await casino.stop();
  }
}

/** What a try of a flood costs the house, hash and database included: no other load of the machine changes that much. */
async function cpuOfTry(casino: Casino, emails: string[]): Promise<number> {
  const spent = () => cpuOfFamily(casino.pid) + cpuOfFamily(casino.databasePid);
  const before = spent();
  const stop = flood(casino, emails);
  await new Promise((done) => setTimeout(done, FLOOD_ALONE_SECONDS * 1000));
  const answers = await stop();
  const count = Object.values(answers).reduce((sum, some) => sum + some, 0);
  const costMs = (1000 * (spent() - before)) / count;
  console.log(
    `the flood alone: ${costMs.toFixed(2)} ms a try, answered ${JSON.stringify(answers)}`,
  );
  return costMs;
}

async function betsUnderFlood(
  casino: Casino,
  {
    emails,
    devices,
    seconds,
    bet,
  }: {
    emails: string[];
    devices: string[];
    seconds: number;
    bet: (n: number) => Promise<unknown>;
  },
): Promise<Figures> {
  let stopFlood: (() => Promise<Record<string, number>>) | undefined;
  const floods: Promise<Record<string, number>>[] = [];
  const endFlood = () => {
    if (stopFlood) floods.push(stopFlood());
    stopFlood = undefined;
  };
  const machine = shares();
  const stopComing = comingsBack(casino, emails, devices);
  const { p99s } = await openLoop(
    {
      rate: BETS_PER_SECOND,
      seconds,
      stretches: 2 * PAIRS,
      settleSeconds: SETTLE_SECONDS,
      atStretch: (stretch) => {
        endFlood();
        if (stretch % 2 === 1) stopFlood = flood(casino, emails);
      },
    },
    bet,
  );
  endFlood();
  const back = await stopComing();
  const [quiet, flooded] = [0, 1].map((turn) => p99s.filter((_, n) => n % 2 === turn)) as [
    number[],
    number[],
  ];
  const ratios = flooded.map((p99, n) => p99 / (quiet[n] ?? p99));
  const listed = (values: number[]) => values.map((value) => value.toFixed(1)).join(' ');
  console.log(`bets, p99 quiet:   ${listed(quiet)} ms`);
  console.log(`bets, p99 flooded: ${listed(flooded)} ms, ${refused} refused in all`);
  console.log(`ratios of neighbours: ${listed(ratios)}; ${machine.describe()}`);
  const answers: Record<string, number> = {};
  for (const answered of await Promise.all(floods))
    for (const [status, count] of Object.entries(answered))
      answers[status] = (answers[status] ?? 0) + count;
  console.log(`the flood was answered ${JSON.stringify(answers)}`);
  const backP99 = back.times[Math.floor(back.times.length * 0.99)] ?? 0;
  console.log(
    `sign-ins on known devices: p99 ${backP99.toFixed(0)} ms, ${back.refused} of ${back.times.length + back.refused} refused`,
  );
  return {
    bet_p99_ms_quiet: ms(median(quiet)),
    bet_p99_ms_under_flood: ms(median(flooded)),
    bet_p99_ratio_under_flood: ms(median(ratios)),
    known_device_sign_in_p99_ms: ms(backP99),
    known_device_refused: back.refused,
  };
}
