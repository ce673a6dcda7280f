/**
 * Injected faults and their relative frequencies. A `Blow` kills processes. A `Trouble` disturbs the casino but leaves
 * the nodes, the postmaster and the provider alive.
 */
import { failpointNames, type FailpointName } from '@wl/server/platform/failpoint';
import type { Random } from '@wl/art/random';

/**
 * Fault that kills one or more processes:
 *
 * - `server`: a node
 * - `worker`: an HTTP worker process of the first node
 * - `postgres`: the postmaster
 * - `backend`: one of PostgreSQL's backend processes; PostgreSQL then closes all connections
 * - `immediate`: PostgreSQL, stopped as if by `pg_ctl stop -m immediate`
 * - `both`: a node and the postmaster
 * - `starting`: a node while it is starting
 * - `provider`: the payment provider
 * - `midnight`, `month_end`: the nodes and the provider; they are restarted with clocks set to shortly before the end
 *   of a UTC day or month
 * - a failpoint name (packages/server/src/platform/failpoint.ts): a node at that failpoint
 */
type Blow =
  | 'server'
  | 'worker'
  | 'postgres'
  | 'backend'
  | 'immediate'
  | 'both'
  | 'starting'
  | 'provider'
  | 'midnight'
  | 'month_end'
  | FailpointName;

/**
 * Fault that leaves the nodes, the postmaster and the provider alive:
 *
 * - `server_halted`, `postgres_halted`: SIGSTOP for a few seconds
 * - `terminated`: `pg_terminate_backend` on open connections
 * - `half_open`, `slow`, `cut`: the second node's database connections silently drop data, delay data or are cut
 */
type Trouble = 'server_halted' | 'postgres_halted' | 'terminated' | 'half_open' | 'slow' | 'cut';

export type Strike = Blow | Trouble;

const weights: readonly (readonly [Strike, number])[] = [
  ['server', 6],
  ['worker', 2],
  ['postgres', 3],
  ['backend', 2],
  ['immediate', 2],
  ['both', 2],
  ['starting', 2],
  ['provider', 2],
  ['midnight', 1],
  ['month_end', 0.25],
  ['server_halted', 1],
  ['postgres_halted', 1],
  ['terminated', 1],
  ['half_open', 1],
  ['slow', 1],
  ['cut', 1],
  ...failpointNames.map((name) => [name, 1] as const),
];

/**
 * Returns a function that deals the next strike: first the strikes in `first`, in order, then strikes from shuffled
 * decks. A strike's weight is its average number per deck, so a strike with weight 0.25 appears in every fourth deck.
 */
export function dealFrom(random: Random, first: readonly Strike[] = []): () => Strike {
  const deck: Strike[] = [...first];
  let decks = 0;
  return () => {
    if (deck.length === 0) {
      const fresh = weights.flatMap(([strike, weight]) => {
        const times = Math.floor((decks + 1) * weight) - Math.floor(decks * weight);
        return Array.from({ length: times }, () => strike);
      });
      while (fresh.length > 0) deck.push(...fresh.splice(Math.floor(random() * fresh.length), 1));
      decks += 1;
    }
    return deck.shift() ?? 'server';
  };
}
