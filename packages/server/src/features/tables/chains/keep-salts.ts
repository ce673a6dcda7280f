import type { Deps } from '../../../platform/deps.ts';
import { httpBeacon, type RelayLimit } from './beacon-http.ts';
import { publishFirstChains } from './chains.ts';
import { fixDueSalts } from './salts.ts';

/** Interval in ms between two looks for due salts. It is the period of the beacon. */
const LOOK_MS = 3_000;

/** Longest pause in ms after failures. The pause doubles with every failure, so that the relays are not flooded. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Publishes the first chains of all tables and fixes salts when their rounds of the beacon are due, until the returned
 * function is called. That function also ends the requests to relays, so that a silent relay does not delay it. Tables
 * that are still closed also get a chain, so that they can open without a wait.
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
