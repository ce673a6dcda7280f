/** Reasons for closing an account. The specification names this list (`closeReasons`, §3) but not its entries. */
export const closeReasons = [
  'too_much_time',
  'too_much_money',
  'no_longer_fun',
  'another_house',
  'privacy',
  'other',
] as const;
export type CloseReason = (typeof closeReasons)[number];
