/** Reasons for closing an account (`closeReasons` in specification §3), in our own wording. */
export const closeReasons = [
  'too_much_time',
  'too_much_money',
  'no_longer_fun',
  'another_house',
  'privacy',
  'other',
] as const;
export type CloseReason = (typeof closeReasons)[number];
