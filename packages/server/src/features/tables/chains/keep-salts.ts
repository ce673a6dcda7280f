import type { Deps } from '../../../platform/deps.ts';
import { httpBeacon, type RelayLimit } from './beacon-http.ts';
import { publishFirstChains } from './chains.ts';
import { fixDueSalts } from './salts.ts';

/** Interval in ms between checks for due salts. Equals the period of the beacon. */
const LOOK_MS = 3_000;

/**
 * Maximum interval in ms after failures. The interval doubles with every failure, so that the relays are not
 * overloaded.
 */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Publishes the first chain of every table, and fixes the salt of each chain once its beacon round is published. Closed
 * tables also get a chain, so that their salts are known before they open.
 * @returns a function that stops this work. It also aborts requests to relays, so that an unresponsive relay does not
 *   delay the stop.
 */
export function keepSalts(deps: Deps, limit?: RelayLimit): () => Promise<void> {
  const beacon = httpBeacon(deps.config.tableSalt, limit);
  const stop = new AbortController();
  let pauseMs = LOOK_MS;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    let isWhole = false;
    try {
      await publishFirstChains(deps);
      isWhole = await fixDueSalts(deps, beacon, stop.signal);
    } catch (error) {
      deps.log.warn({ err: error }, 'the salts of the tables could not be fixed; trying again');
    }
    pauseMs = isWhole ? LOOK_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    if (!stop.signal.aborted) timer = setTimeout(start, pauseMs).unref();
  }
  function start() {
    running = look();
  }

  start();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
