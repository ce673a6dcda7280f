/**
 * Holds back wallet news while a round is on stage: the balance must not reveal the result before the curtain falls.
 * Pure bookkeeping, one instance for the application in `wallet.ts`.
 */
export interface Versioned {
  version: number;
}

interface Hold {
  /** Wallet version that includes this round's outcome; unknown until the news or the reply states it. */
  outcome: number | undefined;
  /** Version shown when the round began: while the outcome is unknown, no newer version may show. */
  since: number;
  stakeCents: number;
}

export class HeldNews<T extends Versioned> {
  private readonly holds = new Map<string, Hold>();
  private readonly waiting: T[] = [];
  private shown: T | undefined;

  /** The newest news that may show; undefined before the first. */
  get current(): T | undefined {
    return this.shown;
  }

  /** Stakes of rounds on stage. The member sees them as spent, although the shown balance is from before. */
  get heldStakeCents(): number {
    let sum = 0;
    for (const hold of this.holds.values()) sum += hold.stakeCents;
    return sum;
  }

  /** True while a round is on stage. */
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

  /** Records news; drops it if it is older than the shown version. `roundId`: the round that caused it. */
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
