import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { refusalAtBet, type PlayLimit } from '../../limits/index.ts';
import { findRound, type SettleAnswer, settleStatus } from '../../wagers/index.ts';
import type { BetQueue, Waiting } from './bet-queues.ts';
import type { TurnRefusal } from './judge-turn.ts';
import { whyUnpaid, type ReadyBet } from './ready-bet.ts';

const STALE_TRIES = 6;

/** Play limit for each status of `wagers_settle_instant` that reports an exceeded limit. */
const limits: Readonly<Record<number, PlayLimit>> = {
  [settleStatus.wagerLimit]: 'wager',
  [settleStatus.lossLimit]: 'loss',
  [settleStatus.sessionTime]: 'session_time',
};

/** Functions of the bet batcher that `BetRefusals` calls. */
interface Batcher {
  makeReady(betQueue: BetQueue): void;
  /** Rejects the first bet of a queue, and makes the queue ready for its next bet. */
  reject(betQueue: BetQueue, error: unknown): void;
}

/**
 * Handles bets that were refused before or during settlement. Retries a bet if the member's cached state was incomplete
 * or did not match the wallet, or if the bet's round is already stored. Rejects all other bets.
 */
export class BetRefusals {
  readonly #deps: Deps;
  readonly #batcher: Batcher;

  constructor(deps: Deps, batcher: Batcher) {
    this.#deps = deps;
    this.#batcher = batcher;
  }

  /**
   * Handles a bet that the member's in-memory state refused before the wallet was checked. Drops this state if it may
   * be outdated. Then retries or rejects the bet, or first looks for its stored round.
   */
  beforeBooking(betQueue: BetQueue, waiting: Waiting, { code, next, mayBeOld }: TurnRefusal): void {
    if (mayBeOld) betQueue.player = undefined;
    if (next === 'reload') this.#batcher.makeReady(betQueue);
    else if (next === 'refuse') this.#batcher.reject(betQueue, new DomainError(code));
    else
      // A bet whose round is already stored is a duplicate request. Let it proceed, so that the settle function returns
      // the stored round.
      findRound(this.#deps.db, betQueue.memberId, waiting.id).then(
        (row) => {
          waiting.isResend = row !== undefined;
          if (row) this.#batcher.makeReady(betQueue);
          else this.#batcher.reject(betQueue, new DomainError(code));
        },
        (error: unknown) => this.#batcher.reject(betQueue, error),
      );
  }

  /**
   * Rejects a bet that the settle function did not book. If the member's cached state was outdated, queues the bet
   * again instead.
   */
  bySettlement({ betQueue, waiting, row }: ReadyBet, answer: SettleAnswer | undefined): void {
    switch (answer?.status) {
      case settleStatus.mismatch:
        this.#batcher.reject(betQueue, new DomainError('play.round_mismatch'));
        return;
      case settleStatus.insufficient:
        this.#batcher.reject(betQueue, new DomainError(whyUnpaid(row, answer)));
        return;
      case settleStatus.stale:
        this.#playAgain(betQueue, waiting);
        return;
      default: {
        const limit = limits[answer?.status ?? 0];
        if (limit) this.#refuseByLimit(betQueue, limit);
        else this.#batcher.reject(betQueue, new Error('the settle function gave no answer'));
      }
    }
  }

  /**
   * Retries a bet that failed because the member's cached state did not match the wallet. Rejects it after
   * `STALE_TRIES` mismatches.
   */
  #playAgain(betQueue: BetQueue, waiting: Waiting): void {
    betQueue.player = undefined;
    waiting.staleTimes += 1;
    if (waiting.staleTimes < STALE_TRIES) this.#batcher.makeReady(betQueue);
    else this.#batcher.reject(betQueue, new DomainError('request.overloaded'));
  }

  /**
   * Rejects a bet that exceeds one of the member's own limits. The member's next bet waits until the amount left under
   * the limit has been read, so that the error states the correct amount.
   */
  #refuseByLimit(betQueue: BetQueue, limit: PlayLimit): void {
    const { db, clock } = this.#deps;
    const refuse = (error: unknown) => this.#batcher.reject(betQueue, error);
    refusalAtBet(db, betQueue.memberId, limit, clock.now()).then(refuse, refuse);
  }
}
