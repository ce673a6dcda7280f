import type { Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import {
  findOut,
  placeOnce,
  UnansweredRound,
  type Asking,
  type Bet,
  type OpenRound as Sent,
  type PendingId,
} from '../rounds/round-player.ts';

/** State of a round with decisions. Exactly one of the two properties is set. */
export interface RoundState {
  open: OpenRound | null;
  round: Round | null;
}

export interface SteppedOptions extends Asking {
  /**
   * Starts a round. For a duplicate request with the same id, the server returns the current state of the existing
   * round.
   */
  begin: (sent: Sent) => Promise<RoundState>;
  /** Sends the member's decision to the server. A duplicate request returns the round's current state. */
  act: (open: OpenRound, action: string) => Promise<RoundState>;
  /** Returns the member's open round of this game, even if another device started it; null if there is none. */
  find: () => Promise<OpenRound | null>;
  /** Returns a settled round; null if the server has no settled round with this id. */
  fetch: (id: string) => Promise<Round | null>;
  newId: () => string;
  /** Storage for the id of an unanswered start request, so that the id survives a reload. */
  memory: PendingId;
}

/**
 * Plays rounds in which the member makes decisions, including rounds started in another window or on another device.
 * Starts rounds and sends decisions only when the member presses a button.
 */
export class SteppedPlayer {
  #options: SteppedOptions;
  #next: string | null = null;

  constructor(options: SteppedOptions) {
    this.#options = options;
  }

  /** True if a start request was sent but got no response. */
  get isUnanswered(): boolean {
    return this.#options.memory.read() !== null;
  }

  /**
   * Returns the id and bet that the next `begin` will send. If an earlier start request got no response, reuses its id,
   * so that at most one of the two requests is booked.
   */
  reserve(bet: Bet): Sent {
    return { id: this.#options.memory.read() ?? this.#next ?? this.#options.newId(), bet };
  }

  /**
   * Starts a round. If an earlier, unanswered request with the same id was booked after all, returns that request's
   * round and places no second bet.
   *
   * @throws UnansweredRound if the outcome remains unknown, or the server's error if it rejected the bet
   */
  async begin(sent: Sent): Promise<RoundState> {
    const { memory, begin } = this.#options;
    const isPending = memory.read() === sent.id;
    memory.write(sent.id);
    try {
      const work = { send: () => begin(sent), ask: () => this.#roundStateOf(sent.id) };
      const roundState = await placeOnce(work, this.#options, isPending);
      this.#next = null;
      memory.write(null);
      return roundState;
    } catch (error) {
      if (error instanceof UnansweredRound) throw error;
      // If an earlier request with this id may still be in flight, reuse the id for the next bet. Only one of the two
      // requests can then be booked.
      this.#next = isPending ? sent.id : null;
      memory.write(null);
      throw error;
    }
  }

  /**
   * Sends the member's decision in an open round to the server.
   * @throws UnansweredRound if the outcome remains unknown; the server's error if it rejected the decision
   */
  async act(open: OpenRound, action: string): Promise<RoundState> {
    const ask = async () => {
      const roundState = await this.#roundStateOf(open.id);
      return roundState?.open?.actions.length === open.actions.length ? null : roundState;
    };
    try {
      return await placeOnce({ send: () => this.#options.act(open, action), ask }, this.#options);
    } catch (error) {
      const isAbsent = error instanceof UnansweredRound && error.doubt === 'absent';
      throw isAbsent ? new UnansweredRound('undecided', { cause: error }) : error;
    }
  }

  /**
   * Returns the state of a round, without placing a bet. Looks for the round of an unanswered start request, then for a
   * round waiting for a decision, then for the settled round `known`. Returns null if none is found.
   * @throws UnansweredRound if the state cannot be determined
   */
  async roundState(known?: string): Promise<RoundState | null> {
    const { memory, find, fetch } = this.#options;
    const pending = memory.read();
    if (pending !== null) return this.#resume(pending);
    const open = await this.#read(find);
    if (open) return { open, round: null };
    if (known === undefined) return null;
    const round = await this.#read(() => fetch(known));
    return round && { open: null, round };
  }

  /**
   * Returns the round of an unanswered start request or, if the server has none, another open round of the game.
   * @throws UnansweredRound if neither exists, or if the outcome remains unknown
   */
  async #resume(id: string): Promise<RoundState> {
    const { memory, find } = this.#options;
    try {
      const roundState = await findOut(() => this.#roundStateOf(id), this.#options);
      memory.write(null);
      return roundState;
    } catch (error) {
      const isAbsent = error instanceof UnansweredRound && error.doubt === 'absent';
      const other = isAbsent ? await this.#read(find) : null;
      if (!other) throw error;
      return { open: other, round: null };
    }
  }

  /** Returns the round with this id, open or settled; null if the server has none. */
  async #roundStateOf(id: string): Promise<RoundState | null> {
    const open = await this.#options.find();
    if (open?.id === id) return { open, round: null };
    const round = await this.#options.fetch(id);
    return round && { open: null, round };
  }

  /** Calls `read` until it returns a response, at most four times. Null is a valid response. */
  async #read<T>(read: () => Promise<T>): Promise<T> {
    const { value } = await findOut(async () => ({ value: await read() }), this.#options);
    return value;
  }
}
