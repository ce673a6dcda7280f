import { games } from '@wl/games/catalogue/index';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { isSlot, MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import { estimate, type Estimate } from './estimate.ts';
import { lifetimeOf } from './lifetime.ts';
import { lowestEdge } from './own-cost.ts';
import { fullDepositCents, TIRELESS_ROUNDS_PER_DAY, type Seat, type Tactic } from './tactic.ts';

/** Settings that determine how thorough the search for the best tactic is. */
export interface Search {
  seed: number;
  /**
   * Number of simulated lifetimes for the first estimate of each tactic. The tactics that are kept are estimated twice
   * more, each time with eight times as many lifetimes.
   */
  lifetimes: number;
  /** Slugs of slots that do not accept bonus money, although their category does. */
  withoutBonusMoney?: readonly string[];
}

export interface Found {
  tactic: Tactic;
  /** Estimate with fresh random numbers, so that a tactic that was best by chance is not overrated. */
  estimate: Estimate;
}

type Change = Partial<Tactic>;

const slots = games.filter(({ category }) => isSlot(category));
const ladderOf = (slug: string) => slots.find((game) => game.slug === slug)?.stakes ?? [];

const FINISH_TIMES = [undefined, 1.5, 2.5, 5, 15] as const;
const PROFIT_TIMES = [1.5, 3, 6, 15] as const;
/**
 * Stakes for bonus money, in cents. Stakes below $1 are tried only for small bonuses, because a large bonus already
 * lasts for hours at $1.
 */
const BONUS_STAKES = [100, 200, MAX_BONUS_STAKE_CENTS];
const SMALL_BONUS_STAKES = [20, 50, ...BONUS_STAKES];
const BOLD_STAKES = [500, 1_000, 2_500, 10_000];
const DEPOSIT_SHARES = [0.05, 0.2, 0.5, 1, 1.5];
const KEPT = [24, 6] as const;
const FINAL_TIMES = 600;

/**
 * Returns pairs of a slot and a stake for all slots except those in `without`. For each value in `stakes`, a slot is
 * paired with the highest stake of its ladder that does not exceed the value.
 */
function seats(stakes: readonly number[], without: readonly string[] = []): Seat[] {
  return slots
    .filter(({ slug }) => !without.includes(slug))
    .flatMap(({ slug }) => {
      const ladder = ladderOf(slug);
      const reached = stakes.map((stake) => ladder.findLast((level) => level <= stake));
      return [...new Set(reached)]
        .filter((stakeCents) => stakeCents !== undefined)
        .map((stakeCents) => ({ game: slug, stakeCents }));
    });
}

/** Returns the search dimensions of an item's tactics, in search order. Each dimension lists all its values. */
function dimensionsOf(terms: BonusTerms, { withoutBonusMoney }: Search): Change[][] {
  const isLarge = terms.kind === 'deposit_bonus';
  const bonusSeats = seats(isLarge ? BONUS_STAKES : SMALL_BONUS_STAKES, withoutBonusMoney);
  const staking = bonusSeats.flatMap((bonus) =>
    FINISH_TIMES.map((finishTimes): Change => finishing(bonus, finishTimes)),
  );
  const full = fullDepositCents(terms);
  const deposits = DEPOSIT_SHARES.map((share) => ({ depositCents: Math.round(full * share) }));
  switch (terms.kind) {
    case 'deposit_bonus': {
      const enough = deposits.filter(
        ({ depositCents }) => depositCents >= terms.minDepositCents && depositCents <= full,
      );
      // The bonus is the same whether or not the deposit is cashed out early, but the cost of the deposit differs.
      return [staking, enough, [{ cashesOutEarly: true }, { cashesOutEarly: false }]];
    }
    case 'deposit_cashback': {
      const enough = deposits.filter(({ depositCents }) => depositCents >= terms.minDepositCents);
      const bold = seats(BOLD_STAKES).flatMap((seat) =>
        PROFIT_TIMES.map((profitTimes): Change => ({ bold: seat, profitTimes })),
      );
      const turning = seats([20, 100, 500]).map((first): Change => ({ first }));
      return [bold, turning, staking, enough, bold];
    }
    case 'spin_credits':
      return [seats([5, 20, 50, 100, 200, 500]).map((first) => ({ first })), staking];
    default:
      return [staking];
  }
}

function finishing(bonus: Seat, finishTimes: number | undefined): Change {
  return finishTimes === undefined ? { bonus } : { bonus, finishTimes };
}

function startOf(terms: BonusTerms, without: readonly string[] = []): Tactic {
  const allowed = slots.filter(({ slug }) => !without.includes(slug));
  const cheapest = slots.toSorted((a, b) => lowestEdge(a.slug) - lowestEdge(b.slug))[0]!;
  const seat = { game: cheapest.slug, stakeCents: 100 };
  const first = terms.kind === 'free_spins' ? { game: terms.game, stakeCents: 0 } : seat;
  return {
    depositCents: fullDepositCents(terms),
    first,
    cashesOutEarly: true,
    bonus: { game: allowed[0]!.slug, stakeCents: MAX_BONUS_STAKE_CENTS },
    usesCrumbs: true,
    roundsPerDay: TIRELESS_ROUNDS_PER_DAY,
  };
}

/**
 * Searches for the best legal tactic for an item, one dimension after the other. Every tactic is simulated a few times,
 * and the best ones get more lifetimes. The result is a good tactic, not necessarily the best one. A value above the
 * backing therefore proves that the item is too cheap; a value below the backing only suggests that the price is high
 * enough.
 */
export function bestTactic(terms: BonusTerms, gambler: number, search: Search): Found {
  let best = startOf(terms, search.withoutBonusMoney);
  let { seed } = search;
  const valueOf = (tactic: Tactic, lifetimes: number) =>
    estimate(lifetimeOf(terms, tactic, gambler), lifetimes, seed).value;
  for (const changes of dimensionsOf(terms, search)) {
    let tactics: Tactic[] = [best, ...changes.map((change) => changed(best, change))];
    let { lifetimes } = search;
    for (const kept of [...KEPT, 1]) {
      seed += 1;
      tactics = tactics
        .map((tactic) => ({ tactic, value: valueOf(tactic, lifetimes) }))
        .toSorted((a, b) => b.value - a.value)
        .slice(0, kept)
        .map(({ tactic }) => tactic);
      lifetimes *= 8;
    }
    best = tactics[0]!;
  }
  seed += 1;
  return {
    tactic: best,
    estimate: estimate(lifetimeOf(terms, best, gambler), search.lifetimes * FINAL_TIMES, seed),
  };
}

/**
 * Applies a change to a tactic. A change to `bonus` also replaces `finishTimes`: if the change sets no `finishTimes`,
 * the old value is dropped.
 */
function changed(tactic: Tactic, change: Change): Tactic {
  const { finishTimes, ...rest } = tactic;
  return change.bonus || finishTimes === undefined
    ? { ...rest, ...change }
    : { ...rest, finishTimes, ...change };
}
