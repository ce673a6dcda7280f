/**
 * `npm run new -- <kind> <name>`: writes the skeleton of a new game, game family, city, bonus kind, feature or report,
 * and prints the next steps. The skeleton passes `npm test -- check`. `npm run new -- game <name> <model>` copies the
 * slot `<model>` instead of the default one.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { applyChanges, type Change } from './new/apply.ts';
import { newBonus } from './new/bonus.ts';
import { newCity } from './new/city.ts';
import { newFamily } from './new/family.ts';
import { newFeature } from './new/feature.ts';
import { newGame } from './new/game.ts';
import { namesOf, type Names } from './new/names.ts';
import { newReport } from './new/report.ts';

const root = path.resolve(import.meta.dirname, '..');

const USAGE = `Usage: npm run new -- game <name> [model]   a slot; model: the slot to copy (default: neon-shibuya)
       npm run new -- family <name>         a game family with its first game: bets on one of ten numbers
       npm run new -- city <name>           a city with three districts and twelve missions
       npm run new -- bonus <name>          a bonus kind with a market item that members can buy
       npm run new -- feature <name>        a feature from the contract to its pages, with a migration
       npm run new -- report <name>         a report of the back office, in one folder

A name is lower-case words joined by hyphens, such as lucky-cab. Copying a slot whose return is simulated takes several minutes.`;

interface Kind {
  changes: (names: Names, model: string | undefined) => Change[];
  /** Tools to run afterwards to update generated files, as paths relative to this folder. */
  tools: readonly string[];
  next: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  game: {
    changes: (names, model) => newGame(root, names, model),
    tools: ['stats.ts'],
    next: `1. Change config.ts until \`npm run par -- <path of config.ts>\` shows the figures you want, then run \`node tools/stats.ts\`.
2. Write texts.ts. Change the rules too, unless \`slotTexts\` writes them.
3. Choose the colours of the stage in skin.ts. Draw art/tile.ts and the other files in art/, which show the drawings of the model.
4. When the mathematics is final, add the line that golden.test.ts asks for.
5. Run \`npm test -- unit packages/games/src/catalogue\`.`,
  },
  family: {
    changes: newFamily,
    tools: ['messages.ts', 'stats.ts', 'tidy/too-long.ts'],
    next: `1. Write the rules, the engine and its analysis in packages/games/src/engines/<family>, and the stage in
   packages/web/src/features/play/stages/<family>. Keep the names of the files: the stage is found by them.
2. Write the game's texts.ts and draw art/tile.ts, and art/drawings.ts for the pictures of the stage.
3. Add the family to docs/fairness/verify.py, so that anybody can check its rounds.
4. When the mathematics is final, add the line that golden.test.ts asks for, and run \`node tools/fairness-vectors.ts\`.
5. Run \`npm test -- unit packages/games\` and \`npm test -- unit play/stages\`.`,
  },
  city: {
    changes: newCity,
    tools: [],
    next: `1. Fill in city.ts and texts.ts, write arrival.ts, and draw postcard.ts with the districts at the places of spots.ts.
2. Write missions.ts and mission-texts.ts.
3. Add a slot that is set in the city, because errands need one: \`city\` in its config.ts.
4. Change the numbers of cities, missions and districts in cities.test.ts and missions.test.ts.
5. Run \`npm test -- unit packages/world\`.`,
  },
  bonus: {
    changes: newBonus,
    tools: ['true-costs.ts', 'tidy/too-long.ts'],
    next: `1. Change the terms (terms.ts), and with them the definition and the simulation in packages/world, the rules and their test in
   packages/server, and the look in packages/web.
2. Write names.ts, labels.ts (the labels of the terms in the back office) and texts.ts in five languages.
3. Set price and limit of the launch item. Run \`node tools/true-costs.ts\`, and \`npm run bench -- economy\`: no item may be worth more
   than its price.
4. If random histories should contain the kind, add it to bag-model.ts and bag-model.test.ts in packages/server/src/features/bag.
5. Run \`npm test -- changed\`.`,
  },
  feature: {
    changes: (names) => newFeature(root, names),
    tools: [
      'messages.ts',
      'features-doc.ts',
      'permissions-doc.ts',
      'protection-doc.ts',
      'tidy/too-long.ts',
    ],
    next: `1. Define the feature's terms in GLOSSARY.md, and describe it in contract/src/tags.ts.
2. Replace the notes by the feature's own data, from the migration and the contract to the pages. Delete pages that it does not need.
3. Run \`npm run schema\`, and after each change of texts \`npm run messages\`.
4. Translate the feature's name in the catalogues.
5. Decide when the data of a closed account is erased (server/src/features/personal-data/erase.ts).
6. Run \`npm test -- changed\`.`,
  },
  report: {
    changes: newReport,
    tools: [],
    next: `1. If the report reads tables of another feature, move its folder to \`reports\` of that feature.
2. Write its SQL in repository.ts. An index must limit the rows that it reads.
3. Fill in report.ts: permission, columns and chart, and all texts in five languages.
4. Change the figures in report.test.ts, and run \`npm test -- unit <path of the folder>\`.
5. Look at it in the back office at /office/reports: the page finds the report by itself.`,
  },
};

/** Runs a Node program. Prints the program's output only if it fails. @returns true if the program succeeded */
function run(program: string, args: readonly string[] = []): boolean {
  console.log(`Running ${program} …`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return true;
  console.error(`${stdout}${stderr}`);
  return false;
}

const [kindName = '', name = '', model] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
if (!kind || name === '') {
  console.error(USAGE);
  process.exit(2);
}
try {
  const files = applyChanges(root, kind.changes(namesOf(name), model));
  console.log(files.join('\n'));
  const sources = files.filter((file) => /\.(tsx?|css)$/.test(file));
  const failed = run('node_modules/oxfmt/bin/oxfmt', sources) ? [] : ['npm run format'];
  for (const tool of kind.tools) if (!run(`tools/${tool}`)) failed.push(`node tools/${tool}`);
  console.log(`\nNext steps:\n${kind.next}`);
  if (failed.length > 0)
    throw new Error(
      `\nThe files are written, but a command failed; its output is above. Correct the cause, then run: ${failed.join(', ')}`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
