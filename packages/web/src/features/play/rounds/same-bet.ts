import type { Bet } from './round-player.ts';

/** Returns true if two bets are equal as JSON, ignoring key order, which the database does not preserve. */
export const isSameBet = (one: Bet, other: Bet): boolean => canonical(one) === canonical(other);

const canonical = (bet: Bet): string =>
  JSON.stringify(bet, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
