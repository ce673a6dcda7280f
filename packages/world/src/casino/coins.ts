/**
 * Average net revenue, in cents, that the casino earns from the play needed for one Coin (decisions §6: $1 of slot
 * turnover, 4 cents of margin).
 */
export const CENTS_PER_COIN = 4;
