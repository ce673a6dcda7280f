type Search = Record<string, unknown>;

/**
 * What a page takes from its address. The router would hand on whatever else stands there, also a value that `read` has refused, so
 * that is named as missing.
 */
export const taking =
  <T extends object>(read: (search: Search) => T) =>
  (search: Search): T => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...read(search),
  });

/** What is looked for; an address written by hand may hold a bare number. */
export const searched = ({ search }: Search): { search?: string } =>
  (typeof search === 'string' && search !== '') || typeof search === 'number'
    ? { search: String(search) }
    : {};

/** A place of this office: a path of its own, never another site's address. */
export const isPlace = (from: unknown): from is string =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from);
