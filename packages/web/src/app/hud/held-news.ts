/**
 * Delays wallet updates during a round, because the balance must not reveal the result before the end of the round's
 * presentation (the curtain). This file contains only logic; the application's single instance of `HeldNews` is in
 * `wallet.ts`.
 */
export interface Versioned {
  version: number;
}

interface Hold {
  /** Wallet version that includes the round's outcome; undefined until an update or the round's response reveals it. */
  outcome: number | undefined;
  /** Wallet version shown when the round started. No newer version is shown while the outcome is unknown. */
  since: number;
  stakeCents: number;
}

export class HeldNews<T extends Versioned> {
  private readonly holds = new Map<string, Hold>();
  private readonly waiting: T[] = [];
  private shown: T | undefined;

  /** Newest update that can be shown; undefined before the first update. */
  get current(): T | undefined {
    return this.shown;
  }

  /**
   * Total stake, in cents, of the rounds whose presentation has not ended. `current` does not reflect these stakes yet,
   * so deduct them from its balance.
   */
  get heldStakeCents(): number {
    let sum = 0;
    for (const hold of this.holds.values()) sum += hold.stakeCents;
    return sum;
  }

  /** True while a round is in progress or its result is still being presented. */
  get isHolding(): boolean {
    return this.holds.size > 0;
  }

  hold(roundId: string, stakeCents: number): void {
    this.holds.set(roundId, { outcome: undefined, since: this.shown?.version ?? 0, stakeCents });
  }

  release(roundId: string): void {
    this.holds.delete(roundId);
    this.settle();
  }

  /**
   * Records an update if it is newer than the shown version.
   * @param roundId round that caused the update
   */
  receive(news: T, roundId?: string): void {
    if (this.shown && news.version <= this.shown.version) return;
    const hold = roundId === undefined ? undefined : this.holds.get(roundId);
    if (hold) hold.outcome = Math.min(hold.outcome ?? Infinity, news.version);
    this.waiting.push(news);
    this.settle();
  }

  clear(): void {
    this.holds.clear();
    this.waiting.length = 0;
    this.shown = undefined;
  }

  private settle(): void {
    let below = Infinity;
    for (const hold of this.holds.values()) {
      below = Math.min(below, hold.outcome ?? hold.since + 1);
    }
    for (const news of this.waiting) {
      if (news.version < below && news.version > (this.shown?.version ?? -1)) this.shown = news;
    }
    const shown = this.shown?.version ?? -1;
    for (let at = this.waiting.length - 1; at >= 0; at -= 1) {
      if ((this.waiting[at]?.version ?? 0) <= shown) this.waiting.splice(at, 1);
    }
  }
}
