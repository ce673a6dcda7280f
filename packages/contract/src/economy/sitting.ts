import { contributionPercent, MAX_BONUS_STAKE_CENTS } from '@wl/world/house/contribution';
import type { FastRandom } from '@wl/games/simulation/xoshiro';
import type { PlayedSlot } from './pay-table.ts';
import type { Purse } from './purse.ts';

/** A slot, the stake aimed at (cents) and when to leave it. Where money does not reach, the next smaller stake is played. */
export interface Plan {
  slot: PlayedSlot;
  stakeCents: number;
}

export interface Until {
  rounds: number;
  /** Leave when no bonus runs any more. */
  bonusesEnd?: boolean;
  /** Leave when this much cash was staked in this sitting. */
  cashStaked?: number;
  /** Leave when cash has reached or fallen under this. */
  cashAtLeast?: number;
  cashUnder?: number;
  /** Leave when bonus money has reached this. */
  bonusAtLeast?: number;
}

/** What a sitting came to, in cents. */
export interface Sitting {
  rounds: number;
  cashStaked: number;
  cashPaid: number;
  /**
   * Payouts above their mean. Its own mean is 0 whatever the strategy (optional stopping), so taking it away from a result
   * changes nothing but the spread: most of what luck does is gone.
   */
  luck: number;
}

const CONTRIBUTION = contributionPercent('video') / 100;

/** Plays one slot until a reason to leave. */
export function sit(purse: Purse, plan: Plan, until: Until, random: FastRandom): Sitting {
  const { tables } = plan.slot;
  const cashStakedLimit = until.cashStaked ?? Infinity;
  const cashAtLeast = until.cashAtLeast ?? Infinity;
  const cashUnder = until.cashUnder ?? 0;
  const bonusAtLeast = until.bonusAtLeast ?? Infinity;
  const bonusesEnd = until.bonusesEnd ?? false;
  const top = topTable(plan);
  let rounds = 0;
  let cashStaked = 0;
  let cashPaid = 0;
  let luck = 0;
  while (rounds < until.rounds) {
    if (bonusesEnd && purse.running === 0) break;
    const { cash, bonus } = purse;
    if (cash >= cashAtLeast || cash < cashUnder || bonus >= bonusAtLeast) break;
    if (cashStaked >= cashStakedLimit) break;
    let at = top;
    while (at >= 0) {
      const stake = tables[at]!.stakeCents;
      if (cash >= stake || (stake <= MAX_BONUS_STAKE_CENTS && cash + bonus >= stake)) break;
      at--;
    }
    if (at < 0) break;
    const table = tables[at]!;
    const stake = table.stakeCents;
    const payout = table.draw(random);
    purse.settle(stake, payout, Math.floor(stake * CONTRIBUTION));
    if (cash >= stake) {
      cashStaked += stake;
      cashPaid += payout;
    } else if (cash > 0) {
      cashStaked += cash;
      cashPaid += payout - Math.floor(((stake - cash) * payout) / stake);
    }
    luck += payout - table.meanCents;
    rounds++;
  }
  return { rounds, cashStaked, cashPaid, luck };
}

/** The largest stake of the ladder that is not above the plan's; the smallest when all are. */
function topTable({ slot, stakeCents }: Plan): number {
  let top = 0;
  slot.tables.forEach((table, at) => {
    if (table.stakeCents <= stakeCents) top = at;
  });
  return top;
}
