/**
 * Returns false for text with U+0000, which PostgreSQL cannot store, or with unpaired surrogates, which UTF-8 cannot
 * encode. JSON, forms and URLs can contain both.
 */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Maximum length, in characters, of a path that `findUnstorableText` returns. */
const PATH_MAX = 200;

/**
 * Finds text that the database cannot store, in values or keys at any depth.
 * @param value parsed JSON, form, query or path
 * @returns the path of the text, such as `games.0.name`, truncated to 200 characters; `_` for the value itself;
 *   undefined if all texts are storable
 */
export function findUnstorableText(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '_';
  if (typeof value !== 'object' || value === null) return undefined;
  // Use an explicit stack, because recursion would overflow the call stack on deeply nested JSON.
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
