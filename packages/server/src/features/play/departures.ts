/** Longest wait for a batch at the database before the waiting bets leave without it. */
const HOLD_MS = 50;

export interface DepartureOptions {
  /** Most bets per batch. */
  batch: number;
  /** Other server processes settle beside this one and use the cores while its batch is at the database. */
  sharesCores: boolean;
  /** With `sharesCores`, how long bets wait for the next bets of members who were just answered. */
  refillMs: number;
  /** Called after a wait. `isOverdue` is true when no batch left or came back meanwhile: the awaited bets may not come. */
  waited: (isOverdue: boolean) => void;
}

/**
 * Decides when a batch of bets leaves for the database, from the bets that are there. No bet waits longer than HOLD_MS for
 * others.
 */
export function createDepartures({ batch, sharesCores, refillMs, waited }: DepartureOptions) {
  /** Bets at the database. */
  let inFlight = 0;
  /** Batches that came back. */
  let back = 0;
  /** Batches that left, and the bets of the last one. */
  let sent = 0;
  let lastSize = 0;
  let waiting: NodeJS.Timeout | undefined;

  return {
    /**
     * Returns how many ready bets are worth a call of the settle function, whose fixed cost equals that of twenty bets. A
     * single process alternates two batches of the same size, so that it plays while the database settles. A smaller second
     * batch would only take time from the first. Processes that share the cores fill each other's pauses, so each has one
     * batch with the bets of all its players: as many as last time, because those members have just been answered.
     */
    enough(): number {
      if (!sharesCores) return Math.min(batch, Math.max(1, inFlight));
      return inFlight > 0 ? Infinity : Math.min(batch, lastSize);
    },
    /** Waits for more bets. A half-open connection may be silent for long; it must not hold up other members' bets. */
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
