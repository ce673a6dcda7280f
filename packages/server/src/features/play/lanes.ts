import type { CheckedBet, PlayedRound } from './play-round.ts';
import type { Player } from './player.ts';
import type { SettleAnswer } from './settle-repository.ts';

/** A bet on its way to the desk. */
export interface PlacedBet {
  memberId: string;
  sessionId: string;
  /** Chosen by the client: the idempotency key. */
  id: string;
  /** The address that it was placed from. */
  ip: string;
  bet: CheckedBet;
}

/** `booked` now, or `stored`: the same bet was booked before, and is to be read again. */
export type Settled =
  | { kind: 'booked'; played: PlayedRound; wallet: SettleAnswer; at: Date }
  | { kind: 'stored' };

/** A bet that has no answer yet. */
export interface Waiting extends PlacedBet {
  settled: Promise<Settled>;
  resolve: (settled: Settled) => void;
  reject: (error: unknown) => void;
  /** Times the state in memory was not the wallet's. */
  staleTimes: number;
  /** Refused by its profile, but stored: a resend, which gets its answer. */
  isResend: boolean;
  /** A lost connection left it open whether the bet was booked: until then it is looked up and tried again. */
  doubtUntilMs: number;
}

/** The queue of one member: at most one bet of a member is at the database, because each takes the next nonce. */
export interface Lane {
  memberId: string;
  player: Player | undefined;
  queue: Waiting[];
  /** Loading, in a batch, or in the line of ready lanes. */
  busy: boolean;
}

const LANES_MAX = 50_000;

/** The lanes of the members who bet, made at their first bet; idle ones are forgotten when there are too many. */
export function createLanes() {
  const lanes = new Map<string, Lane>();

  /** Forgets the half that came first of those with nothing to do. */
  function dropIdle() {
    let seen = 0;
    for (const [memberId, lane] of lanes) {
      if (!lane.busy) lanes.delete(memberId);
      seen += 1;
      if (seen >= LANES_MAX / 2) return;
    }
  }

  return {
    of(memberId: string): Lane {
      let lane = lanes.get(memberId);
      if (!lane) {
        if (lanes.size >= LANES_MAX) dropIdle();
        lane = { memberId, player: undefined, queue: [], busy: false };
        lanes.set(memberId, lane);
      }
      return lane;
    },
    known: (memberId: string): Lane | undefined => lanes.get(memberId),
  };
}
