/**
 * `npm run new -- game|city|bonus|feature <name> [model]`: writes the skeleton of a new game, city, bonus or feature
 * and prints the next steps.
 */
import path from 'node:path';
import { applyChanges } from './new/apply.ts';
import { newBonus } from './new/bonus.ts';
import { newCity } from './new/city.ts';
import { newFeature } from './new/feature.ts';
import { newGame } from './new/game.ts';
import { namesOf } from './new/names.ts';

const root = path.resolve(import.meta.dirname, '..');

const kinds = {
  game: {
    make: newGame,
    next: 'Change config.ts until `npm run par -- <its config.ts>` likes it, run `node tools/stats.ts`, write texts.ts (rules write themselves where `slotTexts` is used), draw art/tile.ts, add the golden line that golden.test.ts asks for.',
  },
  city: { make: newCity, next: 'Fill in city.ts and texts.ts, draw postcard.ts.' },
  bonus: { make: newBonus, next: 'Fill in the numbers with their sections and the texts.' },
  feature: {
    make: newFeature,
    next: 'Say its words in GLOSSARY.md, write the contract, then rules, use cases and pages.',
  },
} as const;

const [kind = '', name = '', model] = process.argv.slice(2);
const chosen = Object.entries(kinds).find(([key]) => key === kind)?.[1];
if (!chosen || !name) {
  console.error('Usage: npm run new -- game|city|bonus|feature <name> [slot to begin from]');
  process.exit(2);
}
try {
  const files = applyChanges(root, chosen.make(root, namesOf(name), model));
  for (const file of files) console.log(file);
  console.log(chosen.next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
