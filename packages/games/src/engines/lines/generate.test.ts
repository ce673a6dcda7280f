import { describe, expect, it } from 'vitest';
import { config as midnightTube } from '../../catalogue/midnight-tube/config.ts';
import { config as neonShibuya } from '../../catalogue/neon-shibuya/config.ts';
import { config as pachiSevens } from '../../catalogue/pachi-sevens/config.ts';
import { xoshiro128, xoshiroState, type FastRandom } from '../../simulation/xoshiro.ts';
import { createBoard } from '../slots/board.ts';
import { compileSlot } from '../slots/compile.ts';
import type { LinesConfig } from '../slots/config.ts';
import { judgeOf } from '../slots/judge.ts';
import { analyzeSlot } from './analysis.ts';
import { compileLines, type CompiledLines, type CompiledMode } from './compile.ts';
import { generateLines, type GeneratedSums } from './generate.ts';
import { openingReels } from './openings.ts';
import { piecesOf } from './pieces.ts';
import { createSimulator, type SlotSimulator } from './simulate.ts';

/**
 * Compares the generated program and the simulator, on random boards, with the line-by-line evaluation used for
 * members' rounds.
 */
function compareBoards(slot: CompiledLines, boards: number): void {
  const generated = generateLines(slot);
  const simulator = createSimulator(slot);
  const played = compileSlot(slot.config);
  const judge = judgeOf(played);
  const board = createBoard(played);
  const random = xoshiro128(5);
  const stops = new Int32Array(slot.cols);
  for (let drawn = 0; drawn < boards; drawn++) {
    const set = random.int(slot.sets.length);
    slot.sets[set]!.lengths.forEach((length, reel) => {
      const stop = (stops[reel] = random.int(length));
      for (let row = 0; row < slot.rows; row++)
        board.cells[reel * played.stride + row] = slot.sets[set]!.strips[reel]![stop + row]!;
    });
    const expected = judge(board, 1, null);
    for (const { linePay } of [generated, simulator])
      if (linePay(set, stops) !== expected)
        throw new Error(`${set}: ${stops.join()}: ${linePay(set, stops)} is not ${expected}`);
  }
}

/** Draws an integer below `n` as the generated program does, but with exact big integers. */
function drawBelow(n: number, random: FastRandom): number {
  for (;;) {
    const product = BigInt(random.word()) * BigInt(n);
    if (Number(BigInt.asUintN(32, product)) >= 2 ** 32 % n) return Number(product >> 32n);
  }
}

/**
 * Returns the totals that the generated program must produce. Computes them with the simulator and the random draws
 * documented in `generate.ts`.
 */
function expectedRun(slot: CompiledLines, seed: number, rounds: number): GeneratedSums {
  const simulator = createSimulator(slot);
  const random = xoshiro128(seed);
  const { trigger, retrigger, multiplier, maxSpins } = slot.freeSpins;
  const sums = { rounds, boards: 0, sum: 0, squares: 0, hits: 0, highest: 0 };
  for (let round = 0; round < rounds; round++) {
    const base = drawBoard(slot, slot.base, simulator, random);
    sums.boards++;
    let total = base.won;
    let awarded = Math.min(trigger[base.scatters]!, maxSpins);
    for (let played = 0; played < awarded && total < slot.capHundredths; played++) {
      const free = drawBoard(slot, slot.free, simulator, random);
      sums.boards++;
      total += free.won * multiplier;
      awarded = Math.min(awarded + retrigger[free.scatters]!, maxSpins);
    }
    total = Math.min(total, slot.capHundredths);
    sums.sum += total;
    sums.squares += total * total;
    if (total > 0) sums.hits++;
    sums.highest = Math.max(sums.highest, total);
  }
  return sums;
}

function drawBoard(
  slot: CompiledLines,
  mode: CompiledMode,
  simulator: SlotSimulator,
  random: FastRandom,
) {
  let chosen = 0;
  if (mode.sets.length > 1) {
    let drawn = drawBelow(
      mode.weights.reduce((sum, weight) => sum + weight, 0),
      random,
    );
    while (drawn >= mode.weights[chosen]!) drawn -= mode.weights[chosen++]!;
  }
  const set = mode.sets[chosen]!;
  const { lengths } = slot.sets[set]!;
  const stops: number[] = [];
  for (const { reels, counts } of piecesOf(slot)) {
    let rest = drawBelow(counts[set]!, random);
    for (const reel of reels.toReversed()) {
      stops[reel] = rest % lengths[reel]!;
      rest = Math.floor(rest / lengths[reel]!);
    }
  }
  const scatters = simulator.scatterCount(set, stops);
  return { scatters, won: simulator.linePay(set, stops) + slot.scatterPay[scatters]! };
}

describe.each([
  ['neon-shibuya', neonShibuya],
  ['midnight-tube', midnightTube],
  ['pachi-sevens', pachiSevens],
])('the generated program of %s', (_, config) => {
  const slot = compileLines(config);
  const generated = generateLines(slot);

  it('evaluates 200,000 random boards as members’ rounds are evaluated', () => {
    compareBoards(slot, 200_000);
  });

  it('plays the rounds that its draws determine, including free spins', () => {
    expect(generated.run(xoshiroState(41), 100_000)).toEqual(expectedRun(slot, 41, 100_000));
  });

  it('continues where the previous run stopped', () => {
    const state = xoshiroState(7);
    const parts = [1, 999, 4_000].map((rounds) => generated.run(state, rounds));
    const whole = generated.run(xoshiroState(7), 5_000);
    for (const sum of ['boards', 'sum', 'squares', 'hits'] as const)
      expect(parts.reduce((all, part) => all + part[sum], 0)).toBe(whole[sum]);
  });

  it('is generated once per compiled slot', () => {
    expect(generateLines(slot)).toBe(generated);
    expect(generateLines(compileLines(config))).not.toBe(generated);
  });
});

it('a generated program reaches the exact return of its game', () => {
  const slot = compileLines(neonShibuya);
  const rounds = 4_000_000;
  const { sum, hits } = generateLines(slot).run(xoshiroState(3), rounds);
  const { returnShare, sigma, hitShare } = analyzeSlot(slot);
  const root = Math.sqrt(rounds);
  expect(Math.abs(sum / rounds / 100 - returnShare) / (sigma / root)).toBeLessThan(4);
  const deviation = Math.sqrt(hitShare * (1 - hitShare)) / root;
  expect(Math.abs(hits / rounds - hitShare) / deviation).toBeLessThan(4);
});

/** Returns a random game that the line engine accepts, with random dimensions, pays and strips. */
function randomConfig(seed: number): LinesConfig {
  const random = xoshiro128(seed);
  const from = (least: number, most: number) => least + random.int(most - least + 1);
  const cols = from(3, 6);
  const rows = from(1, 4);
  const paying = Array.from({ length: from(2, 9) }, (_, i) => `pay${i}`);
  const hasWild = random.int(4) > 0;
  const hasScatter = random.int(4) > 0;
  const keys = [...paying, ...(hasWild ? ['wild'] : []), ...(hasScatter ? ['scatter'] : [])];
  const pays = () =>
    Object.fromEntries(
      Array.from({ length: cols - 1 }, (_, i) => [i + 2, random.int(3) * from(1, 40)]),
    );
  const kindOf = (key: string) => (key === 'wild' || key === 'scatter' ? key : 'pay');
  const reelSet = () => ({
    strips: Array.from({ length: cols }, () =>
      Array.from({ length: from(rows, 9) }, () => keys[random.int(keys.length)]!).join(' '),
    ),
  });
  const lines = Array.from({ length: random.int(3) === 0 ? from(33, 70) : from(1, 32) }, () =>
    Array.from({ length: cols }, () => random.int(rows)),
  );
  return {
    id: `random-${seed}`,
    mathVersion: '1',
    city: 'tokyo',
    category: 'video',
    grid: { cols, rows },
    symbols: Object.fromEntries(
      keys.map((key) => [key, { kind: kindOf(key), pays: pays() }] as const),
    ),
    pay: { type: 'lines', lines },
    reelSets: { A: reelSet(), B: reelSet(), F: reelSet(), G: reelSet() },
    modes: {
      base: random.int(2) ? { A: from(1, 5_000), B: from(1, 5_000) } : { B: 1 },
      ...(random.int(3) > 0 && { fs: random.int(2) ? { F: 3, G: 2 } : { G: 1 } }),
    },
    features: [
      {
        kind: 'free_spins',
        trigger: { 3: 4 },
        retrigger: { 4: 2 },
        multiplier: from(1, 3),
        maxSpins: 20,
      },
    ],
    wincap: from(5, 5_000),
    bet: { levels: [100] },
    rtp: { target: 96, tol: 0.01, method: 'exact' },
  };
}

describe('generated programs of random games', () => {
  const slots = Array.from({ length: 60 }, (_, seed) => compileLines(randomConfig(seed)));

  it('evaluate boards as members’ rounds are evaluated', () => {
    for (const slot of slots) compareBoards(slot, 2_000);
  });

  it('play the rounds that their draws determine', () => {
    for (const slot of slots) {
      // Without a reel set for free spins, the slot must not award free spins, so remove its triggers.
      if (slot.free.sets.length === 0) slot.freeSpins.trigger.fill(0);
      expect(generateLines(slot).run(xoshiroState(9), 1_000)).toEqual(expectedRun(slot, 9, 1_000));
    }
  });

  it('look up two reels where three would be too many, and evaluate many lines correctly', () => {
    const strips = Array.from({ length: 5 }, (_, reel) => {
      const random = xoshiro128(reel);
      const keys = Object.keys(neonShibuya.symbols);
      return Array.from({ length: 75 + reel }, () => keys[random.int(keys.length)]!).join(' ');
    });
    const slot = compileLines({
      ...neonShibuya,
      reelSets: { A: { strips } },
      modes: { base: { A: 1 }, fs: { A: 1 } },
    });
    expect(openingReels(slot)).toBe(2);
    compareBoards(slot, 100_000);
    expect(generateLines(slot).run(xoshiroState(2), 20_000)).toEqual(expectedRun(slot, 2, 20_000));
  });

  it('are rejected for payouts in fractions of a hundredth', () => {
    const config = { ...neonShibuya, features: [{ ...neonShibuya.features[0]!, multiplier: 1.5 }] };
    expect(() => generateLines(compileLines(config))).toThrow(/whole hundredths/);
    const scatter = (pay: number) =>
      compileLines({
        ...neonShibuya,
        symbols: { ...neonShibuya.symbols, torii: { kind: 'scatter', pays: { 3: pay } } },
      });
    expect(() => generateLines(scatter(0.005))).toThrow(/whole hundredths/);
    const slot = scatter(0.07);
    expect(slot.scatterPay[3]).not.toBe(7);
    slot.scatterPay = slot.scatterPay.map(Math.round);
    expect(generateLines(scatter(0.07)).run(xoshiroState(6), 5_000)).toEqual(
      expectedRun(slot, 6, 5_000),
    );
  });
});
