/**
 * The casino's average margin, in cents, on the play needed to earn one Coin (decisions §6: $1 of slot turnover, 4
 * cents of margin).
 */
export const CENTS_PER_COIN = 4;
