/**
 * Returns the terms that a glossary defines more than once. The defined terms are the bold words in the first column of
 * the glossary's tables.
 */
export function termsDefinedTwice(glossary: string): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const line of glossary.split('\n')) {
    const [, column = ''] = /^\|([^|]*)\|/.exec(line) ?? [];
    for (const [, terms = ''] of column.matchAll(/\*\*([^*]+)\*\*/g))
      for (const term of terms.split(',').map((name) => name.trim().toLowerCase())) {
        if (seen.has(term)) twice.add(term);
        seen.add(term);
      }
  }
  return [...twice];
}
