import { everyMathematics } from '../catalogue/mathematics.ts';
import { familyOf } from '../engines/families.ts';
import type { Game } from '../game.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { randomRound, type PublicRound } from './random-rounds.ts';

/**
 * Test vectors: one round of every game, with all inputs and results. `node tools/fairness-vectors.ts` publishes the
 * vectors in `docs/fairness` so that anybody can test their own verifier.
 */

const SEEDS = { serverSeed: '5eed'.repeat(16), clientSeed: 'published-vector' };
const TRIED = 200;
const MOST_FACTS = 40;
const SHOWN_DRAWS = 6;

export function fairnessVectors(): PublicRound[] {
  return everyMathematics.map(vectorOf);
}

/**
 * Returns the round with the most types of events out of `TRIED` rounds. If several rounds tie, returns the one with
 * the shortest JSON text. Skips rounds with more than `MOST_FACTS` events.
 */
function vectorOf(game: Game): PublicRound {
  const rounds = Array.from({ length: TRIED }, (_, nonce) =>
    randomRound(game, { ...SEEDS, nonce }, xoshiro128(nonce)),
  );
  const best = rounds
    .filter(({ events }) => events.length <= MOST_FACTS)
    .toSorted((a, b) => kindsOf(b) - kindsOf(a) || lengthOf(a) - lengthOf(b))[0];
  if (!best) throw new Error(`${game.slug}: every round is long`);
  return best;
}

const kindsOf = ({ events }: PublicRound) =>
  new Set(events.map((event) => (event as { type: string }).type)).size;
const lengthOf = (round: PublicRound) => JSON.stringify(round).length;

/** Returns the contents of `vectors.json`: a list with one round per line. */
export function vectorsFile(vectors: readonly PublicRound[]): string {
  return `[\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]\n`;
}

/** Returns the example rounds of a documentation page as a Markdown table. */
export function vectorTable(vectors: readonly PublicRound[]): string {
  const rows = vectors.map(({ game, mathVersion, nonce, draws, stakeCents, payoutCents }) => {
    const first = draws.slice(0, SHOWN_DRAWS).map(([below, result]) => `int(${below}) = ${result}`);
    const more = draws.length - first.length;
    const drawn = `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return `| ${game}:${mathVersion} | ${nonce} | ${drawn} | ${stakeCents} | ${payoutCents} |`;
  });
  return [
    '| game | nonce | numbers drawn | stake in cents | payout in cents |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Groups the vectors by documentation page: `slots.md`, `tables.md` and `cards.md`. */
export function vectorsByPage(vectors: readonly PublicRound[]): Map<string, PublicRound[]> {
  return Map.groupBy(vectors, ({ game }) => {
    const found = everyMathematics.find(({ slug }) => slug === game);
    if (!found) throw new Error(`no game ${game}`);
    return familyOf(found).page;
  });
}

/** Markdown heading of the examples on a page of `docs/fairness`. */
export const EXAMPLES_HEADING = '## Examples';
