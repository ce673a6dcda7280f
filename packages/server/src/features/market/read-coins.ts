import type { ReplyOf } from '@wl/contract/call';
import type { coinsEconomy } from '@wl/contract/market';
import { bags } from '@wl/world/house/bags';
import { COINS_PER_LEVEL } from '@wl/world/house/levels';
import { START_COINS } from '@wl/world/house/limits';
import { series } from '@wl/world/tournaments/series';
import type { Db } from '../../platform/database.ts';
import { currentEditions } from './editions.ts';

/** The smallest and the largest prize of the house's series. */
function prizeRange(): string {
  const prizes = series.flatMap((one) => one.prizes.map(({ coins }) => coins));
  return `${Math.min(...prizes)}–${Math.max(...prizes)}`;
}

/** Where Coins come from today and what they buy, with the day each price holds from. */
export async function readCoins(db: Db): Promise<ReplyOf<typeof coinsEconomy>['data']> {
  const editions = (await currentEditions(db)).filter(({ onSale }) => onSale);
  return {
    sources: [
      { source: 'start', coins: String(START_COINS) },
      { source: 'level', coins: String(COINS_PER_LEVEL) },
      { source: 'tournament', coins: prizeRange() },
    ],
    prices: [
      ...editions.map(({ slug, terms, priceCoins, version, since }) => ({
        slug,
        kind: terms.kind,
        name: null,
        terms,
        price: priceCoins,
        version,
        since: since?.toISOString() ?? null,
      })),
      ...bags
        .filter(({ priceCoins }) => priceCoins > 0)
        .map(({ id, name, priceCoins }) => ({
          slug: id,
          kind: 'bag' as const,
          name,
          terms: null,
          price: priceCoins,
          version: 1,
          since: null,
        })),
    ],
  };
}
