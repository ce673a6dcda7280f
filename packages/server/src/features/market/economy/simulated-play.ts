import type { FastRandom } from '@wl/games/simulation/xoshiro';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import type { WageredTerms } from '@wl/world/bonuses/kind';
import type { Ending, Play, Seat, Session, Tactic, Until } from '@wl/world/bonuses/simulation';
import { effectiveTimes, requiredCents } from '@wl/world/bonuses/wagering';
import { Balance } from './balance.ts';
import { ownCost } from './own-cost.ts';
import type { PayTable, PlayedSlot } from './pay-table.ts';
import { sit, type Plan } from './session.ts';

/** Slot with the casino's lowest minimum stake, for playing the last cents of bonus money. */
const CRUMBS: Seat = { game: 'opera-cherries', stakeCents: 5 };

/** Simulates a member's play with a given tactic. Used by the simulations of the bonus kinds. */
export class SimulatedPlay implements Play {
  readonly tactic: Tactic;
  readonly stakes: readonly PayTable[];
  /** Random number generator for the next simulated lifetime. */
  random: FastRandom = xoshiro128(0);
  drawn = 0;
  private readonly balance = new Balance();
  private readonly gambler: number;
  private readonly plans: { first: Plan; bold: Plan | undefined };
  private readonly bonus: Plan;
  private readonly crumbs: Plan | undefined;
  private luck = 0;
  /**
   * Expected cost, in cents, of turnover that this class does not play round by round. The model assumes that the
   * member completes this turnover in the cheapest game, with their own cash.
   */
  private reckoned = 0;

  constructor(tactic: Tactic, gambler: number, slots: (slug: string) => PlayedSlot) {
    const planOf = ({ game, stakeCents }: Seat): Plan => ({ slot: slots(game), stakeCents });
    this.tactic = tactic;
    this.gambler = gambler;
    this.plans = { first: planOf(tactic.first), bold: tactic.bold && planOf(tactic.bold) };
    this.stakes = this.plans.first.slot.tables;
    this.bonus = planOf(tactic.bonus);
    this.crumbs = tactic.usesCrumbs ? planOf(CRUMBS) : undefined;
  }

  get cash(): number {
    return this.balance.cash;
  }

  set cash(cents: number) {
    this.balance.cash = cents;
  }

  begin(cashCents: number): void {
    this.balance.reset(cashCents);
    this.luck = 0;
    this.drawn = 0;
    this.reckoned = 0;
  }

  draw(at: number): number {
    return this.stakes[at]!.draw(this.random);
  }

  /**
   * Plays one of the tactic's slots until a condition in `until` is met.
   * @throws RangeError if the tactic has no slot for this `seat`
   */
  sit(seat: 'first' | 'bold', until: Until): Session {
    const plan = this.plans[seat];
    if (!plan) throw new RangeError(`the tactic has no seat "${seat}"`);
    return this.play(plan, until);
  }

  turnOver(cents: number): void {
    this.reckoned += ownCost(cents);
  }

  requiredOf({ wageringTimes }: WageredTerms, grantedCents: number): number {
    return requiredCents(grantedCents, effectiveTimes(wageringTimes, this.gambler));
  }

  grant(cents: number, required: number): void {
    this.balance.grant(cents, required);
  }

  /**
   * Plays until no bonus is running or the rounds are used up, then forfeits the remaining bonus money. As soon as the
   * bonus money reaches `finishTimes` × the granted amount and exceeds the cost of completing the wagering, the member
   * instead completes the wagering with cash.
   */
  wager(days: number, grantedCents: number): void {
    const { balance, tactic } = this;
    let rounds = days * tactic.roundsPerDay;
    let mark = (tactic.finishTimes ?? Infinity) * grantedCents;
    while (balance.running > 0) {
      const seat = this.play(this.bonus, { rounds, bonusesEnd: true, bonusAtLeast: mark });
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
    if (this.crumbs) this.play(this.crumbs, { rounds, bonusesEnd: true });
    balance.forfeit();
  }

  end(granted: number, required: number, putIn: number): Ending {
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

  private play(plan: Plan, until: Until): Session {
    const session = sit(this.balance, plan, until, this.random);
    this.luck += session.luck;
    return session;
  }
}
