import type { CheckedBet, PlayedRound } from './play-round.ts';
import type { Player } from './player.ts';
import type { SettleAnswer } from './settle-repository.ts';

/** Bet on its way to the bet batcher. */
export interface PlacedBet {
  memberId: string;
  sessionId: string;
  /** Chosen by the client: the idempotency key. */
  id: string;
  /** IP address of the request. */
  ip: string;
  bet: CheckedBet;
}

/** `booked` now, or `stored`: the same bet was booked before and must be read again. */
export type Settled =
  | { kind: 'booked'; played: PlayedRound; wallet: SettleAnswer; at: Date }
  | { kind: 'stored' };

/** Bet without an answer yet. */
export interface Waiting extends PlacedBet {
  settled: Promise<Settled>;
  resolve: (settled: Settled) => void;
  reject: (error: unknown) => void;
  /** Number of times that the state in memory differed from the wallet's. */
  staleTimes: number;
  /** Refused by its profile, but stored: a resend, which gets the stored answer. */
  isResend: boolean;
  /** Deadline for look-ups and retries of a bet in doubt, whose booking is unknown after a lost connection; 0: no doubt. */
  doubtUntilMs: number;
}

/** Queue of one member. At most one bet of a member is at the database, because each takes the next nonce. */
export interface BetQueue {
  memberId: string;
  player: Player | undefined;
  queue: Waiting[];
  /** The player is being loaded, a bet is in a batch, or the queue is in the list of ready ones. */
  busy: boolean;
}

const BET_QUEUES_MAX = 50_000;

/** Creates the members' queues, each at the member's first bet; idle ones are dropped when there are too many. */
export function createBetQueues() {
  const betQueues = new Map<string, BetQueue>();

  /** Drops the idle queues among the oldest half. */
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
