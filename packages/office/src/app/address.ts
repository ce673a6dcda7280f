type Search = Record<string, unknown>;

/**
 * Validates the search parameters of a page. The router would also pass on all other parameters of the
 * address, including values that `read` has rejected, so they are set to undefined.
 */
export const taking =
  <T extends object>(read: (search: Search) => T) =>
  (search: Search): T => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...read(search),
  });

/** Returns the search text. In a hand-written address it may be a bare number. */
export const searched = ({ search }: Search): { search?: string } =>
  (typeof search === 'string' && search !== '') || typeof search === 'number'
    ? { search: String(search) }
    : {};

/** Returns true for a path of the back office, never for another site's address. */
export const isPlace = (from: unknown): from is string =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from);
