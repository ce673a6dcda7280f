/** How long bets wait for a batch at work before they leave without it. */
const HOLD_MS = 50;

export interface DepartureOptions {
  /** Bets a batch holds at most. */
  batch: number;
  /** Other processes of the house settle beside this one: while its batch is at the database they have the cores. */
  sharesCores: boolean;
  /** How long bets then wait for the members who were answered a moment ago. */
  refillMs: number;
  /** Called after a wait; overdue when nothing left and nothing came back meanwhile: whoever is missing may not come. */
  waited: (isOverdue: boolean) => void;
}

/** When a batch of bets leaves for the database, told by what is on its way. Nobody waits longer than HOLD_MS for others. */
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
     * How many ready bets are worth a call of the settle function, which costs as much as twenty bets before its first one.
     * One process by itself keeps two batches of one size in turn, so that it plays while the database settles: with less to
     * say a second connection only takes time from the first. Processes that share the cores fill each other's pauses, so each
     * has one batch, of everybody who plays: as many as last time, who have just had their answers.
     */
    enough(): number {
      if (!sharesCores) return Math.min(batch, Math.max(1, inFlight));
      return inFlight > 0 ? Infinity : Math.min(batch, lastSize);
    },
    /** Too few are ready. A connection may say nothing for long (half open): that holds nobody else's bets. */
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
