/**
 * Simulated member. Starts operations at random moments without waiting for earlier operations, and follows each
 * operation until its outcome is known.
 */
import type { Random } from '@wl/art/random';
import type { Player } from './carry-out.ts';
import type { History } from './history.ts';
import { createBets } from './member-bets.ts';
import { createCashOuts } from './member-cash-outs.ts';
import { createMessages } from './member-messages.ts';
import { topUp } from './member-top-ups.ts';
import type { Person } from './people.ts';
import { sleep } from './server-node.ts';

export interface Work {
  person: Person;
  random: Random;
  history: History;
  /** Operations per second. */
  rate: number;
}

export interface Worker {
  /** Tops up once and waits until the money is credited, so that the member can place bets. */
  fund(cents: number): Promise<void>;
  start(): void;
  /** Stops starting operations. */
  stop(): void;
  /**
   * Waits until all started operations have an outcome, but no longer than `withinMs`. Resolves with the number of
   * operations without an outcome.
   */
  settled(withinMs: number): Promise<number>;
}

/**
 * Maximum number of operations that a member has open at the same time. It exceeds the server's limit, so that the
 * server's refusals are tested too.
 */
const OPEN_MAX = 24;

export function putToWork({ person, random, history, rate }: Work): Worker {
  const player: Player = { person, random, history, givesUpMs: Infinity };
  const bet = createBets(player);
  const cashOuts = createCashOuts(player);
  const message = createMessages(player);
  const open = new Set<Promise<void>>();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  /**
   * Starts one operation: a bet about two thirds of the time, otherwise a chat message, a top-up or an operation on a
   * cash-out.
   * @param dice random number from 0 to 1 that selects the operation
   */
  function startOne(dice: number): Promise<void> {
    if (dice < 0.68) return bet();
    if (dice < 0.76) return message();
    if (dice < 0.84) return topUp(player);
    if (dice < 0.92) return cashOuts.request();
    return cashOuts.changeMind();
  }

  function begin() {
    const running: Promise<void> = startOne(random()).finally(() => open.delete(running));
    open.add(running);
  }

  /** Schedules operations at exponentially distributed intervals, so that they start at random, independent moments. */
  function schedule() {
    timer = setTimeout(
      () => {
        if (isOver) return;
        if (open.size < OPEN_MAX) begin();
        schedule();
      },
      (-Math.log(1 - random()) / rate) * 1000,
    );
  }

  return {
    fund: (cents) => topUp(player, cents, '4242424242424242'),
    start: schedule,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
    settled: async (withinMs) => {
      player.givesUpMs = performance.now() + withinMs;
      await Promise.race([Promise.all(open), sleep(withinMs)]);
      return open.size;
    },
  };
}
