/** Returns a function that loads the rules of a game of the family; undefined for games of other families. */
type RulesOf = (slug: string) => (() => Promise<unknown>) | undefined;

const rules = import.meta.glob<RulesOf>('./*/rules.ts', { eager: true, import: 'rulesOf' });

/**
 * Finds the family that loads the rules of a game from a file of its own (`<family>/rules.ts`), because its stage needs
 * only part of the game's data.
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
