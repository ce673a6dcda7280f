import type { OpenRound, Round } from '@wl/contract/play';
import { insist, type Bet, type OpenRound as Sent } from '../round-player.ts';

/** Where a round with decisions stands: exactly one of the two is there. */
export interface Standing {
  open: OpenRound | null;
  round: Round | null;
}

export interface SteppedOptions {
  /** Begins a round; the same id again answers where it stands. */
  begin: (sent: Sent) => Promise<Standing>;
  /** Takes a decision; the same one again answers where the round stands. */
  act: (open: OpenRound, action: string) => Promise<Standing>;
  /** The round that waits for a decision, on whatever device it was begun. */
  find: () => Promise<OpenRound | null>;
  /** A settled round. */
  fetch: (id: string) => Promise<Round>;
  isUnanswered: (error: unknown) => boolean;
  isTurnedAway: (error: unknown) => boolean;
  newId: () => string;
  /** Keeps a beginning until it is answered, beyond a reload. */
  memory: { read(): Sent | null; write(sent: Sent | null): void };
  wait: (ms: number) => Promise<void>;
}

/** Rounds with decisions of one game: nothing is begun or decided twice, and what was begun elsewhere is found. */
export class SteppedPlayer {
  #options: SteppedOptions;

  constructor(options: SteppedOptions) {
    this.#options = options;
  }

  /** Whether a beginning was sent and never answered. */
  get isUnanswered(): boolean {
    return this.#options.memory.read() !== null;
  }

  /** The round the next `begin(bet)` will send: an unanswered one first, its stake may be gone already. */
  reserve(bet: Bet): Sent {
    return this.#options.memory.read() ?? { id: this.#options.newId(), bet };
  }

  /** @throws UnansweredRound when no answer came; the refusal itself when the house said no. */
  async begin(sent: Sent): Promise<Standing> {
    const { memory, begin } = this.#options;
    const isResend = memory.read()?.id === sent.id;
    memory.write(sent);
    try {
      const standing = await insist(() => begin(sent), this.#options, isResend);
      memory.write(null);
      return standing;
    } catch (error) {
      // A refusal ends it; without an answer the id is kept and asked for again.
      if (!(error instanceof Error && error.name === 'UnansweredRound')) memory.write(null);
      throw error;
    }
  }

  /** @throws UnansweredRound when no answer came; the refusal itself when the house said no. */
  act(open: OpenRound, action: string): Promise<Standing> {
    return insist(() => this.#options.act(open, action), this.#options);
  }

  /**
   * Where things stand now: an unanswered beginning, the round that waits, or, when it waits no more, what became of `known`.
   * Null when there is nothing to go on with.
   */
  async standing(known?: string): Promise<Standing | null> {
    const { memory, find, fetch } = this.#options;
    const sent = memory.read();
    if (sent) return this.begin(sent);
    const open = await insist(find, this.#options);
    if (open) return { open, round: null };
    if (known === undefined) return null;
    return { open: null, round: await insist(() => fetch(known), this.#options) };
  }
}
