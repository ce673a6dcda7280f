import type { Bet } from './round-player.ts';

/** Whether two bets are equal as JSON, whatever the order of keys: the database does not keep it. */
export const isSameBet = (one: Bet, other: Bet): boolean => canonical(one) === canonical(other);

const canonical = (bet: Bet): string =>
  JSON.stringify(bet, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
