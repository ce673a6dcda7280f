/**
 * Simulates the cash and bonus money of a member with running bonuses. Rounds are settled as on the server (decision
 * 34). All amounts are in cents.
 */

const RUNNING = 0;
const COMPLETED = 1;
const LOST = 2;

/** Maximum number of bonuses granted in one lifetime, equal to the places of the largest bag (decisions §7). */
const MAX_RUNNING = 6;

export class Balance {
  cash = 0;
  /** Total bonus money of all running bonuses. */
  bonus = 0;
  /** Number of running bonuses. */
  running = 0;
  completed = 0;
  private count = 0;
  private readonly balance = new Float64Array(MAX_RUNNING);
  private readonly required = new Float64Array(MAX_RUNNING);
  private readonly wagered = new Float64Array(MAX_RUNNING);
  private readonly state = new Uint8Array(MAX_RUNNING);

  /** Prepares the balance for the next simulated lifetime, with the given cash in cents and no bonuses. */
  reset(cash: number): void {
    this.cash = cash;
    this.bonus = 0;
    this.running = 0;
    this.completed = 0;
    this.count = 0;
  }

  /**
   * Adds a bonus after the bonuses that are already running. Bonus money without a wagering requirement becomes cash
   * immediately.
   */
  grant(cents: number, requiredCents: number): void {
    if (cents <= 0) return;
    if (requiredCents <= 0) {
      this.cash += cents;
      this.completed += 1;
      return;
    }
    const at = this.count;
    if (at === MAX_RUNNING) throw new RangeError('no bag holds more bonuses');
    this.balance[at] = cents;
    this.required[at] = requiredCents;
    this.wagered[at] = 0;
    this.state[at] = RUNNING;
    this.count += 1;
    this.running += 1;
    this.bonus += cents;
  }

  /** Returns the turnover that the oldest running bonus still needs; 0 if no bonus is running. */
  remaining(): number {
    for (let at = 0; at < this.count; at++) {
      if (this.state[at] === RUNNING) return this.required[at]! - this.wagered[at]!;
    }
    return 0;
  }

  /**
   * Settles one round. The stake is paid from cash first, then from the bonuses, oldest first. Each bonus gets back its
   * share of the payout, rounded down, and the rest becomes cash. When a bonus meets its wagering requirement, its
   * remaining money becomes cash.
   * @param counted contribution-weighted stake, which counts only towards the oldest running bonus
   */
  settle(stake: number, payout: number, counted: number): void {
    const fromCash = this.cash < stake ? this.cash : stake;
    let needed = stake - fromCash;
    let gained = payout - fromCash;
    let advancing = counted;
    for (let at = 0; at < this.count; at++) {
      if (this.state[at] !== RUNNING) continue;
      let left = this.balance[at]!;
      if (needed > 0) {
        const taken = left < needed ? left : needed;
        const given = Math.floor((taken * payout) / stake);
        needed -= taken;
        gained -= given;
        left += given - taken;
        this.bonus += given - taken;
        this.balance[at] = left;
      }
      if (advancing > 0) {
        const wagered = this.wagered[at]! + advancing;
        this.wagered[at] = wagered;
        advancing = 0;
        if (wagered >= this.required[at]!) {
          gained += left;
          this.end(at, left, left > 0 ? COMPLETED : LOST);
          continue;
        }
      }
      if (left === 0) this.end(at, 0, LOST);
      if (needed === 0 && advancing === 0) break;
    }
    this.cash += gained;
  }

  /** Completes the oldest running bonus: its remaining bonus money becomes cash. */
  finishOldest(): void {
    for (let at = 0; at < this.count; at++) {
      if (this.state[at] !== RUNNING) continue;
      this.cash += this.balance[at]!;
      this.end(at, this.balance[at]!, COMPLETED);
      return;
    }
  }

  private end(at: number, left: number, state: number): void {
    this.state[at] = state;
    this.running -= 1;
    this.bonus -= left;
    if (state === COMPLETED) this.completed += 1;
  }

  /** Ends all running bonuses without a payout, because they expired or were forfeited. */
  forfeit(): void {
    for (let at = 0; at < this.count; at++) {
      if (this.state[at] === RUNNING) this.end(at, this.balance[at]!, LOST);
    }
  }
}
