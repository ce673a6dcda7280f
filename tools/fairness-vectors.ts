/**
 * Writes one example round of every game, including the shared table games, into `docs/fairness`: the complete round
 * into `vectors.json`, and a table into the page of the game's family. `second-verifier.test.ts` checks the rounds.
 * After a change to a game's math model, run `node tools/fairness-vectors.ts`, then `npm run format`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  EXAMPLES_HEADING,
  fairnessVectors,
  vectorsByPage,
  vectorsFile,
  vectorTable,
} from '../packages/games/src/fairness/vectors.ts';

const folder = path.join(import.meta.dirname, '../docs/fairness');
const vectors = fairnessVectors();
writeFileSync(path.join(folder, 'vectors.json'), vectorsFile(vectors));
for (const [page, ofPage] of vectorsByPage(vectors)) {
  const file = path.join(folder, page);
  const [text] = readFileSync(file, 'utf8').split(EXAMPLES_HEADING);
  writeFileSync(file, `${text}${examples(vectorTable(ofPage))}`);
}

function examples(table: string): string {
  return `${EXAMPLES_HEADING}

One round of each game. All its details, with bet, seeds and facts, are in [\`vectors.json\`](vectors.json).

${table}
`;
}
