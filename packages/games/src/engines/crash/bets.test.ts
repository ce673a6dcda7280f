import { describe, expect, it } from 'vitest';
import { createChain, linkOf, tableKey } from '../../fairness/chain.ts';
import { createStream } from '../../fairness/stream.ts';
import { payoutCents } from '../../money.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { ANY_STAKE } from '../../tables/table-game.ts';
import { tableCrash } from '../../tables/crash.ts';
import {
  checkCrashBet,
  climbMs,
  highestFor,
  judgeCashOut,
  settleCrashBet,
  type CrashBet,
} from './bets.ts';
import { CRASH_RULES, crashPoint, multiplierAt, timeToReach } from './rules.ts';

const checked = (bet: unknown) => checkCrashBet(CRASH_RULES, ANY_STAKE, bet);
const reasonOf = (bet: unknown) => {
  const judged = checked(bet);
  return judged.ok ? 'ok' : judged.reason;
};
const payOf = (point: number, bet: CrashBet) =>
  payoutCents(bet.parts, settleCrashBet(CRASH_RULES, point, bet).payouts);

const TARGETS = [101, 120, 150, 200, 300, 500, 1_000, 2_000, 10_000, 100_000];

describe('over 1,000,000 climbs', () => {
  const random = xoshiro128(6);
  const rounds = 1_000_000;
  const reached = TARGETS.map(() => 0);
  const paid = TARGETS.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const point = crashPoint(CRASH_RULES, random);
    for (const [place, target] of TARGETS.entries()) {
      if (point < target) break;
      reached[place]!++;
      paid[place]! += payOf(point, { parts: { first: 100 }, autoCashOut: { first: target } });
    }
  }

  it.each(TARGETS)('P(crash ≥ %i hundredths) is 99 / x within its interval', (target) => {
    const chance = 99 / target;
    const error = Math.sqrt((chance * (1 - chance)) / rounds);
    const z = (reached[TARGETS.indexOf(target)]! / rounds - chance) / error;
    expect(Math.abs(z)).toBeLessThan(3.9);
  });

  it.each(TARGETS)(
    'an automatic cash-out at %i hundredths pays its target, 99 % in all',
    (target) => {
      const place = TARGETS.indexOf(target);
      expect(paid[place]).toBe(reached[place]! * target);
      const error = target * Math.sqrt((99 / target) * (1 - 99 / target)) * Math.sqrt(1 / rounds);
      expect(Math.abs(paid[place]! / rounds - 99)).toBeLessThan(3.9 * error);
    },
  );
});

it('climbs of a chain have the same distribution', () => {
  const rounds = 20_000;
  const chain = createChain('6c'.repeat(32), rounds, 1);
  const reached = TARGETS.map(() => 0);
  for (let index = 0; index < rounds; index++) {
    const key = tableKey('drand-4711', linkOf(chain, index));
    const point = tableCrash.draw(createStream(key, tableCrash.slug, tableCrash.mathVersion));
    TARGETS.forEach((target, place) => (reached[place]! += point >= target ? 1 : 0));
  }
  for (const [place, target] of TARGETS.entries()) {
    const chance = 99 / target;
    const error = Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(reached[place]! / rounds - chance) / error, `${target}`).toBeLessThan(3.9);
  }
});

describe('two bets on a climb', () => {
  const bet: CrashBet = {
    parts: { first: 1_000, second: 500 },
    autoCashOut: { first: 150, second: 1_000 },
  };

  it('are cashed out independently of each other', () => {
    expect(payOf(149, bet)).toBe(0);
    expect(payOf(150, bet)).toBe(1_500);
    expect(payOf(999, bet)).toBe(1_500);
    expect(payOf(1_000, bet)).toBe(1_500 + 5_000);
    expect(settleCrashBet(CRASH_RULES, 300, bet).events).toEqual([
      { type: 'climb_ended', hundredths: 300 },
      { type: 'spot_settled', spot: 'first', hundredths: 150 },
      { type: 'spot_settled', spot: 'second', hundredths: 0 },
      { type: 'round_finished' },
    ]);
  });

  it('are cashed out by hand before their target', () => {
    const early = { ...bet, cashOuts: { first: 120, second: 300 } };
    expect(payOf(110, early)).toBe(0);
    expect(payOf(121, early)).toBe(1_200);
    expect(payOf(500, early)).toBe(1_200 + 1_500);
    expect(payOf(300, { ...bet, cashOuts: { second: 300 } })).toBe(1_500 + 1_500);
    expect(payOf(299, { ...bet, cashOuts: { second: 300 } })).toBe(1_500);
    expect(payOf(5_000, { ...bet, cashOuts: { first: 4_000 } })).toBe(1_500 + 5_000);
  });

  it('pay at most the cap per bet, and still return 99 %', () => {
    const stake = 10_000;
    expect(highestFor(CRASH_RULES, stake)).toBe(250_000);
    expect(highestFor(CRASH_RULES, 10)).toBe(5_000_000);
    expect(payOf(5_000_000, { parts: { first: stake } })).toBe(CRASH_RULES.capCents);
    expect(payOf(249_999, { parts: { first: stake } })).toBe(0);
    for (const cents of [10, 500, 600, 7_700, 10_000, 99_900])
      for (const point of [100, 500, 250_000, 4_999_999, 5_000_000])
        expect(payOf(point, { parts: { second: cents } })).toBeLessThanOrEqual(
          CRASH_RULES.capCents,
        );
  });

  it('are refused with unknown spots, or with targets that they cannot reach', () => {
    expect(checked({ spots: { first: 100 } })).toEqual({
      ok: true,
      bet: { parts: { first: 100 } },
    });
    const target = (hundredths: unknown) => ({
      spots: { first: 10_000 },
      autoCashOut: { first: hundredths },
    });
    expect(reasonOf(target(101))).toBe('ok');
    expect(reasonOf(target(250_000))).toBe('ok');
    expect(reasonOf(target(250_001))).toBe('above_maximum');
    expect(reasonOf(target(100))).toBe('below_minimum');
    for (const wrong of [150.5, '150', Number.NaN, null])
      expect(reasonOf(target(wrong))).toBe('unknown_bet');
    expect(reasonOf({ spots: { first: 100 }, autoCashOut: { second: 200 } })).toBe('unknown_bet');
    expect(reasonOf({ spots: { first: 100 }, autoCashOut: [200] })).toBe('unknown_bet');
    expect(reasonOf({ spots: { third: 100 } })).toBe('unknown_bet');
  });
});

describe('a cash-out by hand', () => {
  const startedAt = 1_800_000_000_000;
  const at = (point: number, elapsed: number, target = CRASH_RULES.highest) =>
    judgeCashOut(CRASH_RULES, point, { startedAt, receivedAt: startedAt + elapsed, target });

  it('gets the multiplier of the server’s receive time, from 1.01× on', () => {
    expect(at(300, 11_552)).toEqual({ ok: true, hundredths: multiplierAt(11_552) });
    const first = timeToReach(101);
    expect(at(300, first)).toEqual({ ok: true, hundredths: 101 });
    expect(at(300, first - 1)).toEqual({ ok: false, reason: 'too_early' });
    expect(at(300, -1)).toEqual({ ok: false, reason: 'too_early' });
  });

  it('comes too late at the millisecond at which the climb ends', () => {
    for (const point of [101, 137, 250, 9_999]) {
      const end = climbMs(CRASH_RULES, point);
      expect(at(point, end)).toEqual({ ok: false, reason: 'climb_ended' });
      expect(at(point, end - 1)).toEqual({ ok: true, hundredths: point });
    }
    expect(at(100, timeToReach(101))).toEqual({ ok: false, reason: 'climb_ended' });
  });

  it('changes nothing after the automatic cash-out', () => {
    expect(at(300, timeToReach(200) - 1, 200)).toMatchObject({ ok: true });
    expect(at(300, timeToReach(200), 200)).toEqual({ ok: false, reason: 'already_out' });
    expect(at(300, timeToReach(400), 200)).toEqual({ ok: false, reason: 'already_out' });
    expect(at(150, timeToReach(200), 200)).toEqual({ ok: false, reason: 'climb_ended' });
  });

  it('succeeds in exactly the climbs in which an automatic one at its multiplier does', () => {
    for (const elapsed of [200, 1_000, 5_000, 20_000]) {
      const multiplier = multiplierAt(elapsed);
      for (let point = 100; point < 500; point++)
        expect(at(point, elapsed).ok).toBe(point >= multiplier);
    }
  });

  it('pays what it was accepted with, at random times', () => {
    const random = xoshiro128(12);
    for (let n = 0; n < 5_000; n++) {
      const point = 100 + random.int(900);
      const target = 101 + random.int(900);
      const judged = at(point, random.int(40_000), target);
      const bet: CrashBet = { parts: { first: 100 }, autoCashOut: { first: target } };
      if (judged.ok) {
        const cashedOut = { ...bet, cashOuts: { first: judged.hundredths } };
        expect(payOf(point, cashedOut)).toBe(judged.hundredths);
        expect(judged.hundredths).toBeLessThan(target);
      } else if (judged.reason === 'already_out') expect(payOf(point, bet)).toBe(target);
    }
  });
});

it('no stake ends a climb early: the point is drawn before any bet is known', () => {
  const points = Array.from({ length: 200 }, (_, seed) =>
    crashPoint(CRASH_RULES, xoshiro128(seed)),
  );
  const huge = { parts: { first: 1_000_000, second: 1_000_000 } };
  for (const [seed, point] of points.entries()) {
    const drawn = tableCrash.draw(xoshiro128(seed));
    tableCrash.settle(drawn, huge);
    expect(drawn).toBe(point);
  }
});
