import type { OpenRound, Round } from '@wl/contract/play';
import {
  findOut,
  placeOnce,
  UnansweredRound,
  type Asking,
  type Bet,
  type OpenRound as Sent,
  type PendingId,
} from '../round-player.ts';

/** State of a round with decisions: exactly one of the two is set. */
export interface RoundState {
  open: OpenRound | null;
  round: Round | null;
}

export interface SteppedOptions extends Asking {
  /** Begins a round. The server books an id once; a repeated id returns the current state of its round. */
  begin: (sent: Sent) => Promise<RoundState>;
  /** Makes a decision; repeating it returns the current state of the round. */
  act: (open: OpenRound, action: string) => Promise<RoundState>;
  /** Returns the round that waits for a decision, regardless of the device on which it was begun. */
  find: () => Promise<OpenRound | null>;
  /** Returns a settled round; null when the server has none of this id. */
  fetch: (id: string) => Promise<Round | null>;
  newId: () => string;
  /** Keeps the id of an unanswered beginning across a reload. */
  memory: PendingId;
}

/** Plays rounds with decisions of one game. Nothing is begun or decided without a press, and rounds begun elsewhere are found. */
export class SteppedPlayer {
  #options: SteppedOptions;
  #next: string | null = null;

  constructor(options: SteppedOptions) {
    this.#options = options;
  }

  /** True if a beginning was sent and not answered. */
  get isUnanswered(): boolean {
    return this.#options.memory.read() !== null;
  }

  /**
   * Returns the round that the next `begin` will send. It reuses the id of an unanswered beginning, so that at most one
   * of the two is booked.
   */
  reserve(bet: Bet): Sent {
    return { id: this.#options.memory.read() ?? this.#next ?? this.#options.newId(), bet };
  }

  /**
   * Begins a round. If an earlier unanswered beginning was booked, returns that round; then this press staked nothing.
   * @throws UnansweredRound when no answer came; the server's error when it rejected the bet
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
      // The next press reuses the id: an earlier beginning in flight is then still booked at most once.
      this.#next = isPending ? sent.id : null;
      memory.write(null);
      throw error;
    }
  }

  /**
   * Makes a decision in an open round.
   * @throws UnansweredRound when no answer came; the server's error when it rejected the decision
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
   * Returns the current state: that of an unanswered beginning, otherwise of the round that waits, otherwise of the
   * settled round `known`. Returns null when there is no such round. Stakes nothing.
   * @throws UnansweredRound when the state cannot be found out
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
   * Returns the outcome of an unanswered beginning. If the server has no such round, another waiting round of the game
   * takes precedence over the error.
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

  /** Returns the round of this id, open or settled; null when the server has none. */
  async #roundStateOf(id: string): Promise<RoundState | null> {
    const open = await this.#options.find();
    if (open?.id === id) return { open, round: null };
    const round = await this.#options.fetch(id);
    return round && { open: null, round };
  }

  /** Reads until there is an answer, which may be null. */
  async #read<T>(read: () => Promise<T>): Promise<T> {
    const { value } = await findOut(async () => ({ value: await read() }), this.#options);
    return value;
  }
}
