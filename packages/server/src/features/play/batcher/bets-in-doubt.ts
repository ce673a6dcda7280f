import type { Deps } from '../../../platform/deps.ts';
import { findRound } from '../../wagers/index.ts';
import type { BetQueue, Waiting } from './bet-queues.ts';

const DOUBT_MS = 15_000;
const DOUBT_PAUSE_MS = 250;

/** Functions of the bet batcher that are needed to resolve bets in doubt. */
interface Batcher {
  makeReady(betQueue: BetQueue): void;
  finish(betQueue: BetQueue, answer: (waiting: Waiting) => void): void;
  isClosed(): boolean;
}

/**
 * Returns the error for a bet that may have been booked. The error is not a `DomainError`, which would mean "nothing
 * was booked". The client then retries with the same id.
 */
const inDoubt = (cause?: unknown) =>
  new Error('whether the bet was booked is not known', { cause });

/** Returns true while it is unknown whether a bet was booked. */
export const isInDoubt = ({ doubtUntilMs }: Waiting): boolean => doubtUntilMs > 0;

/**
 * Resolves bets whose database connection broke before the result arrived. Only a stored round proves that a bet was
 * booked.
 */
export class BetsInDoubt {
  readonly #deps: Deps;
  readonly #batcher: Batcher;

  constructor(deps: Deps, batcher: Batcher) {
    this.#deps = deps;
    this.#batcher = batcher;
  }

  /** Starts or continues checking whether a bet in doubt was booked, for at most `DOUBT_MS`. */
  add(betQueue: BetQueue, waiting: Waiting): void {
    betQueue.player = undefined;
    const nowMs = performance.now();
    if (waiting.doubtUntilMs === 0) waiting.doubtUntilMs = nowMs + DOUBT_MS;
    if (nowMs > waiting.doubtUntilMs) this.#giveUp(betQueue);
    else this.lookUp(betQueue, waiting);
  }

  /**
   * Queries the bet's round to find out whether the database is available again. If the query succeeds, queues the bet
   * again, even if the round exists: settlement never books an id twice. If the query fails, tries again later.
   */
  lookUp(betQueue: BetQueue, waiting: Waiting): void {
    findRound(this.#deps.db, betQueue.memberId, waiting.id).then(
      (row) => {
        // Queue the bet again even if a round with its id is stored: that round may belong to a different bet.
        // Settlement detects this, and books nothing under an id that is already stored.
        if (row) this.#deps.log.info({ round: waiting.id }, 'a bet in doubt was booked');
        this.#batcher.makeReady(betQueue);
      },
      (error: unknown) => this.lookUpLater(betQueue, waiting, error),
    );
  }

  lookUpLater(betQueue: BetQueue, waiting: Waiting, error: unknown): void {
    if (performance.now() > waiting.doubtUntilMs || this.#batcher.isClosed())
      this.#giveUp(betQueue, error);
    else setTimeout(() => this.lookUp(betQueue, waiting), DOUBT_PAUSE_MS);
  }

  #giveUp(betQueue: BetQueue, error?: unknown): void {
    this.#batcher.finish(betQueue, ({ reject }) => reject(inDoubt(error)));
  }
}
