/** Returns a function that loads a game's rules; undefined if the game belongs to another family. */
type RulesOf = (slug: string) => (() => Promise<unknown>) | undefined;

const rules = import.meta.glob<RulesOf>('./*/rules.ts', { eager: true, import: 'rulesOf' });

/**
 * Finds the family whose `<family>/rules.ts` loads the rules of a game. Such families do not load the rules with
 * `game.ts`, because their stages need only part of the game's data.
 * @returns the family and a function that loads the rules; undefined if the game's `game.ts` contains them
 */
export function ownRules(
  slug: string,
): { family: string; load: () => Promise<unknown> } | undefined {
  for (const [file, rulesOf] of Object.entries(rules)) {
    const load = rulesOf(slug);
    if (load) return { family: file.split('/')[1] ?? '', load };
  }
  return undefined;
}
