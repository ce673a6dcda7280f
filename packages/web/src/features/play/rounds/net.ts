import type { RoundLine } from '@wl/contract/play';

/** Returns what a round added to the member's balances, in cents. A voided round added nothing. */
export const netOf = ({ voided, payout_cents, stake_cents }: RoundLine): number =>
  voided ? 0 : payout_cents - stake_cents;
