import type { SettleAnswer } from '../../wagers/index.ts';
import type { CheckedBet, PlayedRound } from '../rounds/play-round.ts';
import type { Player } from '../rounds/player.ts';

export interface PlacedBet {
  memberId: string;
  sessionId: string;
  /** Idempotency key, chosen by the client. */
  id: string;
  /** IP address of the request. */
  ip: string;
  bet: CheckedBet;
}

/**
 * Result of a bet. `booked`: the bet has just been booked. `stored`: the same bet was booked earlier, so the caller
 * must read the stored round.
 */
export type Settled =
  | { kind: 'booked'; played: PlayedRound; wallet: SettleAnswer; at: Date }
  | { kind: 'stored' };

/** Bet that is waiting for its result. */
export interface Waiting extends PlacedBet {
  settled: Promise<Settled>;
  resolve: (settled: Settled) => void;
  reject: (error: unknown) => void;
  /**
   * Number of failed attempts to settle the bet. An attempt fails if the member's state in memory does not match the
   * wallet.
   */
  staleTimes: number;
  /**
   * True for a duplicate request whose bet the jurisdiction profile would now reject. The server returns the round
   * stored for that bet instead of an error.
   */
  isResend: boolean;
  /**
   * Deadline (`performance.now()`, in ms) for finding out whether the bet was booked. Set if the database connection
   * breaks before the bet's result arrives; otherwise 0.
   */
  doubtUntilMs: number;
}

/** Returns a queue entry for a bet, with a promise of the bet's result. */
export function waitingBet(bet: PlacedBet): Waiting {
  const { promise: settled, resolve, reject } = Promise.withResolvers<Settled>();
  return {
    ...bet,
    settled,
    resolve,
    reject,
    staleTimes: 0,
    isResend: false,
    doubtUntilMs: 0,
  };
}

/**
 * Bet queue of one member. At most one bet of a member is in a batch at a time, because each bet uses the next nonce.
 */
export interface BetQueue {
  memberId: string;
  player: Player | undefined;
  queue: Waiting[];
  /** True while the member's state is being loaded, a bet is in a batch, or the queue is in the ready list. */
  busy: boolean;
}

const BET_QUEUES_MAX = 50_000;

/**
 * Creates the store of bet queues. A member's first bet creates the member's queue. If there are too many queues, the
 * store drops idle queues.
 */
export function createBetQueues() {
  const betQueues = new Map<string, BetQueue>();

  /** Makes room for new queues by removing idle queues from the older half of all queues. */
  function dropIdle() {
    let seen = 0;
    for (const [memberId, betQueue] of betQueues) {
      if (!betQueue.busy) betQueues.delete(memberId);
      seen += 1;
      if (seen >= BET_QUEUES_MAX / 2) return;
    }
  }

  return {
    of(memberId: string): BetQueue {
      let betQueue = betQueues.get(memberId);
      if (!betQueue) {
        if (betQueues.size >= BET_QUEUES_MAX) dropIdle();
        betQueue = { memberId, player: undefined, queue: [], busy: false };
        betQueues.set(memberId, betQueue);
      }
      return betQueue;
    },
    known: (memberId: string): BetQueue | undefined => betQueues.get(memberId),
  };
}
