import { readdirSync } from 'node:fs';
import path from 'node:path';
import { insertAfter, insertBefore, type Change } from './apply.ts';
import { catalogueChanges } from './catalogues.ts';
import type { Names } from './names.ts';
import { fromTemplate } from './templates.ts';

const EXAMPLE = 'lost-and-found';
const MIGRATIONS = 'packages/server/migrations';

/**
 * Returns the changes that add a new feature: a contract, a migration, server code, a member page and a back-office
 * page, with tests and texts. As an example, the feature stores members' notes. The changes also add the feature to the
 * lists of tags, personal data and member protection.
 */
export function newFeature(root: string, names: Names): Change[] {
  const { kebab, sentence, snake } = names;
  const number = nextMigration(root);
  const files = fromTemplate('feature', EXAMPLE, names).map((change) => ({
    ...change,
    file: change.file.replace(`${MIGRATIONS}/0000_`, `${MIGRATIONS}/${number}_`),
  }));
  return [
    ...files,
    {
      file: 'packages/contract/src/tags.ts',
      edit: insertBefore(
        /^};$/,
        `  '${kebab}': {
    name: '${sentence}',
    members: 'Notes of a member.',
  },
  'office/${kebab}': {
    name: '${sentence}',
    office: 'Notes of all members.',
  },`,
      ),
    },
    {
      file: 'packages/server/src/features/personal-data/registry.ts',
      edit: insertAfter(/^ {2}\w+: own,$/, `  ${snake}_notes: own,`),
    },
    {
      file: 'packages/server/src/features/limits/protection-matrix.md',
      edit: insertBefore(
        /^<!-- prettier-ignore-end -->$/,
        `| POST /${kebab} | request.country_blocked${' | open'.repeat(7)} |`,
      ),
    },
    ...catalogueChanges(root, names),
  ];
}

function nextMigration(root: string): string {
  const numbers = readdirSync(path.join(root, MIGRATIONS)).map((file) => Number.parseInt(file, 10));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
