/** Number of list items per page, as defined by the API contract. */
const PAGE_SIZE = 20;

export interface Page<Item> {
  data: Item[];
  meta: { current_page: number; total: number; to: number };
}

/**
 * Returns the limit and offset of a page.
 * @param page page number, starting at 1
 */
export const windowOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });

export function pageOf<Item>(data: Item[], page: number, total: number): Page<Item> {
  const { offset } = windowOf(page);
  return {
    data,
    meta: { current_page: page, total, to: data.length === 0 ? 0 : offset + data.length },
  };
}
