/** Sections of the market, in display order. Bags have their own section (`casino/bags.ts`). */
export const marketCategories = ['deposits', 'cashback', 'spins', 'tickets'] as const;
export type MarketCategory = (typeof marketCategories)[number];
