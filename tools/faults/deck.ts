/**
 * Injected faults and their frequency. A `Blow` kills processes; a `Trouble` leaves the nodes, the postmaster and the
 * provider alive.
 */
import { failpointNames, type FailpointName } from '@wl/server/platform/failpoint';
import type { Random } from '@wl/art/random';

/**
 * `server`: a node · `worker`: a worker process of the first node that serves HTTP · `postgres`: the postmaster ·
 * `backend`: one of PostgreSQL's connection processes, which makes PostgreSQL close all connections · `immediate`:
 * `pg_ctl stop -m immediate` · `both`: node and postmaster · `starting`: a node during its start · `provider` ·
 * `midnight`, `month_end`: nodes and provider together, restarted shortly before that UTC boundary · or a named point
 * of packages/server/src/platform/failpoint.ts.
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
 * `server_halted`, `postgres_halted`: SIGSTOP for a few seconds · `terminated`: `pg_terminate_backend` on open
 * connections · `half_open`, `slow`, `cut`: faults of the second node's database connections.
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
 * Deals `first` in order, then shuffled decks that contain each strike as often as its weight, so that no strike is
 * missing for long. A strike with a fractional weight is dealt in that fraction of the decks.
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
