import { describe, expect, it } from 'vitest';
import { gameBySlug, games } from '../../catalogue/index.ts';
import { measuredOf } from './stats.ts';
import { fingerprint, needsMeasuring } from './measure.ts';
import type { IntStream } from '../../game.ts';
import { payoutCents } from '../../money.ts';
import type { RoundEvent } from '../../round.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { createBoard } from './board.ts';
import { compileSlot, type CompiledSlot } from './compile.ts';
import { featureOf, isLinesConfig, type SlotConfig } from './config.ts';
import { meanOf, payDistribution } from './distribution.ts';
import { exactReturn, isExact } from './exact.ts';
import type { SlotGame } from './game.ts';
import { judgeOf } from './judge.ts';
import { SlotMachine } from './machine.ts';
import { simulate } from './simulate.ts';
import { BUY_TOLERANCE, slotFaults } from './validate.ts';

const slots = games.filter((game) => game.family === 'slots') as SlotGame[];
const configOf = (slug: string): SlotConfig => (gameBySlug(slug) as SlotGame).config;

/**
 * Number of simulated rounds per mode. It is large enough for |z| < 4 to be meaningful, and small enough for every test
 * run. With a time limit instead, a seed's results would depend on the machine.
 */
const ROUNDS = { spin: 1_000_000, buy: 100_000 };

function eventsOf(config: SlotConfig, stream: IntStream, buy = false): [RoundEvent[], number] {
  const events: RoundEvent[] = [];
  const bought = buy ? config.buys?.[0] : undefined;
  return [events, new SlotMachine(compileSlot(config)).round(stream, events, bought)];
}

/** Returns the sum of a round's wins, counting only the events that contribute to the payout. */
function sumOfEvents(events: readonly RoundEvent[]): number {
  const counted = new Set(
    'line_won ways_won cluster_won symbols_won scatter_won orbs_multiplied symbol_expanded hold_finished'.split(
      ' ',
    ),
  );
  return events.reduce(
    (sum, event) => sum + (counted.has(event.type) && 'hundredths' in event ? event.hundredths : 0),
    0,
  );
}

describe.each(slots.map((game) => [game.slug, game.config] as const))('%s', (slug, config) => {
  const modes = [undefined, ...(config.buys ?? [])];

  it('is valid', () => expect(slotFaults(config)).toEqual([]));

  it('has figures measured with its current configuration', () => {
    if (needsMeasuring(config)) expect(measuredOf(slug).config).toBe(fingerprint(config));
  });

  it('reaches its return in spins and bonus buys', () => {
    for (const buy of modes) {
      const exact = isExact(config) ? exactReturn(config) : undefined;
      const measured = exact
        ? undefined
        : buy
          ? measuredOf(slug).buys[buy.id]!
          : measuredOf(slug).spin;
      const expected = exact ? (buy ? exact.buys[buy.id]! : exact.total) : measured!.mean;
      const seen = simulate(config, { seed: 99, rounds: buy ? ROUNDS.buy : ROUNDS.spin }, buy);
      const z = (seen.mean - expected) / Math.hypot(seen.error, measured?.error ?? 0);
      expect(Math.abs(z), `${buy?.id ?? 'spin'}: ${seen.mean} is not ${expected}`).toBeLessThan(4);
    }
  });

  it('has a measured return near its target', () => {
    if (config.rtp.method !== 'mc') return;
    const { spin, buys } = measuredOf(slug);
    const allowed = (error: number) => config.rtp.tol + 300 * error;
    expect(Math.abs(spin.mean * 100 - config.rtp.target)).toBeLessThan(allowed(spin.error));
    for (const mode of Object.values(buys))
      expect(Math.abs(mode.mean - spin.mean) * 100).toBeLessThan(BUY_TOLERANCE + 300 * mode.error);
  });

  it('reports events that add up to its payout', () => {
    const random = xoshiro128(4);
    for (const buy of modes) {
      for (let round = 0; round < (buy ? 60 : 1_500); round++) {
        const [events, hundredths] = eventsOf(config, random, buy !== undefined);
        const capped = events.some((event) => event.type === 'win_capped');
        expect(hundredths).toBe(capped ? config.wincap * 100 : sumOfEvents(events));
        expect(events.at(-1)).toEqual({ type: 'round_finished' });
      }
    }
  });

  it('plays the same rounds with and without recording events', () => {
    const loud = xoshiro128(12);
    const quiet = xoshiro128(12);
    const slot = compileSlot(config);
    const [one, other] = [new SlotMachine(slot), new SlotMachine(slot)];
    for (const buy of modes) {
      for (let round = 0; round < (buy ? 30 : 1_500); round++)
        expect(one.round(loud, [], buy)).toBe(other.round(quiet, null, buy));
    }
    expect(loud.word()).toBe(quiet.word());
  });

  it('can reach its win cap', () => {
    const found = seedOfCap(config, (config.buys?.length ?? 0) > 0) !== undefined;
    expect(found || highestInReach(config) >= config.wincap).toBe(true);
  });

  it('accepts only its stakes and its bonus buys', () => {
    const game = gameBySlug(slug) as SlotGame;
    const stakeCents = game.stakes[0]!;
    expect(game.checkBet({ stakeCents })).toEqual({
      ok: true,
      bet: { parts: { spin: stakeCents } },
    });
    for (const { id, cost } of config.buys ?? []) {
      const checked = game.checkBet({ stakeCents, buy: id });
      expect(checked).toEqual({
        ok: true,
        bet: { parts: { spin: stakeCents, [`buy:${id}`]: stakeCents * (cost - 1) } },
      });
    }
    for (const bad of [{}, null, { stakeCents: '20' }, { stakeCents, buy: 'everything' }])
      expect(game.checkBet(bad)).toEqual({ ok: false, reason: 'unknown_bet' });
    expect(game.checkBet({ stakeCents: stakeCents + 1 })).toMatchObject({ ok: false });
    expect(game.checkBet({ stakeCents: 1e9 })).toEqual({ ok: false, reason: 'above_maximum' });
  });

  it('pays whole cents in proportion to every stake', () => {
    const random = xoshiro128(31);
    const machine = new SlotMachine(compileSlot(config));
    for (let round = 0; round < 400; round++) {
      const hundredths = machine.round(random, null);
      for (const spin of config.bet.levels) {
        const paid = payoutCents({ spin }, [{ part: 'spin', hundredths }]);
        expect(paid).toBe((spin * hundredths) / 100);
      }
    }
  });
});

/**
 * Returns the seed of a number stream that makes a round reach the cap; undefined if none is found. Each stream returns
 * the same number for up to 400 draws, so that one symbol fills the board. In real play, random numbers could produce
 * the same sequence.
 */
function seedOfCap(config: SlotConfig, buy: boolean): number | undefined {
  const machine = new SlotMachine(compileSlot(config));
  const search = xoshiro128(1);
  const bought = buy ? config.buys?.[0] : undefined;
  for (let seed = 0; seed < 200_000; seed++) {
    const period = 1 + search.int(400);
    const salt = search.word();
    let drawn = 0;
    const stream: IntStream = {
      int(n) {
        const phase = Math.floor(drawn++ / period) % 3;
        return (Math.imul(salt ^ Math.imul(n + 1, 0x9e3779b1), 2 * phase + 0x85ebca6b) >>> 5) % n;
      },
    };
    if (machine.round(stream, null, bought) === config.wincap * 100) return seed;
  }
  return undefined;
}

/**
 * Returns the highest payout that the slot can provably reach, as a multiple of the stake, or 0 if its return cannot be
 * computed exactly (`isExact`). This is the highest of three payouts:
 * - for the best board of the base game
 * - for the best free-spin board, shown in every free spin
 * - for a board full of coins
 */
function highestInReach(config: SlotConfig): number {
  if (!isExact(config)) return 0;
  const slot = compileSlot(config);
  const best = (mode: Readonly<Record<string, number>>) =>
    Math.max(...Object.keys(mode).map((set) => bestBoard(slot, config, set)));
  const spins = featureOf(config, 'free_spins');
  const most = Math.min(spins?.maxSpins ?? 0, ...Object.values(spins?.trigger ?? { 0: 0 }));
  const free = spins && config.modes.fs ? best(config.modes.fs) * spins.multiplier * most : 0;
  const coins = Object.keys(
    Object.values(config.symbols).find(({ kind }) => kind === 'coin')?.values ?? {},
  );
  const cells = slot.heights.reduce((sum, rows) => sum + rows, 0);
  const held =
    (featureOf(config, 'hold_respin')?.full ?? 0) + cells * Math.max(0, ...coins.map(Number));
  return Math.max(best(config.modes.base), free, held);
}

/**
 * Returns the highest pay of the boards with the most winning symbols, one board for each symbol. On its board, every
 * reel shows as many copies of the symbol and as many wilds as possible. With sticky wilds, every reel that has a wild
 * on its strip is filled with wilds.
 */
function bestBoard(slot: CompiledSlot, config: SlotConfig, set: string): number {
  const board = createBoard(slot);
  const judge = judgeOf(slot);
  const { strips, lengths } = slot.sets[Object.keys(config.reelSets).indexOf(set)]!;
  let best = 0;
  slot.symbols.forEach((_, symbol) => {
    for (let reel = 0; reel < slot.cols; reel++) {
      const strip = strips![reel]!;
      const rows = slot.heights[reel]!;
      const wild = strip.find((shown) => slot.wildFactor[shown]! > 0);
      const value = (stop: number) =>
        strip
          .subarray(stop, stop + rows)
          .reduce(
            (sum, shown) => sum + (shown === symbol ? 2 : 0) + 2 * slot.wildFactor[shown]!,
            0,
          );
      const stops = Array.from({ length: lengths[reel]! }, (__, stop) => stop);
      const stop = stops.reduce((top, at) => (value(at) > value(top) ? at : top), 0);
      for (let row = 0; row < rows; row++)
        board.cells[reel * slot.stride + row] =
          slot.keepsWilds && wild !== undefined ? wild : strip[stop + row]!;
    }
    best = Math.max(best, judge(board, 1, null) / 100);
  });
  return best;
}

describe('the stake of a slot', () => {
  it('changes only the amounts: the outcome is the same and the payout is linear', () => {
    for (const game of slots) {
      const bets = game.stakes.map((stakeCents) => game.checkBet({ stakeCents }));
      for (let seed = 1; seed <= 40; seed++) {
        const outcomes = bets.map((bet) => {
          if (!bet.ok) throw new Error(bet.reason);
          return { bet: bet.bet, outcome: game.play(bet.bet, xoshiro128(seed)) };
        });
        const [{ outcome: smallest }] = outcomes as [(typeof outcomes)[0]];
        for (const { bet, outcome } of outcomes) {
          expect(outcome).toEqual(smallest);
          const hundredths = outcome.payouts[0]!.hundredths;
          expect(payoutCents(bet.parts, outcome.payouts) * 100).toBe(bet.parts.spin * hundredths);
        }
      }
    }
  });
});

describe('exact figures of slots', () => {
  it.each(['harbour-betways', 'lotus-tower', 'bazaar-of-lamps'])(
    'the ways of %s, enumerated one by one, have the mean of the product formula',
    (slug) => {
      const config = configOf(slug);
      const weights = Object.entries(config.modes.base);
      const sum = weights.reduce((total, [, weight]) => total + weight, 0);
      const mean = weights.reduce(
        (total, [set, weight]) => total + (weight / sum) * meanOf(payDistribution(config, set)),
        0,
      );
      expect(mean).toBeCloseTo(exactReturn(config).basePays, 10);
    },
  );

  it('all boards of a small game, evaluated one by one, agree with the exact return', () => {
    for (const slug of ['fremont-diamonds', 'lucky-black-cab']) {
      const config = configOf(slug);
      const weights = Object.entries(config.modes.base);
      const sum = weights.reduce((total, [, weight]) => total + weight, 0);
      let mean = 0;
      for (const [set, weight] of weights) {
        const distribution = payDistribution(config, set);
        const boards = [...distribution.counts.values()].reduce((total, n) => total + n, 0);
        expect(boards).toBe(distribution.boards);
        mean += (weight / sum) * meanOf(distribution);
      }
      expect(mean).toBeCloseTo(exactReturn(config).basePays, 10);
    }
  });

  it('a game without exact figures throws a RangeError', () => {
    expect(() => exactReturn(configOf('aloha-bloom'))).toThrow(RangeError);
    expect(() => payDistribution(configOf('aloha-bloom'), 'A')).toThrow(RangeError);
  });
});

describe('slot features', () => {
  const first = <T extends RoundEvent['type']>(slug: string, type: T, buy = false) => {
    const random = xoshiro128(17);
    for (let round = 0; round < 60_000; round++) {
      const [events] = eventsOf(configOf(slug), random, buy);
      const found = events.find((event) => event.type === type);
      if (found) return { events, found: found as Extract<RoundEvent, { type: T }> };
    }
    throw new Error(`${slug} never tells ${type}`);
  };

  it('sticky wilds stay where they landed', () => {
    const { events } = first('lotus-tower', 'free_spins_finished', true);
    const stops = events.filter((event) => event.type === 'reels_stopped');
    let before: string[] = [];
    for (const { kept = [], grid } of stops) {
      expect(kept.map(String)).toEqual(before);
      before = grid.flatMap((column, reel) =>
        column.flatMap((symbol, row) => (symbol === 'wild' ? [`${reel},${row}`] : [])),
      );
    }
    expect(before.length).toBeGreaterThan(0);
  });

  it('after a win, the remaining symbols fall without changing their order', () => {
    const { events, found } = first('ginza-lantern-fall', 'symbols_fell');
    const index = events.indexOf(found);
    const before = events[0] as Extract<RoundEvent, { type: 'reels_stopped' }>;
    const gone = new Set(found.removed.map(String));
    found.grid.forEach((column, reel) => {
      const kept = before.grid[reel]!.filter((_, row) => !gone.has(`${reel},${row}`));
      expect(column.slice(column.length - kept.length)).toEqual(kept);
    });
    expect(events[index - 1]!.type).toBe('symbols_won');
  });

  it('orbs multiply the wins of a cascade by the sum of their values', () => {
    const { events, found } = first('ginza-lantern-fall', 'orbs_multiplied');
    const upTo = events.slice(0, events.indexOf(found));
    const won = sumOfEvents(upTo);
    expect(found.hundredths).toBe(won * (found.multiplier - 1));
    expect(found.orbs.reduce((sum, { value }) => sum + value, 0)).toBe(found.multiplier);
  });

  it('held coins are paid together at the end', () => {
    const { events, found } = first('diamond-head-respin', 'hold_finished');
    let sum = 0;
    for (const event of events) {
      const coins =
        event.type === 'hold_started'
          ? event.coins
          : event.type === 'respin_played'
            ? event.landed
            : [];
      for (const { value } of coins) sum += value * 100;
    }
    expect(found.hundredths).toBe(sum + found.full);
  });

  it('a growing wild never counts more than 3', () => {
    const { events } = first('mosaic-park', 'free_spins_finished', true);
    const values = events.flatMap((event) => ('values' in event ? (event.values ?? []) : []));
    expect(Math.max(...values.map(({ value }) => value))).toBeLessThanOrEqual(3);
  });

  it('a bought bonus plays no base spin', () => {
    const { events } = first('harbour-betways', 'bonus_bought', true);
    expect(events[0]).toEqual({ type: 'bonus_bought', id: 'free_spins', cost: 80 });
    expect(events.some((event) => event.type === 'reels_stopped' && event.mode === 'base')).toBe(
      false,
    );
  });
});

describe('validation of slots', () => {
  const faults = (slug: string, change: Partial<SlotConfig>) =>
    slotFaults({ ...configOf(slug), ...change }).join('; ');

  it('names the fault of each invalid configuration', () => {
    expect(faults('aloha-bloom', { pay: { type: 'cluster', min: 4, coins: 20 } })).toMatch(
      /no pay for 4/,
    );
    expect(faults('ginza-lantern-fall', { features: [] })).toMatch(/orbs|go together/);
    expect(faults('harbour-betways', { grid: { cols: 5, rows: [3, 4] } })).toMatch(
      /rows for 2 of 5/,
    );
    expect(
      faults('harbour-betways', { buys: [{ id: 'free_spins', cost: 40, spins: 10 }] }),
    ).toMatch(/too far/);
    expect(faults('bondi-breakers', { modes: { base: { X: 1 }, fs: { F: 1 } } })).toMatch(
      /unknown reel set X/,
    );
    expect(faults('aloha-bloom', { wincap: 1_000_000 })).toMatch(/above the cap/);
    expect(
      faults('mosaic-park', { cascade: { ladder: { base: [], fs: [1] }, persistFs: false } }),
    ).toMatch(/ladder/);
    expect(faults('bazaar-of-lamps', { rtp: { ...configOf('aloha-bloom').rtp } })).toMatch(
      /cannot be found/,
    );
  });

  it('distinguishes line slots from other slots', () => {
    expect(isLinesConfig(configOf('midnight-tube'))).toBe(true);
    for (const slug of ['fremont-diamonds', 'fog-and-crown', 'aloha-bloom'])
      expect(isLinesConfig(configOf(slug))).toBe(false);
  });
});
