import type { Deps } from '../../../platform/deps.ts';
import { httpBeacon } from './beacon-http.ts';
import { publishFirstChains } from './chains.ts';
import { fixDueSalts } from './salts.ts';

/** Interval in ms between two looks for due salts. It is the period of the beacon. */
const LOOK_MS = 3_000;

/** Longest pause in ms after failures. The pause doubles with every failure, so that the relays are not flooded. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Publishes the first chains of all tables and fixes salts when their rounds of the beacon are due, until the returned
 * function is called. Tables that are still closed also get a chain, so that they can open without a wait.
 */
export function keepSalts(deps: Deps): () => Promise<void> {
  const beacon = httpBeacon(deps.config.tableSalt);
  let pauseMs = LOOK_MS;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    let isWhole = false;
    try {
      await publishFirstChains(deps);
      isWhole = await fixDueSalts(deps, beacon);
    } catch (error) {
      deps.log.warn({ err: error }, 'the salts of the tables could not be fixed; trying again');
    }
    pauseMs = isWhole ? LOOK_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    if (!isStopped) timer = setTimeout(start, pauseMs).unref();
  }
  function start() {
    running = look();
  }

  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
