/**
 * Function that a family exports as `rulesOf`. Returns a function that loads a game's rules, or undefined if the game
 * belongs to another family.
 */
type RulesOf = (slug: string) => (() => Promise<unknown>) | undefined;

const rules = import.meta.glob<RulesOf>('./*/rules.ts', { eager: true, import: 'rulesOf' });

/**
 * Finds the family whose `<family>/rules.ts` loads the rules of a game. A family has this file if its stage needs only
 * the rules: loading `game.ts` would also load the game's engine.
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
