/**
 * Floods the members' or the clerks' sign-in with failed attempts, and measures the effect on bets and on sign-ins from
 * known devices.
 */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Casino } from './casino.ts';
import { shares } from './cpu.ts';
import { median } from './median.ts';
import { keptConnections, openLoop } from './open-loop.ts';

const BETS_PER_SECOND = 200;
/**
 * Number of interval pairs, each with one quiet and one flooded interval. The number is odd, so that the median is one
 * of the measured ratios.
 */
const PAIRS = 9;
/**
 * Waiting time in seconds after a flood starts or ends. It lets a new flood reach its full rate, and lets the server
 * finish hashing the passwords sent by a flood that has ended.
 */
const SETTLE_SECONDS = 2;
const XSRF = 'bench-bench-bench-bench';

interface Asked {
  path: string;
  body: object;
  cookie?: string;
  token?: string;
  /** Client IP address. Defaults to a random address for each request. */
  address?: string;
}

export interface Answered {
  status: number;
  /** Cookies as `name=value`, as a browser would send them back. */
  cookies: string;
  text: string;
}

export type Post = (asked: Asked) => Promise<Answered>;

/** Returns `post`, which posts JSON to the API over persistent connections, and `close`, which ends the connections. */
export function poster(casino: Casino): { post: Post; close: () => void } {
  const agent = keptConnections();
  const post: Post = ({ path, body, cookie, token, address }) => {
    const text = JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          port: casino.port,
          host: '127.0.0.1',
          method: 'POST',
          path: `/api${path}`,
          agent,
          headers: {
            accept: 'application/json',
            'accept-language': 'en',
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            'x-requested-with': 'XMLHttpRequest',
            'x-xsrf-token': XSRF,
            cookie: `XSRF-TOKEN=${XSRF}${cookie ? `; ${cookie}` : ''}`,
            'x-forwarded-for': address ?? `10.${[...randomBytes(3)].join('.')}`,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        },
        (response) => {
          let answer = '';
          response.setEncoding('utf8').on('data', (part: string) => (answer += part));
          response.on('end', () => {
            const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]);
            resolve({
              status: response.statusCode ?? 0,
              cookies: cookies.join('; '),
              text: answer,
            });
          });
        },
      );
      request.on('error', reject);
      request.end(text);
    });
  };
  return { post, close: () => agent.destroy() };
}

/** Number of responses by HTTP status code; `lost` counts requests without a response. */
export type Answers = Record<string, number>;

/**
 * Sends sign-in attempts with wrong credentials at a fixed rate, without waiting for earlier responses.
 * @returns a function that ends the flood and waits for the last responses
 */
export function startFlood(
  perSecond: number,
  send: (n: number) => Promise<Answered>,
): () => Promise<Answers> {
  const answers: Answers = {};
  const count = (what: string) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const open = new Set<Promise<void>>();
  let sent = 0;
  const startMs = performance.now();
  const timer = setInterval(() => {
    while (sent < ((performance.now() - startMs) / 1000) * perSecond) {
      const one = send(sent).then(
        ({ status }) => count(String(status)),
        () => count('lost'),
      );
      sent += 1;
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

/**
 * Sends sign-in requests at a fixed rate until the returned function is called.
 * @returns a function that stops sending and returns the sorted durations of the successful sign-ins in milliseconds,
 *   and the number of refused sign-ins
 */
function startReturns(
  perSecond: number,
  send: (n: number) => Promise<Answered>,
): () => Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  let refused = 0;
  let n = 0;
  const timer = setInterval(() => {
    const fromMs = performance.now();
    open.push(
      send(n++).then(({ status }) => {
        if (status === 200) times.push(performance.now() - fromMs);
        else refused += 1;
      }),
    );
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return { times: times.toSorted((a, b) => a - b), refused };
  };
}

export interface Flooded {
  /** Duration of each measurement interval, in seconds. */
  seconds: number;
  flood: { perSecond: number; send: (n: number) => Promise<Answered> };
  /** Sign-ins from known devices, measured with and without the flood. */
  returns: { perSecond: number; send: (n: number) => Promise<Answered> };
  bet: (n: number) => Promise<Answered>;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Places bets during alternating quiet and flooded intervals, so that each flooded interval can be compared with the
 * quiet interval before it.
 *
 * @throws Error if the response to a bet has a status other than 200 or 503
 */
export async function measureUnderFlood({ seconds, flood, returns, bet }: Flooded) {
  let stopFlood: (() => Promise<Answers>) | undefined;
  const floods: Promise<Answers>[] = [];
  const endFlood = () => {
    if (stopFlood) floods.push(stopFlood());
    stopFlood = undefined;
  };
  let refused = 0;
  const machine = shares();
  const stopReturns = startReturns(returns.perSecond, returns.send);
  const { p99s } = await openLoop(
    {
      rate: BETS_PER_SECOND,
      seconds,
      stretches: 2 * PAIRS,
      settleSeconds: SETTLE_SECONDS,
      atStretch: (stretch) => {
        endFlood();
        if (stretch % 2 === 1) stopFlood = startFlood(flood.perSecond, flood.send);
      },
    },
    async (n) => {
      const { status } = await bet(n);
      if (status === 503) refused += 1;
      else if (status !== 200) throw new Error(`answered ${status}`);
    },
  );
  endFlood();
  const back = await stopReturns();
  const [quiet, flooded] = [0, 1].map((turn) => p99s.filter((_, n) => n % 2 === turn)) as [
    number[],
    number[],
  ];
  const ratios = flooded.map((p99, n) => p99 / (quiet[n] ?? p99));
  const listed = (values: number[]) => values.map((value) => value.toFixed(1)).join(' ');
  console.log(`bets, p99 quiet:   ${listed(quiet)} ms`);
  console.log(`bets, p99 flooded: ${listed(flooded)} ms, ${refused} refused in all`);
  console.log(`ratios of neighbours: ${listed(ratios)}; ${machine.describe()}`);
  const answers: Answers = {};
  for (const answered of await Promise.all(floods))
    for (const [status, count] of Object.entries(answered))
      answers[status] = (answers[status] ?? 0) + count;
  console.log(`the flood was answered ${JSON.stringify(answers)}`);
  const backP99 = back.times[Math.floor(back.times.length * 0.99)] ?? 0;
  console.log(
    `sign-ins on known devices: p99 ${backP99.toFixed(0)} ms, ${back.refused} of ${back.times.length + back.refused} refused`,
  );
  return {
    bet_p99_ms_quiet: rounded(median(quiet)),
    bet_p99_ms_under_flood: rounded(median(flooded)),
    bet_p99_ratio_under_flood: rounded(median(ratios)),
    known_device_sign_in_p99_ms: rounded(backP99),
    known_device_refused: back.refused,
  };
}
