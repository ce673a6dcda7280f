/** PostgreSQL cannot store U+0000, and UTF-8 cannot encode an unpaired surrogate. JSON, forms and addresses can contain both. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Longest path in an answer. */
const PATH_MAX = 200;

/**
 * Finds a text that the database cannot store, in values or keys at any depth.
 * @param value parsed JSON, form, query or path
 * @returns its path such as `games.0.name`, truncated to 200 characters; `_` for the value itself; undefined when every text can
 * be stored
 */
export function findUnstorableText(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '_';
  if (typeof value !== 'object' || value === null) return undefined;
  // A work list instead of recursion: deeply nested JSON would overflow the stack.
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
