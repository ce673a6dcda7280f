import { describe, expect, it } from 'vitest';
import { config as neonShibuya } from '../../catalogue/neon-shibuya/config.ts';
import type { IntStream } from '../../game.ts';
import { payoutCents } from '../../money.ts';
import type { RoundEvent } from '../../round.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { createBoard } from '../slots/board.ts';
import { compileSlot } from '../slots/compile.ts';
import type { LinesConfig } from '../slots/config.ts';
import { exactReturn as exactSlotReturn, solveMixture } from '../slots/exact.ts';
import { slotGame } from '../slots/game.ts';
import { judgeLine, judgeOf, lineWin } from '../slots/judge.ts';
import { SlotMachine } from '../slots/machine.ts';
import { slotFaults } from '../slots/validate.ts';
import { analyzeSlot } from './analysis.ts';
import { exactReturn } from './closed-form.ts';
import { compileLines, type CompiledLines } from './compile.ts';
import { createSimulator } from './simulate.ts';

/** Small game with features that Neon Shibuya lacks: paying wilds on the first reel, and 40 lines. */
const WILD_EVERYWHERE: LinesConfig = {
  ...neonShibuya,
  id: 'test-wilds',
  symbols: {
    a: { kind: 'pay', pays: { 2: 4, 3: 20, 4: 80, 5: 400 } },
    b: { kind: 'pay', pays: { 3: 8, 4: 40, 5: 120 } },
    c: { kind: 'pay', pays: { 3: 4, 4: 20, 5: 60 } },
    w: { kind: 'wild', pays: { 2: 8, 3: 40, 4: 200, 5: 1000 } },
    s: { kind: 'scatter', pays: { 3: 2, 4: 10, 5: 50 } },
  },
  grid: { cols: 5, rows: 4 },
  pay: {
    type: 'lines',
    lines: Array.from({ length: 40 }, (_, line) =>
      Array.from({ length: 5 }, (_, reel) => (line + reel * ((line >> 2) + 1)) % 4),
    ),
  },
  reelSets: {
    A: {
      strips: [
        'a b c s b c w a c b c b',
        'b w w c s a b c b a c',
        'w a c b s c b a w c',
        'c b a w b s c b a a c b',
        'a b s b w c b a c b',
      ],
    },
  },
  modes: { base: { A: 1 }, fs: { A: 1 } },
  features: [
    { kind: 'free_spins', trigger: { 3: 4 }, retrigger: { 4: 2 }, multiplier: 3, maxSpins: 30 },
  ],
};

const games: [string, LinesConfig][] = [
  ['neon-shibuya', neonShibuya],
  ['wilds everywhere', WILD_EVERYWHERE],
];

/**
 * Returns a function that evaluates the lines of the board at the given stops with the code used for members' rounds.
 */
function judgeAt(config: LinesConfig) {
  const slot = compileSlot(config);
  const board = createBoard(slot);
  const judge = judgeOf(slot);
  return (set: number, stops: readonly number[]) => {
    stops.forEach((stop, reel) => {
      for (let row = 0; row < slot.stride; row++)
        board.cells[reel * slot.stride + row] = slot.sets[set]!.strips![reel]![stop + row]!;
    });
    return judge(board, 1, null);
  };
}

describe('a payline', () => {
  const slot = compileSlot(WILD_EVERYWHERE);
  const board = createBoard(slot);
  const line = Int16Array.from([0, 1, 2, 3, 4], (reel) => reel * slot.stride);
  const judge = (keys: string) => {
    [...keys].forEach((key, reel) => (board.cells[line[reel]!] = slot.symbols.indexOf(key)));
    const hundredths = judgeLine(slot, board, line);
    return hundredths === 0 ? undefined : { ...lineWin, hundredths };
  };
  const inHundredths = (lineBets: number) => (lineBets * 100) / 40;

  it('pays the better of the wild run and the symbol run', () => {
    expect(judge('wwwca')).toEqual({
      factor: 1,
      symbol: 3,
      count: 3,
      hundredths: inHundredths(40),
    });
    expect(judge('wwaac')).toEqual({
      factor: 1,
      symbol: 0,
      count: 4,
      hundredths: inHundredths(80),
    });
    expect(judge('wwwwb')).toEqual({
      factor: 1,
      symbol: 3,
      count: 4,
      hundredths: inHundredths(200),
    });
    expect(judge('wwwww')).toEqual({
      factor: 1,
      symbol: 3,
      count: 5,
      hundredths: inHundredths(1000),
    });
    expect(judge('wwbcc')).toEqual({ factor: 1, symbol: 1, count: 3, hundredths: inHundredths(8) });
  });

  it('ends at a scatter, which a wild does not replace', () => {
    expect(judge('wwsaa')).toEqual({ factor: 1, symbol: 3, count: 2, hundredths: inHundredths(8) });
    expect(judge('saaaa')).toBeUndefined();
    expect(judge('aawas')).toEqual({
      factor: 1,
      symbol: 0,
      count: 4,
      hundredths: inHundredths(80),
    });
  });
});

describe.each(games)('%s', (_, config) => {
  const slot = compileLines(config);
  const simulator = createSimulator(slot);
  const judge = judgeAt(config);

  it('simulates the payouts of 100,000 random boards as played', () => {
    const random = xoshiro128(11);
    for (let round = 0; round < 100_000; round++) {
      const index = random.int(slot.sets.length);
      const set = slot.sets[index]!;
      const stops = set.lengths.map((length) => random.int(length));
      const fast = simulator.linePay(index, stops);
      const slow = judge(index, stops);
      if (fast !== slow) throw new Error(`${set.name} ${stops.join()}: ${fast} is not ${slow}`);
    }
  });

  it('simulates whole rounds as played, including free spins', () => {
    const fast = xoshiro128(3);
    const slow = xoshiro128(3);
    const machine = new SlotMachine(compileSlot(config));
    for (let round = 0; round < 5_000; round++) {
      const played = machine.round(slow, null);
      const simulated = simulator.round(fast);
      if (played !== simulated) throw new Error(`round ${round}: ${simulated} is not ${played}`);
    }
  });
});

describe('exact figures of a line slot', () => {
  const neon = analyzeSlot(compileLines(neonShibuya));

  it('closed form and full enumeration agree', () => {
    expect(neon.returnShare).toBeCloseTo(exactReturn(neonShibuya).total, 10);
    const wilds = analyzeSlot(compileLines(WILD_EVERYWHERE));
    expect(wilds.returnShare).toBeCloseTo(exactReturn(WILD_EVERYWHERE).total, 10);
    for (const [, config] of games) {
      expect(exactSlotReturn(config).total).toBeCloseTo(exactReturn(config).total, 10);
    }
  });

  it('a simulation is within its error of the exact figures', () => {
    const slot = compileLines(neonShibuya);
    const { returnShare, sigma, hitShare } = neon;
    const simulator = createSimulator(slot);
    const random = xoshiro128(2026);
    const rounds = 300_000;
    let sum = 0;
    let hits = 0;
    for (let round = 0; round < rounds; round++) {
      const hundredths = simulator.round(random);
      sum += hundredths / 100;
      if (hundredths > 0) hits++;
    }
    expect(Math.abs(sum / rounds - returnShare)).toBeLessThan((3 * sigma) / Math.sqrt(rounds));
    expect(hits / rounds).toBeCloseTo(hitShare, 2);
  });

  it('the win cap is reachable and changes the return by less than the tolerance', () => {
    const { bestBoard, capShiftBound } = neon;
    const feature = neonShibuya.features[0]!;
    expect(bestBoard.free * feature.multiplier * feature.trigger[3]!).toBeGreaterThan(2_500);
    expect(capShiftBound * 100).toBeLessThan(neonShibuya.rtp.tol);
  });

  it('mixture weights are solved for the target return', () => {
    const returnOf = (base: Record<string, number>) =>
      exactReturn({ ...neonShibuya, modes: { ...neonShibuya.modes, base } }).total;
    const base = solveMixture(returnOf, 'A', 'B', 0.96);
    expect(base).toEqual(neonShibuya.modes.base);
    expect(() => solveMixture(returnOf, 'A', 'B', 2)).toThrow(RangeError);
  });
});

/** Returns a stream of the given integers, followed by zeros. */
function scripted(...answers: number[]) {
  return { int: () => answers.shift() ?? 0 };
}

function repeated(stops: readonly number[], times: number): number[] {
  return Array.from({ length: times }, () => stops).flat();
}

/** Returns stops, one for each reel of the reel set, that show exactly `wanted` torii (the scatter symbol). */
function stopsWithScatters(slot: CompiledLines, setIndex: number, wanted: number): number[] {
  const set = slot.sets[setIndex]!;
  return set.scatters.map((table, reel) => table.findIndex((n) => n === (reel < wanted ? 1 : 0)));
}

function totalOf(events: RoundEvent[]): number {
  let total = 0;
  for (const event of events) {
    if (event.type === 'line_won' || event.type === 'scatter_won') total += event.hundredths;
  }
  return total;
}

describe('a round of Neon Shibuya', () => {
  const slot = compileLines(neonShibuya);
  const playSlot = (config: LinesConfig, stream: IntStream) => {
    const events: RoundEvent[] = [];
    const hundredths = new SlotMachine(compileSlot(config)).round(stream, events);
    return { events, payouts: [{ part: 'spin', hundredths }] };
  };
  const typesOf = ({ events }: { events: RoundEvent[] }) => events.map((event) => event.type);

  it('awards ten free spins for three scatters and ten more during them, and ends in order', () => {
    const base = stopsWithScatters(slot, 0, 3);
    const again = stopsWithScatters(slot, 2, 3);
    const quiet = stopsWithScatters(slot, 2, 0);
    const outcome = playSlot(neonShibuya, scripted(0, ...base, ...again, ...repeated(quiet, 19)));
    const awards = outcome.events.filter((event) => event.type === 'free_spins_awarded');
    expect(awards.map(({ spins, retrigger }) => [spins, retrigger])).toEqual([
      [10, false],
      [10, true],
    ]);
    const started = outcome.events.filter((event) => event.type === 'free_spin_started');
    expect(started).toHaveLength(20);
    expect(started[0]).toMatchObject({ index: 1, of: 10, multiplier: 2 });
    expect(started[19]).toMatchObject({ index: 20, of: 20 });
    expect(typesOf(outcome).slice(-2)).toEqual(['free_spins_finished', 'round_finished']);
    expect(outcome.payouts).toEqual([{ part: 'spin', hundredths: totalOf(outcome.events) }]);
  });

  it('stops at the win cap', () => {
    const base = stopsWithScatters(slot, 0, 3);
    const strips = slot.sets[2]!.strips;
    const tower = slot.symbols.indexOf('tower');
    const full = strips.map((strip) =>
      strip.findIndex((_, stop) => [0, 1, 2].every((row) => strip[stop + row] === tower)),
    );
    const outcome = playSlot(neonShibuya, scripted(0, ...base, ...repeated(full, 10)));
    expect(outcome.payouts).toEqual([{ part: 'spin', hundredths: 250_000 }]);
    expect(typesOf(outcome).slice(-3)).toEqual([
      'win_capped',
      'free_spins_finished',
      'round_finished',
    ]);
    expect(outcome.events.filter((event) => event.type === 'free_spin_started')).toHaveLength(5);
  });

  it('plays at most 200 free spins', () => {
    const again = stopsWithScatters(slot, 2, 3);
    const uncapped = { ...neonShibuya, wincap: 1_000_000 };
    const base = stopsWithScatters(slot, 0, 3);
    const outcome = playSlot(uncapped, scripted(0, ...base, ...repeated(again, 300)));
    const started = outcome.events.filter((event) => event.type === 'free_spin_started');
    expect(started).toHaveLength(200);
  });

  it('pays whole cents at every stake', () => {
    const random = xoshiro128(8);
    for (let round = 0; round < 300; round++) {
      const { payouts } = playSlot(neonShibuya, random);
      for (const stake of neonShibuya.bet.levels) {
        const exact = (stake * payouts[0]!.hundredths) / 100;
        expect(payoutCents({ spin: stake }, payouts)).toBe(exact);
      }
    }
  });
});

describe('validation of a line slot', () => {
  const faultsOf = (change: Partial<LinesConfig>) => slotFaults({ ...neonShibuya, ...change });

  it('accepts Neon Shibuya', () => {
    expect(slotFaults(neonShibuya)).toEqual([]);
  });

  it('rejects a return that misses its target, also when the game is loaded', () => {
    const modes = { base: { A: 1 }, fs: { F: 1 } };
    expect(faultsOf({ modes })[0]).toMatch(/return 88\.\d+ % is not 96/);
    expect(() => slotGame({ ...neonShibuya, modes }, { studio: 'x' })).toThrow(/return/);
  });

  it('rejects stakes that give fractional cents, leave the ladder, are unsorted, or allow too high a win', () => {
    expect(faultsOf({ bet: { levels: [25] } }).join()).toMatch(/whole cents/);
    expect(faultsOf({ bet: { levels: [30] } }).join()).toMatch(/ladder/);
    expect(faultsOf({ bet: { levels: [200, 100] } }).join()).toMatch(/rise/);
    expect(faultsOf({ wincap: 5_000 }).join()).toMatch(/above the cap/);
  });

  it('rejects two scatters in one window, also across the end of a strip', () => {
    const strips = [...neonShibuya.reelSets.A!.strips];
    const withStrip = (strip: string) => ({
      reelSets: { ...neonShibuya.reelSets, A: { strips: [strip, ...strips.slice(1)] } },
    });
    expect(faultsOf(withStrip('torii koi torii fan sushi dango')).join()).toMatch(/two scatters/);
    expect(faultsOf(withStrip('torii koi fan sushi dango torii')).join()).toMatch(/two scatters/);
    expect(faultsOf(withStrip('torii koi fan sushi crab')).join()).toMatch(/unknown symbol crab/);
  });

  it('rejects lines that leave the grid or repeat', () => {
    const lines = [...neonShibuya.pay.lines];
    const withLine = (line: number[]) => ({
      pay: { type: 'lines' as const, lines: [...lines.slice(1), line] },
    });
    expect(faultsOf(withLine([0, 1, 2, 3, 0])).join()).toMatch(/does not fit/);
    expect(faultsOf(withLine([...lines[1]!])).join()).toMatch(/repeats/);
  });
});
