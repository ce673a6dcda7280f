import type { CompiledMode, CompiledLines } from './compile.ts';
import { enumerateBoards, type BoardDistribution } from './distribution.ts';

/**
 * Exact statistics of one game, as shares of the stake: 0.96 means 96%. They ignore the payout cap (see
 * `capShiftBound`).
 */
export interface SlotAnalysis {
  returnShare: number;
  /** Standard deviation of one round's payout, as a multiple of the stake. */
  sigma: number;
  /** Probability that a round pays anything. */
  hitShare: number;
  /** Probability that a base spin starts free spins. */
  triggerChance: number;
  /** Part of `returnShare` that comes from free spins. */
  freeSpinsShare: number;
  /**
   * Highest pay of a single board in the base game and in the free spins, as a multiple of the stake. Multipliers are
   * not included.
   */
  bestBoard: { base: number; free: number };
  /**
   * Upper bound on how much the payout cap can lower the return, as a share of the stake (Chernoff bound on the exact
   * distribution).
   */
  capShiftBound: number;
}

/** Possible outcome of one board: its probability, pay and awarded free spins. */
interface BoardCase {
  chance: number;
  /** Pay as a multiple of the stake, including the mode's multiplier. */
  win: number;
  spins: number;
}

/**
 * Computes exact statistics by full enumeration. A free spin pays Y itself and awards A more free spins, so its total
 * value R is Y plus the total values of those spins. With q = E[A]: E[R] = E[Y] / (1 − q) and Var[R] = Var[Y + A·E[R]]
 * / (1 − q) (branching process).
 */
export function analyzeSlot(slot: CompiledLines): SlotAnalysis {
  const distributions = slot.sets.map((_, index) => enumerateBoards(slot, index));
  const { freeSpins } = slot;
  const base = casesOf(slot, slot.base, distributions, freeSpins.trigger, 1);
  const free = casesOf(slot, slot.free, distributions, freeSpins.retrigger, freeSpins.multiplier);
  const retriggers = expect(free, (board) => board.spins);
  const spinMean = expect(free, (board) => board.win) / (1 - retriggers);
  const spinVariance =
    variance(free, (board) => board.win + board.spins * spinMean) / (1 - retriggers);
  const awards = expect(base, (board) => board.spins);
  const withSpins = (board: BoardCase) => board.win + board.spins * spinMean;
  const emptySpin = chanceOfNothing(free);
  return {
    returnShare: expect(base, withSpins),
    sigma: Math.sqrt(variance(base, withSpins) + awards * spinVariance),
    hitShare: 1 - expect(base, (board) => (board.win > 0 ? 0 : emptySpin ** board.spins)),
    triggerChance: expect(base, (board) => (board.spins > 0 ? 1 : 0)),
    freeSpinsShare: awards * spinMean,
    bestBoard: {
      base: base.reduce((best, board) => Math.max(best, board.win), 0),
      free: free.reduce((best, board) => Math.max(best, board.win), 0) / freeSpins.multiplier,
    },
    capShiftBound: capShiftBound(base, free, slot.capHundredths / 100),
  };
}

function casesOf(
  slot: CompiledLines,
  mode: CompiledMode,
  distributions: readonly BoardDistribution[],
  awards: readonly number[],
  multiplier: number,
): BoardCase[] {
  const weightSum = mode.weights.reduce((sum, weight) => sum + weight, 0);
  const cases: BoardCase[] = [];
  mode.sets.forEach((set, index) => {
    const distribution = distributions[set];
    if (!distribution) return;
    const share = (mode.weights[index] ?? 0) / weightSum / distribution.boards;
    distribution.counts.forEach((counts, scatters) => {
      counts.forEach((boards, units) => {
        if (boards === 0) return;
        const hundredths = units * distribution.unit + (slot.scatterPay[scatters] ?? 0);
        const win = (hundredths * multiplier) / 100;
        cases.push({ chance: boards * share, win, spins: awards[scatters] ?? 0 });
      });
    });
  });
  return cases;
}

function expect(cases: readonly BoardCase[], value: (board: BoardCase) => number): number {
  let sum = 0;
  for (const board of cases) sum += board.chance * value(board);
  return sum;
}

function variance(cases: readonly BoardCase[], value: (board: BoardCase) => number): number {
  const mean = expect(cases, value);
  return expect(cases, (board) => (value(board) - mean) ** 2);
}

/**
 * Returns z, the probability that neither a free spin nor any of the free spins that it triggers pays anything. z is
 * the solution of z = Σ P(no win, a spins awarded) z^a.
 */
function chanceOfNothing(free: readonly BoardCase[]): number {
  let z = 0;
  for (let step = 0; step < 100; step++) {
    const last = z;
    z = expect(free, (board) => (board.win > 0 ? 0 : last ** board.spins));
  }
  return z;
}

/**
 * Returns an upper bound on how much a cap c on a round's total win T reduces the return: the smallest of the bounds
 * for the tested values of θ. For every θ > 0, E[(T − c)+] ≤ E[e^{θT}] · e^{−θc} / (θe), because x ≤ e^{θx} / (θe).
 * If a free spin wins Y and awards A spins, its total win has the moment generating function M = E[e^{θY} M^A].
 */
function capShiftBound(
  base: readonly BoardCase[],
  free: readonly BoardCase[],
  cap: number,
): number {
  let best = Infinity;
  for (let theta = 0.0005; theta < 0.05; theta *= 1.15) {
    const spin = momentOfSpin(free, theta);
    if (!Number.isFinite(spin)) break;
    const moment = expect(base, (board) => Math.exp(theta * board.win) * spin ** board.spins);
    best = Math.min(best, (moment * Math.exp(-theta * cap)) / (theta * Math.E));
  }
  return best;
}

function momentOfSpin(free: readonly BoardCase[], theta: number): number {
  let moment = 1;
  for (let step = 0; step < 200; step++) {
    const last = moment;
    moment = expect(free, (board) => Math.exp(theta * board.win) * last ** board.spins);
    if (!(moment < 1e6)) return Infinity;
    if (Math.abs(moment - last) < 1e-12 * moment) return moment;
  }
  return Infinity;
}
