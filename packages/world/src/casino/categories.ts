/** Game categories from specification §3, in default order. Each category has a page for visitors at `/<category>`. */
export const categoryIds = ['video', 'classic', 'table', 'live'] as const;
export type CategoryId = (typeof categoryIds)[number];

/**
 * Categories with a prerendered page, which is written at build time and the same for every visitor. `live` is
 * excluded, because its page shows tables with their current rounds, which a build cannot know.
 */
export const prerenderedCategories = categoryIds.filter((id) => id !== 'live');
