import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTopUp as startCall } from '@wl/contract/wallet-top-ups';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import type { TestClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { makePlayer } from '../play/testing-players.ts';
import { useProviders, type PaymentProvider } from '../wallet/payments.ts';
import { updateTopUp } from '../wallet/repository.ts';
import { limitsOf, type Name } from './testing-limits.ts';

/**
 * Tests concurrent top-ups over HTTP against an oracle that shares no code with the server. For some serial order of
 * the requests, the oracle must compute exactly the server's outcomes, including error codes and remaining amounts.
 */

const RUNS = 6;
const BURSTS = 14;
const CASINO_LIMITS = { minimum: 10_00, transaction: 2_000_00, day: 5_000_00, month: 20_000_00 };

interface Accepted {
  id: string;
  at: Date;
  cents: number;
  declined: boolean;
}
type Caps = Partial<Record<'day' | 'week' | 'month', number>>;
/** Outcome of a request: `ok`, or the error code, followed by the remaining amount if the error reports it. */
type Answer = string;

/**
 * Functions that return the key of the day, month or week that contains an instant. The key of a week is the date of
 * its Monday.
 */
const calendar = {
  day: (at: Date) => at.toISOString().slice(0, 10),
  month: (at: Date) => at.toISOString().slice(0, 7),
  week: (at: Date) => {
    const back = new Date(at);
    while (back.getUTCDay() !== 1) back.setUTCDate(back.getUTCDate() - 1);
    return back.toISOString().slice(0, 10);
  },
};

function rest(accepted: Accepted[], window: keyof typeof calendar, cap: number, now: Date) {
  const sameWindow = calendar[window];
  const sum = accepted
    .filter(({ at, declined }) => !declined && sameWindow(at) === sameWindow(now))
    .reduce((total, { cents }) => total + cents, 0);
  return Math.max(0, cap - sum);
}

/** Returns the expected outcome of one request, given the requests already accepted. */
function answer(accepted: Accepted[], caps: Caps, cents: number, now: Date): Answer {
  if (cents < CASINO_LIMITS.minimum) return 'wallet.below_minimum';
  const own = (['day', 'week', 'month'] as const)
    .filter((window) => caps[window] !== undefined)
    .map((window) => rest(accepted, window, caps[window] ?? 0, now));
  const ownLeft = own.length === 0 ? Infinity : Math.min(...own);
  const day = rest(accepted, 'day', CASINO_LIMITS.day, now);
  const month = rest(accepted, 'month', CASINO_LIMITS.month, now);
  let casino: Answer = 'ok';
  let casinoLeft = Infinity;
  if (cents > CASINO_LIMITS.transaction)
    [casino, casinoLeft] = ['wallet.above_transaction_limit', CASINO_LIMITS.transaction];
  else if (cents > day) [casino, casinoLeft] = [`wallet.above_daily_limit ${day}`, day];
  else if (cents > month) [casino, casinoLeft] = [`wallet.above_monthly_limit ${month}`, month];
  if (cents > ownLeft && ownLeft <= casinoLeft) return `limits.deposit_reached ${ownLeft}`;
  return casino;
}

function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [index, first] of items.entries())
    for (const others of orders(items.toSpliced(index, 1))) yield [first, ...others];
}

/** Returns true if, for at least one order of the requests, the oracle gives the same answers as the server. */
function isSerial(
  before: Accepted[],
  caps: Caps,
  asked: { cents: number; answer: Answer }[],
  now: Date,
): boolean {
  for (const order of orders(asked)) {
    const accepted = [...before];
    const fits = order.every(({ cents, answer: given }) => {
      const expected = answer(accepted, caps, cents, now);
      if (expected === 'ok') accepted.push({ id: '', at: now, cents, declined: false });
      return expected === given;
    });
    if (fits) return true;
  }
  return false;
}

/** Payment provider stub that starts every requested payment. */
const provider = {
  name: 'harbour',
  startPayment: ({ reference }) =>
    Promise.resolve({ providerRef: reference, redirectUrl: 'https://pay.example/page' }),
} as Pick<PaymentProvider, 'name' | 'startPayment'> as PaymentProvider;

let app: TestApp;
let clock: TestClock;
beforeAll(async () => {
  app = await startTestApp();
  clock = app.clock as TestClock;
  useProviders(app.deps, [provider]);
});
afterAll(() => app.close());

test('the oracle itself detects a broken deposit limit', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const caps = { day: 100_00 };
  const both = [60_00, 50_00].map((cents) => ({ cents, answer: 'ok' }));
  expect(isSerial([], caps, both, now)).toBe(false);
  expect(isSerial([], { day: 110_00 }, both, now)).toBe(true);
  const one = [
    { cents: 60_00, answer: 'ok' },
    { cents: 50_00, answer: 'limits.deposit_reached 4000' },
  ];
  expect(isSerial([], caps, one, now)).toBe(true);
  // Refusing both requests matches no serial order: in any order, the first request has the full limit available.
  const neither = one.with(0, { cents: 60_00, answer: 'limits.deposit_reached 10000' });
  expect(isSerial([], caps, neither, now)).toBe(false);
  // A Sunday and the following Monday are in different weeks but in the same month.
  const sunday = { id: '', at: new Date('2026-03-08T23:59:59Z'), cents: 90_00, declined: false };
  const monday = new Date('2026-03-09T00:00:00Z');
  expect(answer([sunday], { week: 100_00 }, 50_00, monday)).toBe('ok');
  expect(answer([sunday], { month: 100_00 }, 50_00, monday)).toBe('limits.deposit_reached 1000');
});

/**
 * Clock steps in milliseconds, chosen so that the clock reaches the ends of days, weeks and months as well as times in
 * between.
 */
const steps = [1, 1000, 60_000, 3_600_000, 7 * 3_600_000, 86_400_000, 3 * 86_400_000];

test.each(Array.from({ length: RUNS }, (_, run) => [20261121 + run]))(
  'random concurrent top-ups get the results of some serial order (seed %i)',
  async (seed) => {
    const { int: below } = xoshiro128(seed);
    const pick = <T>(items: readonly T[]) => items[below(items.length)] as T;
    const memberId = await makePlayer(app.deps);
    // Start shortly before the end of a week or a month, or on an ordinary evening.
    clock.set(
      pick([
        '2027-01-31T23:59:58Z',
        '2027-02-28T23:00:00Z',
        '2027-03-07T23:59:59Z',
        '2027-05-12T21:00:00Z',
      ]),
    );
    const accepted: Accepted[] = [];
    const caps: Caps = {};
    const seen = new Set<string>();
    for (let burst = 0; burst < BURSTS; burst += 1) {
      const client = await app.signedIn('member', memberId);
      const limits = limitsOf(client);
      const window = pick(['day', 'week', 'month'] as const);
      const name: Name = `deposit ${window}`;
      const request = pick([0, 30_00, 75_00, 200_00, 500_00, 1_500_00, 6_000_00]);
      const isStricter = caps[window] === undefined || request < caps[window];
      if (burst % 2 === 0 && isStricter && (request > 0 || below(4) === 0)) {
        expect((await limits.put(name, request)).status).toBe(200);
        caps[window] = request;
      } else if (burst % 3 === 0) {
        // A higher limit applies only after the delay and a confirmation.
        expect((await limits.put(name, request)).status).toBe(200);
        if (isStricter) caps[window] = request;
        else if (below(2) === 0 && request !== caps[window]) {
          clock.advance(24 * 3_600_000);
          const later = limitsOf(await app.signedIn('member', memberId));
          expect((await later.confirm(name, request)).status).toBe(200);
          caps[window] = request;
        }
      }
      const declined = accepted.findLast((each) => !each.declined);
      if (declined && below(4) === 0) {
        await app.deps.transaction((tx) =>
          updateTopUp(tx, declined.id, { state: 'declined' }, clock.now()),
        );
        declined.declined = true;
      }
      clock.advance(pick(steps));
      const now = clock.now();
      const fresh = await app.signedIn('member', memberId);
      const amounts = Array.from({ length: 2 + below(4) }, () =>
        pick([5_00, 10_00, 20_00, 35_00, 75_00, 150_00, 500_00, 1_999_99, 2_000_00, 2_000_01]),
      );
      const asked = await Promise.all(
        amounts.map(async (cents) => {
          const body = { key: randomUUID(), amount_cents: cents, kind: 'card' };
          // Send each request twice at the same time. The duplicate must not start a second top-up.
          const [reply, same] = await Promise.all([
            fresh.call(startCall, { body }),
            fresh.call(startCall, { body }),
          ]);
          if (reply.status === 200) {
            expect(same.body).toEqual(reply.body);
            return { cents, id: (reply.body as { data: { id: string } }).data.id, answer: 'ok' };
          }
          const { code, params } = reply.body as { code: string; params?: { left?: number } };
          seen.add(code);
          return {
            cents,
            id: '',
            answer: params?.left === undefined ? code : `${code} ${params.left}`,
          };
        }),
      );
      const context = { seed, burst, now: now.toISOString(), caps, asked };
      expect(isSerial(accepted, caps, asked, now), JSON.stringify(context)).toBe(true);
      for (const { id, cents } of asked.filter((each) => each.answer === 'ok'))
        accepted.push({ id, at: now, cents, declined: false });
      for (const each of ['day', 'week', 'month'] as const) {
        const { value, used, left } = (await limitsOf(fresh).one(`deposit ${each}`)) ?? {};
        expect(value).toBe(caps[each] ?? null);
        const spent = Number.MAX_SAFE_INTEGER - rest(accepted, each, Number.MAX_SAFE_INTEGER, now);
        expect(used, JSON.stringify(context)).toBe(spent);
        if (value !== null) expect(left).toBe(Math.max(0, (value ?? 0) - spent));
      }
    }
    expect(seen, 'own limits were met').toContain('limits.deposit_reached');
  },
  120_000,
);
