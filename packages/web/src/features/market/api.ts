import { bagOffers, coinsEconomy, market } from '@wl/contract/market';
import { queryClient, queryOf } from '../../app/api.ts';

export const marketQuery = queryOf(market, {});
export const bagOffersQuery = queryOf(bagOffers, {});
export const coinsEconomyQuery = queryOf(coinsEconomy, {});

/** Refetches the market's items, the bags on offer, the sources of Coins, and the prices in Coins. */
export function refreshMarket(): void {
  for (const call of [market, bagOffers, coinsEconomy])
    void queryClient.invalidateQueries({ queryKey: [call.path] });
}
