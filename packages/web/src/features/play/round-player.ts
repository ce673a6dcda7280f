import type { Round } from '@wl/contract/play';

/** Bet in the format of the request: `{ stakeCents }` for slots, `{ spots }` for a roulette table. */
export type Bet = Record<string, unknown>;

export interface OpenRound {
  id: string;
  bet: Bet;
  /** Item of the bag that pays the stake. */
  item?: string | undefined;
}

export interface RoundPlayerOptions extends Asking {
  /** Sends the bet. The server books an id once: the same bet returns the stored round, another bet is rejected. */
  send: (round: OpenRound) => Promise<Round>;
  /** Reads the round of this id; null when the server has none. Stakes nothing. */
  ask: (id: string) => Promise<Round | null>;
  newId: () => string;
  /** Keeps the id of an unanswered bet across a reload. The bet itself is not kept: only a press places one. */
  memory: PendingId;
}

export interface PendingId {
  read(): string | null;
  write(id: string | null): void;
}

/** Classification of errors, and pauses. */
export interface Asking {
  /** Returns true if the round may have been played: there was no answer, or one that does not state the round's outcome. */
  isUnanswered: (error: unknown) => boolean;
  /**
   * Returns true if the server rejected the request without processing it. Nothing of it was booked; an earlier request
   * may have been.
   */
  isTurnedAway: (error: unknown) => boolean;
  wait: (ms: number) => Promise<void>;
}

/** Pauses before the server is asked again, in ms. */
const ASK_AGAIN_MS = [500, 1_200, 2_500];

/**
 * Reason why a bet's outcome is unknown. `unreachable`: the server could not be asked. `absent`: it has no round of
 * this id, though the bet may still be in flight. `undecided`: it has not received a decision in an open round.
 */
export type Doubt = 'unreachable' | 'absent' | 'undecided';

/** A bet or decision got no answer. Nothing is sent again without a press, and the next press cannot book a second stake. */
export class UnansweredRound extends Error {
  override name = 'UnansweredRound';
  doubt: Doubt;
  /** Asks the server again in rounds with decisions, which `resume` does not cover. Sends neither bet nor decision. */
  again: (() => void) | undefined;

  constructor(doubt: Doubt, options?: ErrorOptions) {
    super(doubt, options);
    this.doubt = doubt;
  }
}

/** A round that could not be finished: its stake was returned to cash. */
export class VoidedRound extends Error {
  readonly stakeCents: number;

  constructor(stakeCents: number) {
    super('the round was voided');
    this.stakeCents = stakeCents;
  }
}

/** The last press repeated the id of an earlier bet that had been placed. That round is shown; the press staked nothing. */
export class EarlierRound extends Error {
  override name = 'EarlierRound';
}

/**
 * Asks for the outcome of a bet, with growing pauses, until the server knows its round.
 * @param ask reads by the id; null when the server has nothing
 * @throws UnansweredRound with the doubt of the last attempt
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
 * Sends a bet or a decision once. Without an answer it asks the server for the outcome; it never sends again.
 * @param isPending the same id was sent before without an answer: rejecting this request says nothing about that one
 * @throws UnansweredRound when the outcome could not be found out; a rejection is thrown unchanged
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
 * Plays rounds, each sent by a press and never automatically. An unanswered bet keeps its id: the player asks for the
 * round of that id. The next press is sent under the same id, whatever it stakes, so at most one of the two bets is
 * booked. A rejection (funds, limits, maintenance …) ends the round.
 */
export class RoundPlayer {
  #options: RoundPlayerOptions;
  #busy = false;
  #next: OpenRound | null = null;

  constructor(options: RoundPlayerOptions) {
    this.#options = options;
  }

  /** Id of the bet that was sent but not answered, if any. */
  get open(): string | null {
    return this.#options.memory.read();
  }

  /** Returns the round that the next `play` of this bet will send. */
  reserve(bet: Bet, item?: string): OpenRound {
    const id = this.open ?? this.#next?.id ?? this.#options.newId();
    this.#next = { id, bet, item };
    return this.#next;
  }

  /**
   * Places a bet. If an earlier unanswered bet was booked, returns that bet's round; then this press staked nothing.
   * @throws UnansweredRound when no answer came; the server's error when it rejected the bet
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
      // After a rejection the next press reuses the id: an earlier bet in flight is then still booked at most once.
      if (!isPending) this.#next = null;
      if (!(error instanceof UnansweredRound)) memory.write(null);
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  /**
   * Asks for the outcome of the unanswered bet. Stakes nothing.
   * @returns its round; null when there is no such bet, or a press has overtaken the request
   * @throws UnansweredRound when the server cannot be asked or has no such round
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

/** Returns a UUID of version 7: sorted by time, so that rounds are stored next to each other in the database. */
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
