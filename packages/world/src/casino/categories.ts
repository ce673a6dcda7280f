/** Game categories from specification §3, in default order. Each category has a page for visitors at `/<category>`. */
export const categoryIds = ['video', 'classic', 'table', 'live'] as const;
export type CategoryId = (typeof categoryIds)[number];
