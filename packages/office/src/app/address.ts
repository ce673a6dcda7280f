type Search = Record<string, unknown>;

/**
 * Returns a validator for a page's search parameters. The router also keeps URL parameters that `read` ignored or
 * rejected, so the validator sets these parameters to undefined.
 */
export const taking =
  <T extends object>(read: (search: Search) => T) =>
  (search: Search): T => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...read(search),
  });

/**
 * Returns the search text. If a URL is typed by hand, the router can parse the text as a number. This function converts
 * the number back to text.
 */
export const searched = ({ search }: Search): { search?: string } =>
  (typeof search === 'string' && search !== '') || typeof search === 'number'
    ? { search: String(search) }
    : {};

/** Returns true for a path of the back office, never for another site's URL. */
export const isPlace = (from: unknown): from is string =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from);

/** Returns the page number of a list, or an empty object for the first page. */
export const paged = ({ page }: Search): { page?: number } => {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 ? { page: number } : {};
};
