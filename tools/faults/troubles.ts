/** Injects faults that disturb the casino without killing a process. */
import { span } from '@wl/art/random';
import { asOwner } from './books.ts';
import type { Strike } from './deck.ts';
import type { Proxy } from './proxy.ts';
import { sleep } from './server-node.ts';
import { allReady, note, type FaultState } from './fault-state.ts';

const TROUBLE_MS = [2000, 6000] as const;

/**
 * Injects a fault for a few seconds, then records how long all nodes take to become ready again. `begin` starts the
 * fault and returns a function that ends it.
 */
export async function disturb(state: FaultState, strike: Strike, begin: () => () => void) {
  const end = begin();
  await sleep(span(state.random, ...TROUBLE_MS));
  end();
  const sinceMs = performance.now();
  await allReady(state);
  note(state, strike, sinceMs);
}

export async function terminate(state: FaultState) {
  const sinceMs = performance.now();
  await asOwner(state.casino, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and random() < 0.6`,
    ),
  );
  await allReady(state);
  note(state, 'terminated', sinceMs);
}

export function cutDatabase(databaseProxy: Proxy) {
  databaseProxy.startCutting();
  return () => databaseProxy.stopCutting();
}

export function slowDatabase(databaseProxy: Proxy) {
  databaseProxy.delay(150);
  return () => databaseProxy.delay(undefined);
}
