import { useLingui } from '@lingui/react/macro';
import type { MarketItem } from '@wl/contract/market';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import type { MarketCategory } from '@wl/world/bonuses/categories';
import { kindNames } from '@wl/world/bonuses/names';
import { useFormats } from '../../app/language/formats.ts';
import { currentLanguage } from '../../app/language/language.ts';
import { isAtLimit } from './in-reach-first.ts';

/** Returns the texts of the bonus market: section names, item kinds and item statuses. */
export function useMarketWords() {
  const { t } = useLingui();
  const { dateTime, date } = useFormats();
  const categories: Record<MarketCategory, string> = {
    deposits: t`Deposit bonuses`,
    cashback: t`Cashback`,
    spins: t`Free spins and credits`,
    tickets: t`Tickets`,
  };
  const statuses: Record<MarketItem['status'], string> = {
    boarding: t`Boarding`,
    last_call: t`Last call`,
    scheduled: t`Scheduled`,
    sold_out: t`Sold out`,
  };
  /**
   * Returns the line below an item's status, such as its sale dates or the number of items left. Returns undefined if
   * there is nothing to add.
   */
  const note = (item: MarketItem): string | undefined => {
    if (item.limit?.free_at) return t`Available again from ${date(item.limit.free_at)}`;
    if (item.status === 'scheduled' && item.opens_at) return t`from ${dateTime(item.opens_at)}`;
    if (item.stock_left !== null && item.status !== 'sold_out') return t`${item.stock_left} left`;
    if (item.closes_at) return t`until ${dateTime(item.closes_at)}`;
    return undefined;
  };
  return {
    category: (name: MarketCategory) => categories[name],
    kind: (name: BonusKindName) => {
      const { title, plural = title } = kindNames[name];
      return plural[currentLanguage()];
    },
    status: (item: MarketItem) => (isAtLimit(item) ? t`Limit reached` : statuses[item.status]),
    note,
  };
}
