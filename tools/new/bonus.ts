import { insertAfter, insertBefore, type Change } from './apply.ts';
import type { Names } from './names.ts';
import { fromTemplate } from './templates.ts';

const EXAMPLE = 'rain-check';
/** Flight code prefix in the example's `bonus.ts`. The generator replaces it with the start of the new kind's name. */
const EXAMPLE_CODE = 'RAI';

const WORLD = 'packages/world/src/bonuses';
const SERVER = 'packages/server/src/features/bag/kinds';
const WEB = 'packages/web/src/features/bag/kinds';

/**
 * Returns the changes that add a bonus kind whose bonus money is granted at activation: a new file for each part of the
 * kind, and an entry in each list of kinds.
 */
export function newBonus(names: Names): Change[] {
  const { kebab, camel, snake } = names;
  const code = kebab.replaceAll('-', '').slice(0, EXAMPLE_CODE.length).toUpperCase();
  const files = fromTemplate('bonus', EXAMPLE, names).map((change) =>
    'text' in change && change.file.endsWith('/bonus.ts')
      ? { ...change, text: change.text.replace(EXAMPLE_CODE, code) }
      : change,
  );
  /**
   * Returns the edits that add the new bonus kind to the file `list`: an import from the file `part` in the kind's
   * folder, and an entry in the record of kinds.
   */
  const listed = (list: string, part: string, suffix = ''): Change[] => [
    {
      file: list,
      edit: insertAfter(
        new RegExp(`^import \\{ [a-zA-Z]+${suffix} \\} from '\\./[a-z-]+/${part}'`),
        `import { ${camel}${suffix} } from './${kebab}/${part}';`,
      ),
    },
    {
      file: list,
      edit: insertAfter(
        new RegExp(`^ {2}[a-z_]+(: ([a-zA-Z]+${suffix}|null))?,$`),
        snake === `${camel}${suffix}` ? `  ${snake},` : `  ${snake}: ${camel}${suffix},`,
      ),
    },
  ];
  return [
    ...files,
    { file: `${WORLD}/kind.ts`, edit: insertBefore(/^\] as const;$/, `  '${snake}',`) },
    ...listed(`${WORLD}/terms.ts`, 'terms.ts', 'Terms'),
    ...listed(`${WORLD}/activities.ts`, 'activity.ts', 'Activity'),
    ...listed(`${WORLD}/labels.ts`, 'labels.ts', 'Labels'),
    ...listed(`${WORLD}/names.ts`, 'names.ts', 'Names'),
    ...listed(`${WORLD}/index.ts`, 'bonus.ts'),
    ...listed(`${WORLD}/simulations.ts`, 'simulation.ts', 'Simulation'),
    ...listed(`${SERVER}/index.ts`, 'rules.ts'),
    ...listed(`${WEB}/index.ts`, 'kind.tsx'),
    ...listed(`${WEB}/looks.ts`, 'look.tsx', 'Look'),
  ];
}
