type Search = Record<string, unknown>;

/**
 * Returns a validator for a page's search parameters. If `read` does not return a parameter, the validator sets it to
 * undefined, because the router would otherwise keep it.
 */
export const taking =
  <T extends object>(read: (search: Search) => T) =>
  (search: Search): T => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...read(search),
  });

/**
 * Returns the search text as `{ search }`, or an empty object if there is none. The router parses digits in a URL as a
 * number, so numbers are converted back to text.
 */
export const searched = ({ search }: Search): { search?: string } =>
  (typeof search === 'string' && search !== '') || typeof search === 'number'
    ? { search: String(search) }
    : {};

/** Returns true if the value is a path in the back office, and false if it is the URL of another site. */
export const isPlace = (from: unknown): from is string =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from);

/** Returns the page number of a list as `{ page }`, or an empty object for the first page. */
export const paged = ({ page }: Search): { page?: number } => {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 ? { page: number } : {};
};
