/**
 * Codes of the ledger accounts. 1xx accounts contain money in cents, and 2xx accounts contain Coins. The last two
 * digits are below 50 for member accounts and above 50 for house accounts.
 *
 * A member's balances are stored in the wallet row. House accounts are summed on demand, because a stored balance would
 * make all bets wait for the lock on one row.
 */
export const accounts = {
  cash: 101,
  bonus: 102,
  inPlay: 103,
  outgoing: 104,
  playHouse: 151,
  paymentClearing: 152,
  bonusCost: 153,
  fees: 154,
  corrections: 155,
  coins: 201,
  coinsIssued: 251,
  coinsSpent: 252,
} as const;

export type Account = keyof typeof accounts;

/** Kinds of operations, stored with each transfer. Numbers are permanent; a new kind gets a new number. */
export const kinds = {
  round: 1,
  top_up: 10,
  top_up_refund: 11,
  charge_back: 12,
  cash_out_request: 20,
  cash_out_cancel: 21,
  cash_out_paid: 22,
  cash_out_failed: 23,
  coins_granted: 30,
  coins_spent: 31,
  bonus_granted: 40,
  bonus_ended: 41,
  bonus_converted: 42,
  hustler_cashback: 43,
  correction: 90,
} as const;

export type Kind = keyof typeof kinds;
