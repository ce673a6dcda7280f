import type { Round } from '@wl/contract/play';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { game as poker } from '@wl/games/catalogue/shinjuku-jacks/game';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp, type TestReply } from '../../platform/testing.ts';
import { makePlayer } from '../play/testing-players.ts';
import { limitsOf, type MemberLimits, type Name } from './testing-limits.ts';

/** Tests wager, loss and time limits over HTTP. */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const MAX_GAP_MS = 5 * MINUTE_MS;

let app: TestApp;
let clock: TestClock;
beforeAll(async () => {
  app = await startTestApp();
  clock = app.clock as TestClock;
});
afterAll(() => app.close());

type Client = Awaited<ReturnType<TestApp['signedIn']>>;
let player: Client;
let limits: MemberLimits;
beforeEach(async () => {
  clock.set('2026-03-04T12:00:00Z');
  player = await app.signedIn('member', await makePlayer(app.deps, { cashCents: 10_000_000 }));
  limits = limitsOf(player);
});
/** Signs the member in again at the clock's current time, because the old session may have expired. */
async function signInAgain() {
  player = await app.signedIn('member', player.subjectId);
  limits = limitsOf(player);
}

interface Bet {
  stake: number;
  /** Outcome of the bet: `ok`, or the error code with the reported remaining amount. */
  answer: string;
  payout: number;
  /** Position of the round among the member's rounds; -1 for a rejected bet. */
  nonce: number;
}

const red = (stakeCents: number, id = uuidv7()) => ({
  id,
  game: 'westminster-roulette',
  bet: { spots: { red: stakeCents } },
});

function toBet(stake: number, reply: TestReply): Bet {
  if (reply.status === 200) {
    const { round } = (reply.body as { data: { round: Round } }).data;
    return { stake, answer: 'ok', payout: round.payout_cents, nonce: round.proof.nonce };
  }
  const { code, params } = reply.body as { code: string; params?: { left?: number } };
  const left = params?.left === undefined ? '' : ` ${params.left}`;
  return { stake, answer: `${code}${left}`, payout: 0, nonce: -1 };
}

/**
 * Places a bet. Retries while the response is 429, which the server sends if there are more than eight simultaneous
 * calls.
 */
async function bet(stake: number): Promise<Bet> {
  const body = red(stake);
  for (;;) {
    const reply = await player.post('/api/play/rounds', body);
    if (reply.status !== 429) return toBet(stake, reply);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('a wager limit', () => {
  test('accepts only five of sixteen concurrent bets when it is enough for five', async () => {
    await limits.put('wager week', 5_00);
    const bets = await Promise.all(Array.from({ length: 16 }, () => bet(1_00)));
    expect(bets.filter(({ answer }) => answer === 'ok')).toHaveLength(5);
    expect(bets.filter(({ answer }) => answer === 'limits.wager_reached 0')).toHaveLength(11);
    expect(await limits.one('wager week')).toMatchObject({ used: 5_00, left: 0 });
    const { rows } = await app.deps.database.pool.query<{ nonce: number }>(
      'select nonce from wagers_settled where member_id = $1 order by nonce',
      [player.subjectId],
    );
    // A rejected bet must not use a nonce.
    expect(rows.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4]);
  });

  test('set at noon counts earlier stakes of the same day, week and month', async () => {
    for (const at of ['2026-02-28T20:00:00Z', '2026-03-01T09:00:00Z', '2026-03-02T00:00:00Z']) {
      clock.set(at);
      await signInAgain();
      await bet(1_00);
    }
    clock.set('2026-03-04T09:00:00Z');
    await signInAgain();
    await bet(2_00);
    clock.set('2026-03-04T12:00:00Z');
    await signInAgain();
    await limits.put('wager day', 3_00);
    await limits.put('wager month', 100_00);
    expect((await bet(2_00)).answer).toBe('limits.wager_reached 100');
    const used = async (name: Name) => (await limits.one(name))?.used;
    expect(await used('wager day')).toBe(2_00);
    expect(await used('wager week')).toBe(3_00);
    expect(await used('wager month')).toBe(4_00);
  });

  test('resets with its period; an increase applies only after the wait and a confirmation', async () => {
    await limits.put('wager day', 1_00);
    expect((await bet(1_00)).answer).toBe('ok');
    await limits.put('wager day', 5_00);
    expect((await bet(1_00)).answer).toBe('limits.wager_reached 0');
    clock.set('2026-03-04T23:59:59Z');
    await signInAgain();
    expect((await bet(1_00)).answer).toBe('limits.wager_reached 0');
    clock.set('2026-03-05T00:00:00Z');
    expect((await bet(1_00)).answer).toBe('ok');
    expect((await bet(1_00)).answer).toBe('limits.wager_reached 0');
    clock.set('2026-03-05T12:00:01Z');
    await signInAgain();
    expect((await bet(1_00)).answer).toBe('limits.wager_reached 0');
    expect((await limits.confirm('wager day', 5_00)).status).toBe(200);
    expect((await bet(4_00)).answer).toBe('ok');
  });

  test('counts a booked round once when its request is repeated', async () => {
    await limits.put('wager day', 1_00);
    const body = red(1_00);
    const replies = await Promise.all([1, 2, 3].map(() => player.post('/api/play/rounds', body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await player.post('/api/play/rounds', body)).status).toBe(200);
  });

  test('rejects bets once lowered below the amount already used, and accepts them after its removal', async () => {
    await limits.put('wager day', 10_00);
    await bet(5_00);
    await limits.put('wager day', 2_00);
    expect(await limits.one('wager day')).toMatchObject({ used: 5_00, left: 0 });
    expect((await bet(1_00)).answer).toBe('limits.wager_reached 0');
    await limits.put('wager day', null);
    clock.advance(DAY_MS + 1);
    await signInAgain();
    await limits.confirm('wager day', null);
    const { rows } = await app.deps.database.pool.query(
      'select 1 from limits_play where member_id = $1',
      [player.subjectId],
    );
    expect(rows).toEqual([]);
    expect((await bet(50_00)).answer).toBe('ok');
  });
});

describe('a time limit', () => {
  test('counts at most five minutes between two bets, and resets at midnight UTC', async () => {
    await limits.put('session_time day', 10);
    expect((await bet(1_00)).answer).toBe('ok');
    clock.advance(4 * MINUTE_MS);
    expect((await bet(1_00)).answer).toBe('ok');
    clock.advance(25 * MINUTE_MS);
    await signInAgain();
    expect((await bet(1_00)).answer).toBe('ok');
    expect(await limits.one('session_time day')).toMatchObject({ used: 9, left: 1 });
    clock.advance(59_999);
    expect((await bet(1_00)).answer).toBe('ok');
    clock.advance(1);
    expect((await bet(1_00)).answer).toBe('limits.session_time_reached');
    clock.set('2026-03-05T00:00:00Z');
    await signInAgain();
    expect((await bet(1_00)).answer).toBe('ok');
  });

  test('of zero minutes rejects every bet', async () => {
    await limits.put('session_time day', 0);
    expect((await bet(1_00)).answer).toBe('limits.session_time_reached');
  });
});

describe('a round with decisions', () => {
  const hands = (count: number) => ({
    id: uuidv7(),
    game: poker.slug,
    bet: { stakeCents: 100, hands: count },
  });
  const begin = (body: object) => player.post('/api/play/open-rounds', body);

  test('is checked against the limits when it opens, and its stake counts while it is open', async () => {
    await limits.put('wager day', 6_00);
    await limits.put('loss day', 5_50);
    expect((await begin(hands(10))).body).toMatchObject({
      code: 'limits.wager_reached',
      params: { left: 6_00 },
    });
    const body = hands(5);
    const opened = await begin(body);
    expect(opened.status).toBe(200);
    expect((await begin(body)).status).toBe(200);
    expect(await limits.one('wager day')).toMatchObject({ used: 5_00, left: 1_00 });
    expect(await limits.one('loss day')).toMatchObject({ used: 5_00, left: 50 });
    // While the round is open, its stake is counted as a loss. Only 50 cents of the loss limit remain, so another bet
    // of $1 must be rejected.
    expect((await bet(1_00)).answer).toBe('limits.loss_reached 50');
    const { body: done } = await player.post(`/api/play/open-rounds/${body.id}/actions`, {
      step: 0,
      action: 'hold:0,1',
    });
    const { round } = (done as { data: { round: Round } }).data;
    expect(await limits.one('wager day')).toMatchObject({ used: 5_00 });
    expect(await limits.one('loss day')).toMatchObject({ used: 5_00 - round.payout_cents });
  });

  test('that is open when a limit is first set counts towards it', async () => {
    const body = hands(5);
    expect((await begin(body)).status).toBe(200);
    await limits.put('wager day', 5_00);
    expect(await limits.one('wager day')).toMatchObject({ used: 5_00, left: 0 });
    expect((await bet(1_00)).answer).toBe('limits.wager_reached 0');
  });
});

interface Played extends Bet {
  atMs: number;
}
type Caps = Partial<Record<Name, number>>;

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
function week(ms: number): string {
  let monday = ms;
  while (new Date(monday).getUTCDay() !== 1) monday -= DAY_MS;
  return day(monday);
}
const keys = { day, week, month: (ms: number) => day(ms).slice(0, 7) };

/** Returns the expected outcome of a bet, computed by adding up all the bets in `played` that came before it. */
function answer(played: Played[], caps: Caps, stake: number, nowMs: number): string {
  const sum = (period: keyof typeof keys, of: (bet: Played) => number) =>
    played
      .filter(({ atMs }) => keys[period](atMs) === keys[period](nowMs))
      .reduce((total, each) => total + of(each), 0);
  const times = [...played.map(({ atMs }) => atMs), nowMs].filter((ms) => day(ms) === day(nowMs));
  const gaps = times.slice(1).map((ms, at) => Math.min(MAX_GAP_MS, ms - (times[at] ?? ms)));
  const playedMs = gaps.reduce((total, gap) => total + gap, 0);
  const time = caps['session_time day'];
  if (time !== undefined && playedMs >= time * MINUTE_MS) return 'limits.session_time_reached';
  for (const kind of ['wager', 'loss'] as const) {
    const of = (each: Played) => each.stake - (kind === 'loss' ? each.payout : 0);
    const rests = (['day', 'week', 'month'] as const).flatMap((period) => {
      const cap = caps[`${kind} ${period}`];
      return cap === undefined ? [] : [cap - sum(period, of)];
    });
    const left = Math.min(Infinity, ...rests);
    if (stake > left) return `limits.${kind}_reached ${Math.max(0, left)}`;
  }
  return 'ok';
}

test.each([1, 2, 3, 4, 5])(
  'random concurrent bets are accepted or rejected as in some serial order (seed %i)',
  async (seed) => {
    const { int } = xoshiro128(seed);
    const pick = <T>(items: readonly T[]) => items[int(items.length)] as T;
    clock.set(pick(['2026-03-31T23:50:00Z', '2026-04-05T23:58:00Z', '2026-02-28T22:00:00Z']));
    const caps: Caps = {};
    const played: Played[] = [];
    const seen = new Set<string>();
    for (let burst = 0; burst < 16; burst += 1) {
      await signInAgain();
      if (burst % 3 === 1) {
        const name = pick<Name>([
          'wager day',
          'wager week',
          'wager month',
          'loss day',
          'loss week',
          'loss month',
          'session_time day',
        ]);
        const value = name === 'session_time day' ? 12 + int(20) : 100 * (8 + int(30));
        if (caps[name] === undefined || value < caps[name]) {
          expect((await limits.put(name, value)).status).toBe(200);
          caps[name] = value;
        }
      }
      clock.advance(pick([0, 1000, MINUTE_MS, 4 * MINUTE_MS, 20 * MINUTE_MS, DAY_MS / 4, DAY_MS]));
      await signInAgain();
      const atMs = clock.now().getTime();
      const bets = await Promise.all(
        Array.from({ length: 2 + int(7) }, () => bet(pick([1_00, 2_00, 3_00, 7_00]))),
      );
      // The nonces show the order of the accepted bets. A rejected bet has no nonce, so its rejection must be correct
      // for at least one position in this order.
      const accepted = bets
        .filter((each) => each.answer === 'ok')
        .sort((a, b) => a.nonce - b.nonce)
        .map((each) => ({ ...each, atMs }));
      const context = JSON.stringify({ seed, burst, atMs, caps, bets });
      const places = [...accepted.keys(), accepted.length].map((count) => [
        ...played,
        ...accepted.slice(0, count),
      ]);
      accepted.forEach(({ stake }, at) =>
        expect(answer(places[at] ?? [], caps, stake, atMs), context).toBe('ok'),
      );
      for (const { stake, answer: given } of bets.filter((each) => each.answer !== 'ok')) {
        expect(
          places.map((before) => answer(before, caps, stake, atMs)),
          context,
        ).toContain(given);
        seen.add(given.split(' ')[0] ?? '');
      }
      played.push(...accepted);
      for (const { kind, period, used } of (await limits.all()).limits) {
        if (kind !== 'wager' && kind !== 'loss') continue;
        const expected = played
          .filter((each) => keys[period](each.atMs) === keys[period](atMs))
          .reduce((sum, each) => sum + each.stake - (kind === 'loss' ? each.payout : 0), 0);
        expect(used, context).toBe(expected);
      }
    }
    // The stored limit figures, which every bet updates, must equal the figures computed from the rounds.
    const now = clock.now();
    const { rows } = await app.deps.database.pool.query(
      `select (k.wagered_day, k.wagered_week, k.wagered_month, k.lost_day, k.lost_week, k.lost_month, k.played_day_ms)
         = (c.wagered_day, c.wagered_week, c.wagered_month, c.lost_day, c.lost_week, c.lost_month, c.played_day_ms) as same
       from limits_play k, limits_figures($1, $2) c where k.member_id = $1 and k.day = c.day`,
      [player.subjectId, now],
    );
    for (const row of rows as { same: boolean }[]) expect(row.same).toBe(true);
    expect([...seen].some((code) => code.startsWith('limits.'))).toBe(true);
  },
  120_000,
);
