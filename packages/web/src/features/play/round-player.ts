import type { Round } from '@wl/contract/play';

/** A bet as it goes over the wire: `{ stakeCents }` for slots, `{ spots }` for a roulette table. */
export type Bet = Record<string, unknown>;

export interface OpenRound {
  id: string;
  bet: Bet;
  /** The item of the bag that pays the stake. */
  item?: string | undefined;
}

export interface RoundPlayerOptions {
  /** Sends the bet; the same id again answers the same round. */
  send: (round: OpenRound) => Promise<Round>;
  /** Whether an error leaves open if the round was played: no answer, or one that says nothing about it. */
  isUnanswered: (error: unknown) => boolean;
  /** Whether the house turned this sending away at the door: nothing of it was booked, but that says nothing of an earlier one. */
  isTurnedAway: (error: unknown) => boolean;
  newId: () => string;
  /** Keeps the open round beyond a reload, until it is answered. */
  memory: { read(): OpenRound | null; write(round: OpenRound | null): void };
  wait: (ms: number) => Promise<void>;
}

/** Pauses before the same bet is sent again, in ms. */
const RESEND_AFTER_MS = [500, 1_200, 2_500];

/** Nobody knows yet whether the round was played. Its id is kept: `resume` asks again, and books nothing twice. */
export class UnansweredRound extends Error {
  override name = 'UnansweredRound';
  /** Asks again, where that is not `resume`'s business: a decision in an open round. */
  again: (() => void) | undefined;
}

/**
 * Sends the same thing until there is an answer, with growing pauses.
 * @param isResend it was sent before and never answered
 * @throws UnansweredRound when no answer came; a refusal as it is
 */
export async function insist<T>(
  send: () => Promise<T>,
  {
    isUnanswered,
    isTurnedAway,
    wait,
  }: Pick<RoundPlayerOptions, 'isUnanswered' | 'isTurnedAway' | 'wait'>,
  isResend = false,
): Promise<T> {
  let mayBeBooked = isResend;
  for (const pause of [...RESEND_AFTER_MS, null]) {
    try {
      return await send();
    } catch (error) {
      // Who was turned away does not knock on: the round is kept until the member asks.
      const isKept = mayBeBooked && isTurnedAway(error);
      if (!isKept && !isUnanswered(error)) throw error;
      if (isKept || pause === null) throw new UnansweredRound('no answer', { cause: error });
      mayBeBooked = true;
      await wait(pause);
    }
  }
  throw new UnansweredRound('no answer');
}

/**
 * Plays rounds with an id that lives until the answer is there. A lost answer is fetched by sending the same id and bet again;
 * a refusal (funds, limits …) ends the round and the next press starts a new one.
 */
export class RoundPlayer {
  #options: RoundPlayerOptions;
  #busy = false;
  #next: OpenRound | null = null;

  constructor(options: RoundPlayerOptions) {
    this.#options = options;
  }

  /** The round that was sent but never answered, if any. */
  get open(): OpenRound | null {
    return this.#options.memory.read();
  }

  /** The round the next `play(bet)` will send: the open one, or a new one with its id. */
  reserve(bet: Bet, item?: string): OpenRound {
    if (this.open) return this.open;
    this.#next ??= { id: this.#options.newId(), bet };
    this.#next.bet = bet;
    this.#next.item = item;
    return this.#next;
  }

  /** @throws UnansweredRound when no answer came; the refusal itself when the house said no. */
  async play(bet: Bet, item?: string): Promise<Round> {
    if (this.#busy) throw new Error('a round is already being played');
    // An unanswered round comes first: its stake may be gone already.
    const isResend = this.open !== null;
    const round = this.reserve(bet, item);
    this.#next = null;
    return this.#ask(round, isResend);
  }

  /** Asks for the open round once more. */
  async resume(): Promise<Round | null> {
    const round = this.open;
    return round ? this.#ask(round, true) : null;
  }

  async #ask(round: OpenRound, isResend: boolean): Promise<Round> {
    this.#busy = true;
    this.#options.memory.write(round);
    try {
      const answered = await insist(() => this.#options.send(round), this.#options, isResend);
      this.#options.memory.write(null);
      return answered;
    } catch (error) {
      if (!(error instanceof UnansweredRound)) this.#options.memory.write(null);
      throw error;
    } finally {
      this.#busy = false;
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
