/**
 * PostgreSQL stores no U+0000 in text, and neither it nor UTF-8 knows half of a surrogate pair. JSON, forms and addresses can carry both.
 */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Longest path in an answer. */
const PATH_MAX = 200;

/**
 * Finds a text that the database could not store, in values or keys at any depth.
 * @param value parsed JSON, form, query or path
 * @returns its path, cut off where it is long, such as `games.0.name`, `_` for the value itself; undefined when every text can be stored
 */
export function findUnstorableText(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '_';
  if (typeof value !== 'object' || value === null) return undefined;
  // A list of what is left instead of recursion: JSON may be nested more deeply than the stack is.
  const left: [at: string, value: object][] = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [at, of] = next;
    for (const [key, below] of Object.entries(of)) {
      const name = at === '' ? key : `${at}.${key}`;
      if (!isStorable(key)) return at.slice(0, PATH_MAX) || '_';
      if (typeof below === 'string' && !isStorable(below)) return name.slice(0, PATH_MAX);
      if (typeof below === 'object' && below !== null) left.push([name, below as object]);
    }
  }
  return undefined;
}
