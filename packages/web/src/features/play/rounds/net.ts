import type { RoundLine } from '@wl/contract/play';

/** Returns a round's net result for the member in cents; negative for a loss, and zero for a voided round. */
export const netOf = ({ voided, payout_cents, stake_cents }: RoundLine): number =>
  voided ? 0 : payout_cents - stake_cents;
