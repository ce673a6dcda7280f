import { games } from '@wl/games/catalogue/index';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Choices, Seat, Tactic, TacticChange } from '@wl/world/bonuses/simulation';
import { isSlot, MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import { estimate, type Estimate } from './estimate.ts';
import { lifetimeOf } from './lifetime.ts';
import { lowestEdge } from './own-cost.ts';
import { fullDepositCents, moneyOf } from './reference.ts';

export interface Search {
  seed: number;
  /**
   * Number of simulated lifetimes for the first estimate of each tactic. The best tactics are estimated twice more,
   * each time with eight times as many lifetimes as before.
   */
  lifetimes: number;
  /** Slugs of the slots that staff excluded from bonus money. */
  withoutBonusMoney?: readonly string[];
}

export interface Found {
  tactic: Tactic;
  /** Estimate for the tactic, computed with new random numbers, because the tactic may have won the search by luck. */
  estimate: Estimate;
}

/** Rounds per day of a member who plays around the clock, about one every four seconds. */
const TIRELESS_ROUNDS_PER_DAY = 20_000;

const slots = games.filter(({ category }) => isSlot(category));
const ladderOf = (slug: string) => slots.find((game) => game.slug === slug)?.stakes ?? [];

const FINISH_TIMES = [undefined, 1.5, 2.5, 5, 15] as const;
const LARGE_BONUS_STAKES = [100, 200, MAX_BONUS_STAKE_CENTS];
/** Stakes in cents that the search tries with bonus money. */
const BONUS_STAKES = { large: LARGE_BONUS_STAKES, small: [20, 50, ...LARGE_BONUS_STAKES] } as const;
const DEPOSIT_SHARES = [0.05, 0.2, 0.5, 1, 1.5];
const KEPT = [24, 6] as const;
const FINAL_TIMES = 600;

/**
 * Returns pairs of a slot and a stake, for all slots except those in `without`. For each value in `stakes`, uses the
 * slot's highest possible stake that does not exceed the value.
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

/** Returns the options that the search for the best tactic tries with these terms, grouped by dimension. */
const choicesFor = (terms: BonusTerms, { withoutBonusMoney }: Search): Choices => ({
  seats,
  staking: (size) =>
    seats(BONUS_STAKES[size], withoutBonusMoney).flatMap((bonus) =>
      FINISH_TIMES.map((finishTimes) => finishing(bonus, finishTimes)),
    ),
  deposits: () => DEPOSIT_SHARES.map((share) => Math.round(fullDepositCents(terms) * share)),
});

function finishing(bonus: Seat, finishTimes: number | undefined): TacticChange {
  return finishTimes === undefined ? { bonus } : { bonus, finishTimes };
}

function startOf(terms: BonusTerms, without: readonly string[] = []): Tactic {
  const allowed = slots.filter(({ slug }) => !without.includes(slug));
  const cheapest = slots.toSorted((a, b) => lowestEdge(a.slug) - lowestEdge(b.slug))[0]!;
  return {
    depositCents: fullDepositCents(terms),
    first: moneyOf(terms).firstSeat?.(terms) ?? { game: cheapest.slug, stakeCents: 100 },
    cashesOutEarly: true,
    bonus: { game: allowed[0]!.slug, stakeCents: MAX_BONUS_STAKE_CENTS },
    usesCrumbs: true,
    roundsPerDay: TIRELESS_ROUNDS_PER_DAY,
  };
}

/**
 * Searches for the best legal tactic for an item. Changes one dimension at a time, so it may miss a better tactic. If
 * the value of the tactic exceeds the item's backing (see `backingCents`), the price is too low. A lower value proves
 * nothing.
 * @throws RangeError for tickets, which involve no money
 */
export function bestTactic(terms: BonusTerms, gambler: number, search: Search): Found {
  let best = startOf(terms, search.withoutBonusMoney);
  let { seed } = search;
  const valueOf = (tactic: Tactic, lifetimes: number) =>
    estimate(lifetimeOf(terms, tactic, gambler), lifetimes, seed).value;
  for (const changes of moneyOf(terms).dimensions(terms, choicesFor(terms, search))) {
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

/** Applies a change to a tactic. A change to `bonus` also removes `finishTimes`, unless the change sets it. */
function changed(tactic: Tactic, change: TacticChange): Tactic {
  const { finishTimes, ...rest } = tactic;
  return change.bonus || finishTimes === undefined
    ? { ...rest, ...change }
    : { ...rest, finishTimes, ...change };
}
