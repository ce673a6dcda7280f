import { insertBefore, type Change } from './apply.ts';
import { catalogueEntry } from './game.ts';
import type { Names } from './names.ts';
import { fromTemplate } from './templates.ts';

const EXAMPLE = 'wheel-of-ten';

/**
 * Returns the files of a new game family and its first game, which has the family's name: the engine with its analysis,
 * the stage with its paytable, and the catalogue entry. In this game, members bet on one of ten numbers.
 */
export function newFamily(names: Names): Change[] {
  const { kebab, camel } = names;
  const families = 'packages/games/src/engines/families.ts';
  const entry = kebab === camel ? kebab : `'${kebab}': ${camel}`;
  return [
    ...fromTemplate('family', EXAMPLE, names),
    ...catalogueEntry(names),
    {
      file: families,
      edit: insertBefore(
        /^import type \{ Family \}/,
        `import { ${camel} } from './${kebab}/family.ts';`,
      ),
    },
    { file: families, edit: insertBefore(/^\} as unknown as /, `  ${entry},`) },
  ];
}
