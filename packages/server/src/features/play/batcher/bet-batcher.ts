import type { PoolClient } from 'pg';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  createSettleConnections,
  settle,
  type SettleAnswer,
  settleStatus,
} from '../../wagers/index.ts';
import { createBatchMetrics } from './batch-metrics.ts';
import {
  createBetQueues,
  waitingBet,
  type BetQueue,
  type PlacedBet,
  type Settled,
  type Waiting,
} from './bet-queues.ts';
import { BetRefusals } from './bet-refusals.ts';
import { BetsInDoubt, isInDoubt } from './bets-in-doubt.ts';
import { createDepartures } from './departures.ts';
import { judgeTurn } from './judge-turn.ts';
import { isLost } from './lost-connection.ts';
import { loadPlayer } from '../rounds/player.ts';
import { noteBooked, playTurn, type ReadyBet } from './ready-bet.ts';

export interface BetBatcherOptions {
  /** Number of database connections that settle bets. Two is best with a fast disk, four with a slow one. */
  connections?: number;
  /** Maximum number of members per batch. */
  batch?: number;
  /** Maximum total number of waiting bets; further bets are rejected. */
  waiting?: number;
  /** True if other server processes also settle bets and use the CPU while this process waits for the database. */
  sharesCores?: boolean;
  /** Time in ms that a batch waits for the next bets of the last batch's members. Used only with `sharesCores`. */
  refillMs?: number;
}

const PER_MEMBER = 16;

/**
 * Plays each member's bets one at a time from the member's committed seed. Books bets from several members together, in
 * one round trip and one commit. `departures.ts` decides when a batch is sent.
 */
export class BetBatcher {
  readonly #deps: Deps;
  readonly #batch: number;
  readonly #maxWaiting: number;
  readonly #betQueues = createBetQueues();
  readonly #departures: ReturnType<typeof createDepartures>;
  readonly #pool: ReturnType<typeof createSettleConnections>;
  readonly #inDoubt: BetsInDoubt;
  readonly #refusals: BetRefusals;
  readonly #metrics: ReturnType<typeof createBatchMetrics>;
  #ready: BetQueue[] = [];
  #waitingCount = 0;
  #scheduled = false;
  #closed = false;

  constructor(deps: Deps, options: BetBatcherOptions = {}) {
    const { connections = 2, batch = 64, waiting = 2000, sharesCores = false } = options;
    this.#deps = deps;
    this.#batch = batch;
    this.#maxWaiting = waiting;
    this.#departures = createDepartures({
      batch,
      sharesCores,
      refillMs: options.refillMs ?? 2,
      waited: (isOverdue) => this.#pump(isOverdue),
    });
    this.#pool = createSettleConnections(deps, connections, {
      free: () => {
        if (this.#ready.length > 0) this.#schedule();
      },
      unreachable: (error) => this.#unreachable(error),
    });
    this.#inDoubt = new BetsInDoubt(deps, {
      makeReady: (betQueue) => this.#makeReady(betQueue),
      finish: (betQueue, answer) => this.#finish(betQueue, answer),
      isClosed: () => this.#closed,
    });
    this.#refusals = new BetRefusals(deps, {
      makeReady: (betQueue) => this.#makeReady(betQueue),
      reject: (betQueue, error) => this.#reject(betQueue, error),
    });
    this.#metrics = createBatchMetrics(deps, () => this.#waitingCount);
  }

  /**
   * Queues a bet and returns its result.
   * @throws DomainError play.too_many_open · request.overloaded (before anything is booked) · the errors of
   *   `BetRefusals`
   */
  place(bet: PlacedBet): Promise<Settled> {
    const betQueue = this.#betQueues.of(bet.memberId);
    // While the first request is pending, a duplicate request gets the first request's result instead of entering the
    // queue.
    const same = betQueue.queue.find(({ id }) => id === bet.id);
    if (same && same.bet.game === bet.bet.game && same.bet.json === bet.bet.json)
      return same.settled;
    if (betQueue.queue.length >= PER_MEMBER) throw new DomainError('play.too_many_open');
    if (this.#waitingCount >= this.#maxWaiting || this.#closed)
      throw new DomainError('request.overloaded');
    this.#waitingCount += 1;
    const waiting = waitingBet(bet);
    betQueue.queue.push(waiting);
    if (!betQueue.busy) this.#makeReady(betQueue);
    return waiting.settled;
  }

  /** Returns the pending result of a bet that is waiting or being booked in this process, otherwise undefined. */
  underway(memberId: string, id: string): Promise<Settled> | undefined {
    return this.#betQueues.known(memberId)?.queue.find((waiting) => waiting.id === id)?.settled;
  }

  /** Discards a member's cached state, which may be out of date, unless the member's bets are being booked now. */
  forget(memberId: string): void {
    const betQueue = this.#betQueues.known(memberId);
    if (betQueue && !betQueue.busy) betQueue.player = undefined;
  }

  /** Stops accepting bets. Each database connection closes when its current batch is done. */
  close(): void {
    this.#closed = true;
    this.#departures.close();
    this.#pool.close();
  }

  #makeReady(betQueue: BetQueue): void {
    betQueue.busy = true;
    if (betQueue.player) {
      this.#ready.push(betQueue);
      this.#schedule();
      return;
    }
    loadPlayer(this.#deps, betQueue.memberId, betQueue.queue[0]?.ip ?? '').then(
      (player) => {
        betQueue.player = player;
        this.#ready.push(betQueue);
        this.#schedule();
      },
      (error: unknown) => {
        const [head] = betQueue.queue;
        if (!head || !isInDoubt(head) || !isLost(error)) this.#reject(betQueue, error);
        // After a lost connection, it is still unknown whether a bet in doubt was booked, so look it up again.
        else this.#inDoubt.lookUp(betQueue, head);
      },
    );
  }

  /** Schedules `#pump` after the pending I/O events, so that requests that arrive together are booked together. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#pump();
    });
  }

  /** Plays the waiting bets and sends them to the database in batches, one per idle connection. */
  #pump(isOverdue = false): void {
    while (this.#ready.length > 0) {
      if (!isOverdue && this.#ready.length < this.#departures.enough()) {
        this.#departures.wait();
        return;
      }
      const client = this.#pool.take();
      if (!client) return;
      const taken = this.#ready.slice(0, this.#batch);
      this.#ready = this.#ready.slice(this.#batch);
      const turns = taken.flatMap((betQueue) => this.#takeTurn(betQueue) ?? []);
      if (turns.length > 0) {
        this.#departures.left(turns.length);
        void this.#book(client, turns);
      } else this.#pool.release(client);
    }
  }

  /**
   * Checks and plays the first bet of a queue.
   * @returns undefined if the bet was not played: it was refused, it failed, or the server must read the database first
   */
  #takeTurn(betQueue: BetQueue): ReadyBet | undefined {
    const { player, queue } = betQueue;
    const [waiting] = queue;
    if (!player || !waiting) return undefined;
    const refusal = judgeTurn(this.#deps, player, waiting);
    if (refusal) {
      this.#refusals.beforeBooking(betQueue, waiting, refusal);
      return undefined;
    }
    try {
      return playTurn(this.#deps, betQueue, player, waiting);
    } catch (error) {
      this.#reject(betQueue, error);
      return undefined;
    }
  }

  async #book(client: PoolClient, turns: ReadyBet[]): Promise<void> {
    const at = this.#deps.clock.now();
    const startedMs = performance.now();
    try {
      const rows = turns.map(({ row }) => row);
      const answers = await settle(client, rows, at);
      this.#metrics.sizes.observe(turns.length);
      this.#metrics.commits.observe((performance.now() - startedMs) / 1000);
      // Send the next batch before responding to the bets of this batch, because sending the responses takes a while.
      this.#departures.arrived(turns.length);
      this.#pool.release(client);
      this.#pump();
      turns.forEach((turn, index) => this.#take(turn, answers[index], at));
    } catch (error) {
      this.#departures.failed(turns.length);
      await this.#bookFailed(client, turns, at, error);
    }
  }

  /** Completes a bet with the settle function's result. `BetRefusals` handles a bet that was not booked. */
  #take(turn: ReadyBet, answer: SettleAnswer | undefined, at: Date): void {
    const { betQueue, played } = turn;
    switch (answer?.status) {
      case settleStatus.ok:
        noteBooked(turn, answer, at);
        this.#finish(betQueue, ({ resolve }) =>
          resolve({ kind: 'booked', played, wallet: answer, at }),
        );
        return;
      case settleStatus.replay:
        this.#finish(betQueue, ({ resolve }) => resolve({ kind: 'stored' }));
        return;
      default:
        this.#refusals.bySettlement(turn, answer);
    }
  }

  /** Resolves or rejects the first bet of a queue, and makes the queue ready for its next bet. */
  #finish(betQueue: BetQueue, answer: (waiting: Waiting) => void): void {
    const waiting = betQueue.queue.shift();
    if (waiting) {
      this.#waitingCount -= 1;
      answer(waiting);
    }
    if (betQueue.queue.length === 0) betQueue.busy = false;
    else this.#makeReady(betQueue);
  }

  #reject(betQueue: BetQueue, error: unknown): void {
    this.#finish(betQueue, ({ reject }) => reject(error));
  }

  /**
   * Rejects or retries the bets of a batch whose statement failed. If the connection was lost, the bets are in doubt.
   * After any other error, no bet was booked: a single bet is rejected, and two or more bets are retried separately, so
   * that one failing bet does not affect the others.
   */
  async #bookFailed(client: PoolClient, turns: ReadyBet[], at: Date, error: unknown) {
    const { log } = this.#deps;
    if (isLost(error)) {
      this.#pool.discard(client);
      log.warn({ err: error, bets: turns.length }, 'a batch of bets lost its connection');
      for (const { betQueue, waiting } of turns) this.#inDoubt.add(betQueue, waiting);
      return;
    }
    if (turns.length > 1) {
      log.error({ err: error, bets: turns.length }, 'a batch of bets failed');
      for (const turn of turns) await this.#bookAlone(client, turn, at);
    } else {
      for (const { betQueue } of turns) this.#reject(betQueue, error);
    }
    this.#pool.release(client);
  }

  async #bookAlone(client: PoolClient, turn: ReadyBet, at: Date): Promise<void> {
    try {
      const [answer] = await settle(client, [turn.row], at);
      this.#take(turn, answer, at);
    } catch (error) {
      if (isLost(error)) this.#inDoubt.add(turn.betQueue, turn.waiting);
      else this.#reject(turn.betQueue, error);
    }
  }

  /**
   * Rejects the ready bets when no database connection can be opened. Bets in doubt are not rejected, because they may
   * already be booked.
   */
  #unreachable(error: unknown): void {
    for (const betQueue of this.#ready.splice(0)) {
      const [head] = betQueue.queue;
      // Wait before looking up the round. On a standby database, the lookup succeeds but booking the bet fails again.
      // Without the wait, the lookup and the booking would repeat in a tight loop.
      if (head && isInDoubt(head)) this.#inDoubt.lookUpLater(betQueue, head, error);
      else this.#reject(betQueue, error);
    }
  }
}
