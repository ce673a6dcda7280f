import { contributionPercent, MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { FastRandom } from '@wl/games/simulation/xoshiro';
import type { Session, Until } from '@wl/world/bonuses/simulation';
import type { PlayedSlot } from './pay-table.ts';
import type { Balance } from './balance.ts';

/**
 * Slot that the simulated member plays, and the stake in cents. If the balance does not cover this stake, the member
 * bets the slot's largest affordable stake.
 */
export interface Plan {
  slot: PlayedSlot;
  stakeCents: number;
}

const CONTRIBUTION = contributionPercent('video') / 100;

/** Plays one slot until a condition in `until` is met or the balance is too small for any stake. */
export function sit(balance: Balance, plan: Plan, until: Until, random: FastRandom): Session {
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
    if (bonusesEnd && balance.running === 0) break;
    const { cash, bonus } = balance;
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
    balance.settle(stake, payout, Math.floor(stake * CONTRIBUTION));
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

/**
 * Returns the index of the largest stake that does not exceed the plan's stake. If all stakes exceed it, returns the
 * index of the smallest stake.
 */
function topTable({ slot, stakeCents }: Plan): number {
  let top = 0;
  slot.tables.forEach((table, at) => {
    if (table.stakeCents <= stakeCents) top = at;
  });
  return top;
}
