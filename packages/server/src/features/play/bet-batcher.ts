import type { PoolClient } from 'pg';
import type { ErrorCode } from '@wl/contract/errors';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  createSettleConnections,
  findRound,
  settle,
  type SettleAnswer,
  type SettleRow,
  settleStatus,
} from '../wagers/index.ts';
import { bonusTerms } from './bonus-terms.ts';
import { refusalAtBet, type PlayLimit } from '../limits/index.ts';
import { createDepartures } from './departures.ts';
import {
  createBetQueues,
  type BetQueue,
  type PlacedBet,
  type Settled,
  type Waiting,
} from './bet-queues.ts';
import { isLost } from './lost-connection.ts';
import { judgeTurn } from './judge-turn.ts';
import { noteStart } from './pace.ts';
import { playRound, type PlayedRound } from './play-round.ts';
import { loadPlayer, turnNonce } from './player.ts';

/** First bet of a queue, played but not yet booked. */
interface Ready {
  betQueue: BetQueue;
  waiting: Waiting;
  played: PlayedRound;
  row: SettleRow;
}

export interface BetBatcherOptions {
  /** Number of database connections that settle bets; two is best with a fast disk, four with a slow one. */
  connections?: number;
  /** Maximum number of members per batch. */
  batch?: number;
  /** Maximum total number of waiting bets; further bets are rejected. */
  waiting?: number;
  /**
   * True if other server processes also settle bets and use the CPU cores while this process's batch is at the
   * database.
   */
  sharesCores?: boolean;
  /**
   * If `sharesCores` is set, time in ms that bets wait for further bets by members whose bets have just been booked.
   */
  refillMs?: number;
}

const PER_MEMBER = 16;
const STALE_TRIES = 6;
const DOUBT_MS = 15_000;
const DOUBT_PAUSE_MS = 250;

/**
 * Returns the error for a bet in doubt. A `DomainError` would mean "nothing was booked", but this bet may be booked, so
 * the client retries with the same id.
 */
const inDoubt = (cause?: unknown) =>
  new Error('whether the bet was booked is not known', { cause });

/**
 * Returns the reason why a stake could not be paid. If bonus money would have covered it, the reason is that bonus
 * money is not allowed for this bet.
 */
function whyUnpaid(row: SettleRow, { cash, bonus }: SettleAnswer) {
  const isRefused = !row.bonusAllowed && cash + bonus >= row.stakeCents;
  return isRefused ? 'play.bonus_refused' : 'wallet.insufficient_funds';
}

export type BetBatcher = ReturnType<typeof createBetBatcher>;

/**
 * Creates the bet batcher. A bet waits for the member's earlier bets and is played from the committed seed. It is then
 * booked with the other members' bets that are ready at that moment, in one round trip and one commit. `departures.ts`
 * decides when a batch leaves.
 */
export function createBetBatcher(deps: Deps, options: BetBatcherOptions = {}) {
  const {
    connections = 2,
    batch = 64,
    waiting: maxWaiting = 2000,
    sharesCores = false,
    refillMs = 2,
  } = options;
  const betQueues = createBetQueues();
  let ready: BetQueue[] = [];
  let waitingCount = 0;
  let scheduled = false;
  let closed = false;
  const departures = createDepartures({ batch, sharesCores, refillMs, waited: pump });
  const pool = createSettleConnections(deps, connections, {
    free: () => {
      if (ready.length > 0) schedule();
    },
    unreachable,
  });

  const sizes = deps.metrics.histogram(
    'play_batch_bets',
    'Bets per commit.',
    [1, 2, 4, 8, 16, 32, 64],
  );
  const commits = deps.metrics.histogram(
    'play_commit_seconds',
    'From sending a batch of bets to its commit.',
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
  );
  deps.metrics.gauge('play_bets_waiting', 'Bets accepted and not yet booked.', [], () => {
    return waitingCount;
  });

  /**
   * Queues a bet and returns its result.
   * @throws DomainError play.too_many_open · request.overloaded, before anything is booked; see also `takeTurn`
   */
  function place(bet: PlacedBet): Promise<Settled> {
    const betQueue = betQueues.of(bet.memberId);
    // A duplicate that arrives while the first request is pending shares its result and does not enter the queue.
    const same = betQueue.queue.find(({ id }) => id === bet.id);
    if (same && same.bet.game === bet.bet.game && same.bet.json === bet.bet.json)
      return same.settled;
    if (betQueue.queue.length >= PER_MEMBER) throw new DomainError('play.too_many_open');
    if (waitingCount >= maxWaiting || closed) throw new DomainError('request.overloaded');
    waitingCount += 1;
    const { promise: settled, resolve, reject } = Promise.withResolvers<Settled>();
    betQueue.queue.push({
      ...bet,
      settled,
      resolve,
      reject,
      staleTimes: 0,
      isResend: false,
      doubtUntilMs: 0,
    });
    if (!betQueue.busy) makeReady(betQueue);
    return settled;
  }

  function makeReady(betQueue: BetQueue) {
    betQueue.busy = true;
    if (betQueue.player) {
      ready.push(betQueue);
      schedule();
      return;
    }
    loadPlayer(deps, betQueue.memberId, betQueue.queue[0]?.ip ?? '').then(
      (player) => {
        betQueue.player = player;
        ready.push(betQueue);
        schedule();
      },
      (error: unknown) => {
        // A bet in doubt cannot be resolved while the database is unavailable, so the lookup is repeated.
        const [head] = betQueue.queue;
        if (head && head.doubtUntilMs > 0 && isLost(error)) lookUp(betQueue, head);
        else finish(betQueue, (waiting) => waiting.reject(error));
      },
    );
  }

  /** Resolves or rejects the first bet of a queue, and makes the queue ready for its next bet. */
  function finish(betQueue: BetQueue, answer: (waiting: Waiting) => void) {
    const waiting = betQueue.queue.shift();
    if (waiting) {
      waitingCount -= 1;
      answer(waiting);
    }
    if (betQueue.queue.length > 0) makeReady(betQueue);
    else betQueue.busy = false;
  }

  /** Schedules `pump` after the pending I/O events, so that requests that arrive together are booked together. */
  function schedule() {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      pump();
    });
  }

  function pump(isOverdue = false) {
    while (ready.length > 0) {
      if (!isOverdue && ready.length < departures.enough()) {
        departures.wait();
        return;
      }
      const client = pool.take();
      if (!client) return;
      const taken = ready.slice(0, batch);
      ready = ready.slice(batch);
      const turns = taken.flatMap((betQueue) => takeTurn(betQueue) ?? []);
      if (turns.length === 0) {
        pool.release(client);
        continue;
      }
      departures.left(turns.length);
      void book(client, turns);
    }
  }

  /**
   * Checks and plays the first bet of a queue.
   * @returns undefined if the bet was not played, because it was refused or needs a database read first
   */
  function takeTurn(betQueue: BetQueue): Ready | undefined {
    const { player, queue } = betQueue;
    const [waiting] = queue;
    if (!player || !waiting) return undefined;
    const { bet } = waiting;
    const verdict = judgeTurn(deps, player, waiting);
    if (verdict) {
      // A refused bet never reaches the wallet, where an outdated player would be noticed. If the player in memory may
      // be out of date, reload it for the next bet.
      if (verdict.mayBeOld) betQueue.player = undefined;
      if (verdict.next === 'reload') makeReady(betQueue);
      else if (verdict.next === 'look up') refuseUnlessStored(betQueue, waiting, verdict.code);
      else finish(betQueue, ({ reject }) => reject(new DomainError(verdict.code)));
      return undefined;
    }
    let played: PlayedRound;
    try {
      played = playRound(bet, player.pair, player.nonce, player.next);
    } catch (error) {
      finish(betQueue, ({ reject }) => reject(error));
      return undefined;
    }
    return {
      betQueue,
      waiting,
      played,
      row: {
        memberId: betQueue.memberId,
        id: waiting.id,
        sessionId: waiting.sessionId,
        game: bet.game.slug,
        mathVersion: bet.game.mathVersion,
        betJson: bet.json,
        gateVersion: player.gateVersion,
        seedPairNo: player.pair.no,
        nonce: player.nonce,
        stakeCents: bet.stakeCents,
        payoutCents: played.payoutCents,
        ...bonusTerms(deps, bet),
        hadBonus: player.hadBonus,
      },
    };
  }

  async function book(client: PoolClient, turns: Ready[]): Promise<void> {
    const at = deps.clock.now();
    const startedMs = performance.now();
    try {
      const answers = await settle(
        client,
        turns.map(({ row }) => row),
        at,
      );
      sizes.observe(turns.length);
      commits.observe((performance.now() - startedMs) / 1000);
      // Send the next batch to the database first, because answering the bets of the returned batch takes a while.
      departures.arrived(turns.length);
      pool.release(client);
      pump();
      turns.forEach((turn, index) => take(turn, answers[index], at));
    } catch (error) {
      departures.failed(turns.length);
      if (isLost(error)) {
        pool.discard(client);
        deps.log.warn({ err: error, bets: turns.length }, 'a batch of bets lost its connection');
        for (const { betQueue, waiting } of turns) doubt(betQueue, waiting);
      } else if (turns.length > 1) {
        // No bet of the batch was booked. Booking them one by one keeps a failing bet from affecting the others.
        deps.log.error({ err: error, bets: turns.length }, 'a batch of bets failed');
        for (const turn of turns) await bookAgain(turn);
        pool.release(client);
      } else {
        for (const { betQueue } of turns) finish(betQueue, ({ reject }) => reject(error));
        pool.release(client);
      }
    }

    async function bookAgain(turn: Ready) {
      try {
        const [answer] = await settle(client, [turn.row], at);
        take(turn, answer, at);
      } catch (error) {
        if (isLost(error)) doubt(turn.betQueue, turn.waiting);
        else finish(turn.betQueue, ({ reject }) => reject(error));
      }
    }
  }

  /**
   * Answers one bet with the settle function's result, or queues the bet again if the member's cached state was stale.
   */
  function take(
    { betQueue, waiting, played, row }: Ready,
    answer: SettleAnswer | undefined,
    at: Date,
  ) {
    switch (answer?.status) {
      case settleStatus.ok:
        if (betQueue.player) turnNonce(betQueue.player, played.next);
        if (betQueue.player) betQueue.player.hadBonus = answer.bonus > 0;
        if (betQueue.player?.pace) noteStart(betQueue.player.pace, waiting.bet.game.slug, at);
        finish(betQueue, ({ resolve }) => resolve({ kind: 'booked', played, wallet: answer, at }));
        return;
      case settleStatus.replay:
        finish(betQueue, ({ resolve }) => resolve({ kind: 'stored' }));
        return;
      case settleStatus.mismatch:
        finish(betQueue, ({ reject }) => reject(new DomainError('play.round_mismatch')));
        return;
      case settleStatus.insufficient:
        finish(betQueue, ({ reject }) => reject(new DomainError(whyUnpaid(row, answer))));
        return;
      case settleStatus.wagerLimit:
        refuseByLimit(betQueue, 'wager');
        return;
      case settleStatus.lossLimit:
        refuseByLimit(betQueue, 'loss');
        return;
      case settleStatus.sessionTime:
        refuseByLimit(betQueue, 'session_time');
        return;
      case settleStatus.stale:
        betQueue.player = undefined;
        waiting.staleTimes += 1;
        if (waiting.staleTimes < STALE_TRIES) makeReady(betQueue);
        else finish(betQueue, ({ reject }) => reject(new DomainError('request.overloaded')));
        return;
      default:
        finish(betQueue, ({ reject }) => reject(new Error('the settle function gave no answer')));
    }
  }

  /**
   * Refuses a bet that exceeds one of the member's own limits. The member's queue waits while the remaining amount is
   * read, so that no other bet changes this amount.
   */
  function refuseByLimit(betQueue: BetQueue, kind: PlayLimit) {
    const refuse = (error: unknown) => finish(betQueue, ({ reject }) => reject(error));
    refusalAtBet(deps.db, betQueue.memberId, kind, deps.clock.now()).then(refuse, refuse);
  }

  /**
   * Refuses a new round that the member's profile does not allow. If the round is already stored, passes the bet to the
   * settle function, which recognizes the duplicate.
   */
  function refuseUnlessStored(betQueue: BetQueue, waiting: Waiting, code: ErrorCode) {
    findRound(deps.db, betQueue.memberId, waiting.id).then(
      (row) => {
        waiting.isResend = row !== undefined;
        if (row) makeReady(betQueue);
        else finish(betQueue, ({ reject }) => reject(new DomainError(code)));
      },
      (error: unknown) => finish(betQueue, ({ reject }) => reject(error)),
    );
  }

  /**
   * Handles a bet whose database connection broke before the result arrived. Only the stored rounds show whether the
   * bet was booked.
   */
  function doubt(betQueue: BetQueue, waiting: Waiting) {
    betQueue.player = undefined;
    const nowMs = performance.now();
    if (waiting.doubtUntilMs === 0) waiting.doubtUntilMs = nowMs + DOUBT_MS;
    if (nowMs > waiting.doubtUntilMs) finish(betQueue, ({ reject }) => reject(inDoubt()));
    else lookUp(betQueue, waiting);
  }

  function lookUpLater(betQueue: BetQueue, waiting: Waiting, error: unknown) {
    if (performance.now() > waiting.doubtUntilMs || closed)
      finish(betQueue, ({ reject }) => reject(inDoubt(error)));
    else setTimeout(() => lookUp(betQueue, waiting), DOUBT_PAUSE_MS);
  }

  /** Reads the round by its id, then queues the bet again under the same id. A stored round is not booked twice. */
  function lookUp(betQueue: BetQueue, waiting: Waiting) {
    findRound(deps.db, betQueue.memberId, waiting.id).then(
      (row) => {
        // If the round is stored, its bet is either this one or a different one. Settling this bet again shows which,
        // without booking anything.
        if (row) deps.log.info({ round: waiting.id }, 'a bet in doubt was booked');
        makeReady(betQueue);
      },
      (error: unknown) => lookUpLater(betQueue, waiting, error),
    );
  }

  /**
   * Handles the ready bets when no connection can be opened. Rejects all except bets in doubt, because only these may
   * already be booked.
   */
  function unreachable(error: unknown) {
    for (const betQueue of ready.splice(0)) {
      const [head] = betQueue.queue;
      // Do not look up the round immediately: on a standby, rounds can be read but bets cannot be booked.
      if (head && head.doubtUntilMs > 0) lookUpLater(betQueue, head, error);
      else finish(betQueue, ({ reject }) => reject(error));
    }
  }

  return {
    place,
    /** Returns the pending result of this bet while this process is booking it. */
    underway: (memberId: string, id: string): Promise<Settled> | undefined =>
      betQueues.known(memberId)?.queue.find((waiting) => waiting.id === id)?.settled,
    /** Discards a member's cached state, which may be out of date; the next bet reads it again. */
    forget(memberId: string) {
      const betQueue = betQueues.known(memberId);
      if (betQueue && !betQueue.busy) betQueue.player = undefined;
    },
    /** Stops accepting bets; each connection closes when its batch is done. */
    close: () => {
      closed = true;
      departures.close();
      pool.close();
    },
  };
}
