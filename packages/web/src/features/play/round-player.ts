import type { Round } from '@wl/contract/play';

/** A bet as it goes over the wire: `{ stakeCents }` for slots, `{ spots }` for a roulette table. */
export type Bet = Record<string, unknown>;

export interface OpenRound {
  id: string;
  bet: Bet;
  /** The item of the bag that pays the stake. */
  item?: string | undefined;
}

export interface RoundPlayerOptions extends Asking {
  /** Sends the bet. The server books an id once: the same bet answers the stored round, another bet is refused. */
  send: (round: OpenRound) => Promise<Round>;
  /** Reads the round of this id; null when the server has none. Stakes nothing. */
  ask: (id: string) => Promise<Round | null>;
  newId: () => string;
  /** Keeps the id of a bet without an answer beyond a reload. The bet itself is not kept: only a press places one. */
  memory: PendingId;
}

export interface PendingId {
  read(): string | null;
  write(id: string | null): void;
}

/** How errors are read, and how pauses are made. */
export interface Asking {
  /** Whether an error leaves open if the round was played: no answer, or one that says nothing about it. */
  isUnanswered: (error: unknown) => boolean;
  /** Whether the server refused a request unread: nothing of it was booked, but that says nothing of an earlier one. */
  isTurnedAway: (error: unknown) => boolean;
  wait: (ms: number) => Promise<void>;
}

/** Pauses before the server is asked again, in ms. */
const ASK_AGAIN_MS = [500, 1_200, 2_500];

/**
 * `unreachable`: the server could not be asked what became of the bet. `absent`: it has no round of this id, though the bet may
 * still be under way. `undecided`: it has not received a decision in an open round.
 */
export type Doubt = 'unreachable' | 'absent' | 'undecided';

/** A bet or decision got no answer. Nothing is sent again without a press, and the next press cannot book a second stake. */
export class UnansweredRound extends Error {
  override name = 'UnansweredRound';
  doubt: Doubt;
  /** Asks again, where that is not `resume`'s business: rounds with decisions. Sends neither bet nor decision. */
  again: (() => void) | undefined;

  constructor(doubt: Doubt, options?: ErrorOptions) {
    super(doubt, options);
    this.doubt = doubt;
  }
}

/** A round that could not be closed: its stake is cash again. */
export class VoidedRound extends Error {
  readonly stakeCents: number;

  constructor(stakeCents: number) {
    super('the round was voided');
    this.stakeCents = stakeCents;
  }
}

/** The last press met an earlier bet of the same id that had been placed: that round is shown, the press staked nothing. */
export class EarlierRound extends Error {
  override name = 'EarlierRound';
}

/**
 * Asks what became of a bet, with growing pauses, until the server knows its round.
 * @param ask reads by the id; null when the server has nothing
 * @throws UnansweredRound with the last thing that was learned
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
 * Sends a bet or a decision once. Without an answer the server is asked what became of it; it is never sent again here.
 * @param isPending the same id was sent before and not answered: a refusal of this sending says nothing about that one
 * @throws UnansweredRound when that could not be found out; a refusal as it is
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
 * Plays rounds, each sent by a press and never by itself. A bet without an answer keeps its id: the player asks for the round of that
 * id, and the next press, whatever it stakes, is sent under it, so that of the two at most one is booked. A refusal (funds,
 * limits, maintenance …) ends the round.
 */
export class RoundPlayer {
  #options: RoundPlayerOptions;
  #busy = false;
  #next: OpenRound | null = null;

  constructor(options: RoundPlayerOptions) {
    this.#options = options;
  }

  /** The id of the bet that was sent but never answered, if any. */
  get open(): string | null {
    return this.#options.memory.read();
  }

  /** The round that the next `play` of this bet will send. */
  reserve(bet: Bet, item?: string): OpenRound {
    const id = this.open ?? this.#next?.id ?? this.#options.newId();
    this.#next = { id, bet, item };
    return this.#next;
  }

  /**
   * Places a bet. The round may be that of an earlier bet without an answer, if that was booked; then this press staked nothing.
   * @throws UnansweredRound when no answer came; the refusal itself when the server refused
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
      // After a refusal the next press takes the id up: an earlier bet under way is then still booked at most once.
      if (!isPending) this.#next = null;
      if (!(error instanceof UnansweredRound)) memory.write(null);
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  /**
   * Asks what became of the bet without an answer. Stakes nothing.
   * @returns its round; null when there is none to ask for, or a press has gone on meanwhile
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

/** A UUID of version 7: sorted by time, so that rounds lie next to each other in the database. */
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
