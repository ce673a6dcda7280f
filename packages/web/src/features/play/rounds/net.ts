import type { RoundLine } from '@wl/contract/play';

/** Returns the amount in cents that a round added to the member's balances. A voided round added nothing. */
export const netOf = ({ voided, payout_cents, stake_cents }: RoundLine): number =>
  voided ? 0 : payout_cents - stake_cents;
