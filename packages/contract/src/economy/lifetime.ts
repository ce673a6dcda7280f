import type { FastRandom } from '@wl/games/simulation/xoshiro';
import { depositGrantCents } from '@wl/world/bonuses/deposit-bonus/bonus';
import { cashbackCents, isTurnoverDone } from '@wl/world/bonuses/deposit-cashback/bonus';
import {
  effectiveTimes,
  requiredCents,
  type BonusTerms,
  type DepositBonusTerms,
  type DepositCashbackTerms,
  type FreeSpinsTerms,
  type SpinCreditsTerms,
  type WageredTerms,
} from '@wl/world/bonuses/kind';
import { ownCost } from './own-cost.ts';
import { playedSlot, type PlayedSlot } from './pay-table.ts';
import { Balance } from './balance.ts';
import { sit, type Plan, type Session } from './session.ts';
import type { Seat, Tactic } from './tactic.ts';

/** Outcome of one simulated lifetime of an item, in cents. */
export interface Ending {
  /** Final cash minus the cash put in and minus luck (`Session.luck`). */
  gain: number;
  /** Final cash minus the cash put in, luck included, as shown to the member. */
  gainWithLuck: number;
  /**
   * Winnings of spins paid by the operator, minus their mean. The mean of this value is 0, so subtracting any multiple
   * of it does not bias an estimate.
   */
  drawn: number;
  /** Bonus money granted, and the contribution-weighted turnover required for it. */
  granted: number;
  required: number;
  /** True if the wagering was completed with money left. */
  finished: boolean;
}

/** Function that simulates one lifetime of an item. The same random numbers give the same outcome. */
export type Lifetime = (random: FastRandom) => Ending;

/** Slot with the lowest minimum stake in the casino. */
const CRUMBS: Seat = { game: 'opera-cherries', stakeCents: 5 };

/**
 * Returns the simulation of an item under the rules of decision 34, from activation to its end, for a member who plays
 * this tactic. The Hustler skill is omitted, because rounds pay no rebate while a bonus runs or a deposit is watched
 * (decision 40).
 * @param gambler level 0 to 5
 * @param slots source of the slots: the catalogue, unless a test passes its own
 * @throws RangeError for tickets, which have no money
 */
export function lifetimeOf(
  terms: BonusTerms,
  tactic: Tactic,
  gambler: number,
  slots: (slug: string) => PlayedSlot = playedSlot,
): Lifetime {
  const teller = new Teller(tactic, gambler, slots);
  switch (terms.kind) {
    case 'deposit_bonus':
      return teller.depositBonus(terms);
    case 'deposit_cashback':
      return teller.cashback(terms);
    case 'free_spins':
      return teller.freeSpins(terms);
    case 'spin_credits':
      return teller.spinCredits(terms);
    default:
      throw new RangeError(`${terms.kind} holds no money`);
  }
}

class Teller {
  private readonly balance = new Balance();
  private readonly tactic: Tactic;
  private readonly gambler: number;
  private readonly first: Plan;
  private readonly bold: Plan | undefined;
  private readonly bonus: Plan;
  private readonly crumbs: Plan | undefined;
  private luck = 0;
  private drawn = 0;
  /**
   * Computed cost, in cents, of turnover that is not simulated. The member makes this turnover with their own cash in
   * the cheapest game.
   */
  private reckoned = 0;

  constructor(tactic: Tactic, gambler: number, slots: (slug: string) => PlayedSlot) {
    const planOf = ({ game, stakeCents }: Seat): Plan => ({ slot: slots(game), stakeCents });
    this.tactic = tactic;
    this.gambler = gambler;
    this.first = planOf(tactic.first);
    this.bold = tactic.bold && planOf(tactic.bold);
    this.bonus = planOf(tactic.bonus);
    this.crumbs = tactic.usesCrumbs ? planOf(CRUMBS) : undefined;
  }

  depositBonus(terms: DepositBonusTerms): Lifetime {
    const { depositCents: deposit, cashesOutEarly } = this.tactic;
    const granted = depositGrantCents(terms, deposit);
    const required = this.requiredOf(terms, granted);
    return (random) => {
      this.begin(cashesOutEarly ? 0 : deposit);
      if (cashesOutEarly) {
        const staked = Math.min(deposit, required);
        this.reckoned = ownCost(staked);
        this.balance.grant(granted, required - staked);
        this.wager(terms.runDays, granted, random);
        return this.end(granted, required, 0);
      }
      this.balance.grant(granted, required);
      this.wager(terms.runDays, granted, random);
      return this.end(granted, required, deposit);
    };
  }

  cashback(terms: DepositCashbackTerms): Lifetime {
    const { depositCents: deposit, profitTimes = Infinity, roundsPerDay } = this.tactic;
    const rounds = terms.watchDays * roundsPerDay;
    return (random) => {
      this.begin(deposit);
      const { balance } = this;
      const turn = this.sit(
        this.first,
        { rounds, cashStaked: terms.turnoverTimes * deposit },
        random,
      );
      let staked = turn.cashStaked;
      let paid = turn.cashPaid;
      if (this.bold && staked >= terms.turnoverTimes * deposit) {
        const boldly = this.sit(
          this.bold,
          {
            rounds: rounds - turn.rounds,
            cashUnder: terms.balanceUnderCents,
            cashAtLeast: profitTimes * deposit,
          },
          random,
        );
        staked += boldly.cashStaked;
        paid += boldly.cashPaid;
        // A cash-out ends the cashback.
        if (balance.cash >= profitTimes * deposit) return this.end(0, 0, deposit);
      }
      const watched = {
        depositCents: deposit,
        slotStakedCents: staked,
        slotPaidCents: paid,
        balanceCents: balance.cash,
      };
      if (!isTurnoverDone(terms, watched)) return this.end(0, 0, deposit);
      const granted = cashbackCents(terms, watched);
      const required = this.requiredOf(terms, granted);
      // The remaining cash is cashed out and leaves the simulation. The bonus continues without it.
      const kept = balance.cash;
      balance.cash = 0;
      balance.grant(granted, required);
      this.wager(terms.runDays, granted, random);
      return this.end(granted, required, deposit - kept);
    };
  }

  freeSpins(terms: FreeSpinsTerms): Lifetime {
    const table = this.first.slot.tables[0]!;
    return (random) => {
      this.begin(0);
      let granted = 0;
      for (let spin = 0; spin < terms.spins; spin++) granted += table.draw(random);
      this.drawn = granted - terms.spins * table.meanCents;
      const required = this.requiredOf(terms, granted);
      this.balance.grant(granted, required);
      this.wager(terms.runDays, granted, random);
      return this.end(granted, required, 0);
    };
  }

  spinCredits(terms: SpinCreditsTerms): Lifetime {
    const { slot, stakeCents } = this.first;
    const rising = slot.tables.filter((table) => table.stakeCents <= stakeCents);
    return (random) => {
      this.begin(0);
      let credit = terms.creditCents;
      let winnings = 0;
      for (;;) {
        const table = rising.findLast((each) => each.stakeCents <= credit);
        if (!table) break;
        credit -= table.stakeCents;
        const payout = table.draw(random);
        winnings += payout;
        this.drawn += payout - table.meanCents;
      }
      const granted = Math.max(0, winnings - terms.creditCents);
      const required = this.requiredOf(terms, granted);
      this.balance.grant(granted, required);
      this.wager(terms.runDays, granted, random);
      return this.end(granted, required, 0);
    };
  }

  private begin(cash: number): void {
    this.balance.reset(cash);
    this.luck = 0;
    this.drawn = 0;
    this.reckoned = 0;
  }

  private requiredOf({ wageringTimes }: WageredTerms, granted: number): number {
    return requiredCents(granted, effectiveTimes(wageringTimes, this.gambler));
  }

  private sit(plan: Plan, until: Parameters<typeof sit>[2], random: FastRandom): Session {
    const session = sit(this.balance, plan, until, random);
    this.luck += session.luck;
    return session;
  }

  /**
   * Plays until no bonus runs. When the bonus money has reached `finishTimes` × the granted amount, completes the
   * wagering with the member's own cash if that costs less than the bonus money is worth. Forfeits bonus money that is
   * left after the last round.
   */
  private wager(days: number, granted: number, random: FastRandom): void {
    const { balance, tactic } = this;
    let rounds = days * tactic.roundsPerDay;
    let mark = (tactic.finishTimes ?? Infinity) * granted;
    while (balance.running > 0) {
      const seat = this.sit(this.bonus, { rounds, bonusesEnd: true, bonusAtLeast: mark }, random);
      rounds -= seat.rounds;
      if (balance.running === 0) return;
      if (balance.bonus < mark) break;
      const cost = ownCost(balance.remaining());
      if (cost < balance.bonus) {
        this.reckoned += cost;
        balance.finishOldest();
        return;
      }
      mark = Math.max(mark, cost) + 1;
    }
    if (this.crumbs) this.sit(this.crumbs, { rounds, bonusesEnd: true }, random);
    balance.forfeit();
  }

  private end(granted: number, required: number, putIn: number): Ending {
    const gainWithLuck = this.balance.cash - putIn - this.reckoned;
    return {
      gain: gainWithLuck - this.luck,
      gainWithLuck,
      drawn: this.drawn,
      granted,
      required,
      finished: granted > 0 && this.balance.completed > 0,
    };
  }
}
