/** Maximum time in ms that ready bets wait while earlier bets are being settled in the database. */
const HOLD_MS = 50;

export interface DepartureOptions {
  /** Maximum number of bets per batch. */
  batch: number;
  /** True if other server processes that settle bets can use the CPU while this process waits. */
  sharesCores: boolean;
  /**
   * Maximum time in ms that a batch waits for further bets from members whose previous bets have just been booked. Used
   * only if `sharesCores` is true.
   */
  refillMs: number;
  /**
   * Called after a wait. If no batch was sent or returned during the wait, `isOverdue` is true, and the waiting bets
   * should be sent anyway.
   */
  waited: (isOverdue: boolean) => void;
}

/**
 * Creates the scheduler that decides when a batch of bets is sent to the database. A wait for more bets lasts at most
 * `HOLD_MS` while a batch is being settled, and at most `refillMs` otherwise.
 */
export function createDepartures({ batch, sharesCores, refillMs, waited }: DepartureOptions) {
  /** Number of bets sent to the database whose results have not arrived yet. */
  let inFlight = 0;
  /** Number of batches for which the database has returned a result. */
  let back = 0;
  /** Number of batches sent, and number of bets in the last batch. */
  let sent = 0;
  let lastSize = 0;
  let waiting: NodeJS.Timeout | undefined;

  return {
    /**
     * Returns the number of bets that must be ready before the next batch is sent. Batches should be large, because
     * settling a batch has a fixed cost that equals the cost of twenty bets.
     * - A single process collects one batch while the database settles another of the same size.
     * - A process that shares CPU cores sends one batch at a time. It waits for as many bets as in its last batch,
     *   because the members in that batch are likely to bet again.
     */
    enough(): number {
      if (!sharesCores) return Math.min(batch, Math.max(1, inFlight));
      return inFlight > 0 ? Infinity : Math.min(batch, lastSize);
    },
    /**
     * Waits for more bets, but only for a limited time. If the connection of the batch in flight is half-open, the
     * batch's result may not arrive for a long time, and this must not delay other members' bets.
     */
    wait() {
      if (waiting) return;
      const [sentBefore, backBefore] = [sent, back];
      waiting = setTimeout(
        () => {
          waiting = undefined;
          waited(sent === sentBefore && back === backBefore);
        },
        inFlight > 0 ? HOLD_MS : refillMs,
      );
    },
    left(bets: number) {
      sent += 1;
      lastSize = bets;
      inFlight += bets;
    },
    arrived(bets: number) {
      back += 1;
      inFlight -= bets;
    },
    failed(bets: number) {
      inFlight -= bets;
    },
    close: () => clearTimeout(waiting),
  };
}
