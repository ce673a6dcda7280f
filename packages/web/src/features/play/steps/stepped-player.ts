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

/** Where a round with decisions stands: exactly one of the two is there. */
export interface Standing {
  open: OpenRound | null;
  round: Round | null;
}

export interface SteppedOptions extends Asking {
  /** Begins a round. The server books an id once; the same id again answers where its round stands. */
  begin: (sent: Sent) => Promise<Standing>;
  /** Takes a decision; the same one again answers where the round stands. */
  act: (open: OpenRound, action: string) => Promise<Standing>;
  /** The round that waits for a decision, on whatever device it was begun. */
  find: () => Promise<OpenRound | null>;
  /** A settled round; null when the server has none of this id. */
  fetch: (id: string) => Promise<Round | null>;
  newId: () => string;
  /** Keeps the id of a beginning without an answer, beyond a reload. */
  memory: PendingId;
}

/** Rounds with decisions of one game: nothing is begun or decided without a press, and what was begun elsewhere is found. */
export class SteppedPlayer {
  #options: SteppedOptions;
  #next: string | null = null;

  constructor(options: SteppedOptions) {
    this.#options = options;
  }

  /** Whether a beginning was sent and never answered. */
  get isUnanswered(): boolean {
    return this.#options.memory.read() !== null;
  }

  /** The round the next `begin` will send: under the id of a beginning without an answer, so that one of the two is booked at most. */
  reserve(bet: Bet): Sent {
    return { id: this.#options.memory.read() ?? this.#next ?? this.#options.newId(), bet };
  }

  /**
   * Begins a round. It may answer an earlier one without an answer, if that was booked; then this press staked nothing.
   * @throws UnansweredRound when no answer came; the refusal itself when the server refused
   */
  async begin(sent: Sent): Promise<Standing> {
    const { memory, begin } = this.#options;
    const isPending = memory.read() === sent.id;
    memory.write(sent.id);
    try {
      const work = { send: () => begin(sent), ask: () => this.#standingOf(sent.id) };
      const standing = await placeOnce(work, this.#options, isPending);
      this.#next = null;
      memory.write(null);
      return standing;
    } catch (error) {
      if (error instanceof UnansweredRound) throw error;
      // The next press takes the id up: an earlier beginning under way is then still booked at most once.
      this.#next = isPending ? sent.id : null;
      memory.write(null);
      throw error;
    }
  }

  /** @throws UnansweredRound when no answer came; the refusal itself when the server refused */
  async act(open: OpenRound, action: string): Promise<Standing> {
    const ask = async () => {
      const standing = await this.#standingOf(open.id);
      return standing?.open?.actions.length === open.actions.length ? null : standing;
    };
    try {
      return await placeOnce({ send: () => this.#options.act(open, action), ask }, this.#options);
    } catch (error) {
      const isAbsent = error instanceof UnansweredRound && error.doubt === 'absent';
      throw isAbsent ? new UnansweredRound('undecided', { cause: error }) : error;
    }
  }

  /**
   * Where things stand now: what became of a beginning without an answer, the round that waits, or, when it waits no more, what
   * became of `known`. Null when there is nothing to go on with. Stakes nothing.
   * @throws UnansweredRound when that cannot be found out
   */
  async standing(known?: string): Promise<Standing | null> {
    const { memory, find, fetch } = this.#options;
    const pending = memory.read();
    if (pending !== null) return this.#resume(pending);
    const open = await this.#read(find);
    if (open) return { open, round: null };
    if (known === undefined) return null;
    const round = await this.#read(() => fetch(known));
    return round && { open: null, round };
  }

  /** What became of a beginning without an answer. Another round of the game that waits goes before the news that there is none. */
  async #resume(id: string): Promise<Standing> {
    const { memory, find } = this.#options;
    try {
      const standing = await findOut(() => this.#standingOf(id), this.#options);
      memory.write(null);
      return standing;
    } catch (error) {
      const isAbsent = error instanceof UnansweredRound && error.doubt === 'absent';
      const other = isAbsent ? await this.#read(find) : null;
      if (!other) throw error;
      return { open: other, round: null };
    }
  }

  /** The round of this id, open or settled; null when the server has none. */
  async #standingOf(id: string): Promise<Standing | null> {
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
