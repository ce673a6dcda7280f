import { useQuery } from '@tanstack/react-query';
import { coinsEconomy } from '@wl/contract/market';
import { request } from '../../app/api.ts';

/**
 * Returns the items currently on the market, with their terms. Uses a public call, which also works for clerks without
 * access to the market page.
 */
export function useOffers() {
  const query = useQuery({ queryKey: ['offers'], queryFn: () => request(coinsEconomy, {}) });
  const prices = query.data?.data.prices ?? [];
  return prices.flatMap(({ slug, terms }) => (terms ? [{ slug, terms }] : []));
}
