/**
 * Holds back the wallet's news while a round is on stage: the balance may not tell the result before the curtain falls.
 * Pure bookkeeping, one instance for the application in `wallet.ts`.
 */
export interface Versioned {
  version: number;
}

interface Hold {
  /** The version this round's outcome came with; unknown until news or the reply name it. */
  outcome: number | undefined;
  /** What was on the screen when the round began: nothing newer may show while the outcome is unknown. */
  since: number;
  stakeCents: number;
}

export class HeldNews<T extends Versioned> {
  private readonly holds = new Map<string, Hold>();
  private readonly waiting: T[] = [];
  private shown: T | undefined;

  /** The newest news that may show; undefined before any came. */
  get current(): T | undefined {
    return this.shown;
  }

  /** Stakes of rounds on stage: already gone for the member, although the shown balance is from before. */
  get heldStakeCents(): number {
    let sum = 0;
    for (const hold of this.holds.values()) sum += hold.stakeCents;
    return sum;
  }

  /** Whether a round is on stage. */
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

  /** Takes in news; older than what is known is dropped. `roundId`: the round that caused them. */
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
