/** Why a member closes the account (`closeReasons` of specification §3; the words are ours). */
export const closeReasons = [
  'too_much_time',
  'too_much_money',
  'no_longer_fun',
  'another_house',
  'privacy',
  'other',
] as const;
export type CloseReason = (typeof closeReasons)[number];
