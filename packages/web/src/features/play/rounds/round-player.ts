import type { Round } from '@wl/contract/play';

/** Bet in the format of the request: `{ stakeCents }` for slots, `{ spots }` for a roulette table. */
export type Bet = Record<string, unknown>;

export interface OpenRound {
  id: string;
  bet: Bet;
  /** Bag item that covers the stake. */
  item?: string | undefined;
}

export interface RoundPlayerOptions extends Asking {
  /**
   * Sends the bet. The server books at most one bet per id. It returns the stored round for a duplicate request, and
   * rejects a different bet with the same id.
   */
  send: (round: OpenRound) => Promise<Round>;
  /** Returns the stored round with this id, or null if the server has none. Never places a bet. */
  ask: (id: string) => Promise<Round | null>;
  newId: () => string;
  /**
   * Stores the id of an unanswered bet, so that the id survives a reload. The bet itself is not stored, because only a
   * button press may place a bet.
   */
  memory: PendingId;
}

export interface PendingId {
  read(): string | null;
  write(id: string | null): void;
}

/** Functions that a round player needs to interpret errors and to wait between requests. */
export interface Asking {
  /**
   * Returns true if the round may have been played: no response arrived, or the response does not state the outcome.
   */
  isUnanswered: (error: unknown) => boolean;
  /**
   * Returns true if the server rejected the request without processing it. An earlier request with the same id may
   * still have booked the round.
   */
  isTurnedAway: (error: unknown) => boolean;
  wait: (ms: number) => Promise<void>;
}

/** Delays in ms before the second, third and fourth requests for a round's outcome. */
const ASK_AGAIN_MS = [500, 1_200, 2_500];

/**
 * Reason why a bet's outcome is unknown:
 * - `unreachable`: the server could not be reached.
 * - `absent`: the server has no round with this id, but the bet may still be in flight.
 * - `undecided`: the round is open, but the server did not receive the member's decision.
 */
export type Doubt = 'unreachable' | 'absent' | 'undecided';

/**
 * Error thrown if a bet or decision received no response. Only the member can repeat the request, by pressing the
 * button again. A repeated request cannot book a second stake.
 */
export class UnansweredRound extends Error {
  override name = 'UnansweredRound';
  doubt: Doubt;
  /**
   * Requests the state of a round with decisions, without sending a bet or a decision. Rounds without decisions use
   * `resume` instead.
   */
  again: (() => void) | undefined;

  constructor(doubt: Doubt, options?: ErrorOptions) {
    super(doubt, options);
    this.doubt = doubt;
  }
}

/** Error shown for a voided round: a round that could not be finished, or that a clerk voided after it was settled. */
export class VoidedRound extends Error {
  /** Returned stake of the voided round, in cents. */
  readonly stakeCents: number;
  /** True if the round was settled before it was voided. */
  readonly wasSettled: boolean;

  constructor({ stake_cents, taken_back_cents }: Round) {
    super('the round was voided');
    this.stakeCents = stake_cents;
    this.wasSettled = taken_back_cents !== undefined;
  }
}

/**
 * Error for a bet that was sent with the id of a different, already booked bet. The page shows the booked bet's round.
 * The new bet was not booked and cost nothing.
 */
export class EarlierRound extends Error {
  override name = 'EarlierRound';
}

/**
 * Requests the outcome of a bet, with increasing delays, until the server returns the bet's round. Gives up after four
 * attempts, or earlier if the server rejects a request.
 * @param ask reads the round by its id; returns null if the server has no such round
 * @throws UnansweredRound with the `doubt` of the last attempt
 */
export async function findOut<T>(
  ask: () => Promise<T | null>,
  { isUnanswered, wait }: Asking,
): Promise<T> {
  let doubt = new UnansweredRound('unreachable');
  for (const pause of [...ASK_AGAIN_MS, null]) {
    try {
      const found = await ask();
      if (found !== null) return found;
      doubt = new UnansweredRound('absent');
    } catch (cause) {
      doubt = new UnansweredRound('unreachable', { cause });
      if (!isUnanswered(cause)) break;
    }
    if (pause !== null) await wait(pause);
  }
  throw doubt;
}

/**
 * Sends a bet or a decision once and never resends it. If no response arrives, requests the outcome.
 * @param isPending true if an earlier request with this id got no response. A rejection of this request then does not
 *   reveal the outcome of the earlier request.
 * @throws UnansweredRound if the outcome remains unknown; rethrows a rejection unchanged
 */
export async function placeOnce<T>(
  { send, ask }: { send: () => Promise<T>; ask: () => Promise<T | null> },
  asking: Asking,
  isPending = false,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (asking.isUnanswered(error)) return findOut(ask, asking);
    if (!isPending) throw error;
    if (asking.isTurnedAway(error)) throw new UnansweredRound('unreachable', { cause: error });
    const found = await ask().catch((cause: unknown) => {
      throw new UnansweredRound('unreachable', { cause });
    });
    if (found === null) throw error;
    return found;
  }
}

/**
 * Plays rounds and sends each bet only once. If no response arrives, requests the round by the bet's id. If the outcome
 * remains unknown, the next bet reuses the id, so that at most one of the two bets is booked.
 */
export class RoundPlayer {
  #options: RoundPlayerOptions;
  #busy = false;
  #next: OpenRound | null = null;

  constructor(options: RoundPlayerOptions) {
    this.#options = options;
  }

  /** Id of the bet for which no response has arrived yet; null if there is none. */
  get open(): string | null {
    return this.#options.memory.read();
  }

  /** Reserves the id that the next call to `play` will send for this bet. Returns the id, the bet and the item. */
  reserve(bet: Bet, item?: string): OpenRound {
    this.#next = { id: this.#nextId(), bet, item };
    return this.#next;
  }

  /**
   * Returns the id of the unanswered bet. If no bet is unanswered, returns the reserved id, or a new id if none is
   * reserved.
   */
  #nextId(): string {
    const { open } = this;
    if (open === null) return this.#next?.id ?? this.#options.newId();
    return open;
  }

  /**
   * Places a bet. If an earlier, unanswered bet was booked, returns that bet's round and stakes nothing.
   * @throws UnansweredRound if the outcome remains unknown; the server's error if it rejected the bet
   */
  async play(bet: Bet, item?: string): Promise<Round> {
    if (this.#busy) throw new Error('a round is already being played');
    const { memory, send, ask } = this.#options;
    const isPending = this.open !== null;
    const round = this.reserve(bet, item);
    this.#busy = true;
    memory.write(round.id);
    try {
      const work = { send: () => send(round), ask: () => ask(round.id) };
      const played = await placeOnce(work, this.#options, isPending);
      this.#next = null;
      memory.write(null);
      return played;
    } catch (error) {
      // If no response arrived, keep the bet's id for the next attempt. The server books each id only once, so at most
      // one of the two attempts is booked.
      if (!isPending) this.#next = null;
      if (!(error instanceof UnansweredRound)) memory.write(null);
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  /**
   * Requests the outcome of the unanswered bet without staking anything.
   * @returns the bet's round; null if no bet is unanswered, or if a new bet was started before the response arrived
   * @throws UnansweredRound if the server cannot be reached or has no such round
   */
  async resume(): Promise<Round | null> {
    const id = this.open;
    if (id === null || this.#busy) return null;
    const isOvertaken = () => this.#busy || this.open !== id;
    const { ask, memory } = this.#options;
    try {
      const found = await findOut(() => ask(id), this.#options);
      if (isOvertaken()) return null;
      memory.write(null);
      return found;
    } catch (error) {
      if (isOvertaken()) return null;
      throw error;
    }
  }
}

/**
 * Returns a version 7 UUID. These UUIDs sort by creation time, so the database stores new rounds next to each other.
 */
export function newRoundId(now: number, random: Uint8Array): string {
  const bytes = Uint8Array.from(random.subarray(0, 16));
  for (let index = 0; index < 6; index += 1) {
    bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) & 0xff;
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
