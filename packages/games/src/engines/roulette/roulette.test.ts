import { describe, expect, it } from 'vitest';
import { spotStats } from './family.ts';
import { game } from '../../catalogue/westminster-roulette/game.ts';
import { payoutCents } from '../../money.ts';
import { DOUBLE_ZERO, RED, SPOTS, spotPockets, WHEEL, wheelOf } from './layout.ts';
import { coveredPockets, playRoulette, spotPay } from './rules.ts';

const landing = (pocket: number) => ({ int: () => pocket });
const kinds = (kind: string) => [...SPOTS.values()].filter((spot) => spot.kind === kind);

describe('the roulette layout', () => {
  it('has every spot of a single-zero table', () => {
    const counts = ['straight', 'split', 'street', 'trio', 'corner', 'first_four', 'line'];
    expect(counts.map((kind) => kinds(kind).length)).toEqual([37, 60, 12, 2, 22, 1, 11]);
    expect(SPOTS.size).toBe(37 + 60 + 12 + 2 + 22 + 1 + 11 + 6 + 6);
  });

  it('maps spot ids to their pockets and rejects unknown spots', () => {
    expect(spotPockets('split:17-20')).toEqual([17, 20]);
    expect(spotPockets('split:0-3')).toEqual([0, 3]);
    expect(spotPockets('street:16-17-18')).toEqual([16, 17, 18]);
    expect(spotPockets('corner:16-17-19-20')).toEqual([16, 17, 19, 20]);
    expect(spotPockets('line:16-17-18-19-20-21')).toEqual([16, 17, 18, 19, 20, 21]);
    expect(spotPockets('trio:0-2-3')).toEqual([0, 2, 3]);
    expect(spotPockets('first-four')).toEqual([0, 1, 2, 3]);
    expect(spotPockets('column:3')?.slice(0, 3)).toEqual([3, 6, 9]);
    expect(spotPockets('split:3-4')).toBeUndefined();
    expect(spotPockets('corner:18-19-21-22')).toBeUndefined();
  });

  it('has the European wheel with alternating red and black pockets', () => {
    expect(new Set(WHEEL).size).toBe(37);
    expect(RED.size).toBe(18);
    WHEEL.slice(1).forEach((pocket, index) => expect(RED.has(pocket)).toBe(index % 2 === 0));
  });
});

describe('the house edge of single-zero roulette', () => {
  it('is 2.702703 % on every bet, and half of that on even money (games.md §2)', () => {
    for (const spot of SPOTS.values()) {
      const edge = (1 - spotStats(game, spot).mean) * 100;
      expect(edge.toFixed(6), spot.id).toBe(spot.kind === 'even_money' ? '1.351351' : '2.702703');
    }
  });
});

describe('double-zero roulette', () => {
  const rules = { ...game.rules, zeros: 2 as const, laPartage: false };
  const { pockets, spots } = wheelOf(2);

  it('has 38 pockets that alternate between red and black, except for the zeros', () => {
    expect(new Set(pockets).size).toBe(38);
    expect(pockets.indexOf(DOUBLE_ZERO)).toBe(19);
    const half = (from: number) => pockets.slice(from, from + 18).map((pocket) => RED.has(pocket));
    expect(half(1)).toEqual(Array.from({ length: 18 }, (_, index) => index % 2 === 1));
    expect(half(20)).toEqual(Array.from({ length: 18 }, (_, index) => index % 2 === 0));
  });

  it('has a house edge of 5.263158 %, or 7.894737 % on the first five (games.md §2)', () => {
    for (const spot of spots.values()) {
      const paid = pockets.reduce((sum, pocket) => sum + spotPay(rules, spot, pocket), 0);
      const edge = (1 - paid / 38 / 100) * 100;
      expect(edge.toFixed(6), spot.id).toBe(spot.kind === 'first_five' ? '7.894737' : '5.263158');
    }
    expect(spots.get('split:0-00')?.pockets).toEqual([0, 37]);
    expect(spots.has('first-four')).toBe(false);
  });

  it('reports pocket 37 as 00', () => {
    const outcome = playRoulette(rules, { parts: { 'straight:00': 10 } }, landing(37));
    expect(outcome.events[0]).toEqual({ type: 'ball_landed', pocket: '00', wheelIndex: 19 });
    expect(outcome.payouts).toEqual([{ part: 'straight:00', hundredths: 3600 }]);
  });
});

describe('a roulette round', () => {
  it('settles every spot, including losing ones, in the order of their ids', () => {
    const checked = game.checkBet({ spots: { red: 100, 'straight:17': 50, 'split:17-20': 10 } });
    if (!checked.ok) throw new Error(checked.reason);
    const outcome = game.play(checked.bet, landing(17));
    expect(outcome.events).toEqual([
      { type: 'ball_landed', pocket: '17', wheelIndex: 8 },
      { type: 'spot_settled', spot: 'red', hundredths: 0 },
      { type: 'spot_settled', spot: 'split:17-20', hundredths: 1800 },
      { type: 'spot_settled', spot: 'straight:17', hundredths: 3600 },
      { type: 'round_finished' },
    ]);
    expect(payoutCents(checked.bet.parts, outcome.payouts)).toBe(50 * 36 + 10 * 18);
  });

  it('returns half of even-money stakes on zero', () => {
    const checked = game.checkBet({ spots: { odd: 10, 'dozen:1': 10, 'first-four': 10 } });
    if (!checked.ok) throw new Error(checked.reason);
    const outcome = game.play(checked.bet, landing(0));
    expect(payoutCents(checked.bet.parts, outcome.payouts)).toBe(5 + 90);
  });
});

describe('roulette bets', () => {
  const reasonOf = (bet: unknown) => {
    const checked = game.checkBet(bet);
    return checked.ok ? 'ok' : checked.reason;
  };

  it('are accepted or rejected according to the rules of the table', () => {
    expect(reasonOf({ spots: { red: 10 } })).toBe('ok');
    expect(reasonOf({ spots: { red: 10_000, 'dozen:1': 2_350 } })).toBe('ok');
    expect(reasonOf({ spots: {} })).toBe('empty_bet');
    expect(reasonOf({ spots: { red: 0 } })).toBe('below_minimum');
    expect(reasonOf({ spots: { red: -10 } })).toBe('below_minimum');
    expect(reasonOf({ spots: { red: 10_010 } })).toBe('above_maximum');
    expect(reasonOf({ spots: { red: 15 } })).toBe('stake_off_ladder');
    for (const bet of [null, undefined, 7, {}, { spots: [] }, { spots: { red: '10' } }]) {
      expect(reasonOf(bet)).toBe('unknown_bet');
    }
    expect(reasonOf({ spots: { 'straight:37': 10 } })).toBe('unknown_bet');
    expect(reasonOf({ spots: { constructor: 10 } })).toBe('unknown_bet');
    expect(reasonOf({ spots: { red: 10.5 } })).toBe('unknown_bet');
  });

  it('are limited to 60 spots and $1,000', () => {
    const ids = [...SPOTS.keys()];
    const stake = (count: number, cents: number) => ({
      spots: Object.fromEntries(ids.slice(0, count).map((id) => [id, cents])),
    });
    expect(reasonOf(stake(60, 10))).toBe('ok');
    expect(reasonOf(stake(61, 10))).toBe('above_maximum');
    expect(reasonOf(stake(10, 10_000))).toBe('ok');
    expect(reasonOf(stake(11, 10_000))).toBe('above_maximum');
  });

  it('report how many pockets they cover', () => {
    expect(coveredPockets(game.rules, ['red', 'black'])).toBe(36);
    expect(coveredPockets(game.rules, ['dozen:1', 'straight:0', 'straight:1'])).toBe(13);
  });
});
