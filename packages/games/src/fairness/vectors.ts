import { everyMathematics } from '../catalogue/mathematics.ts';
import { familyOf } from '../engines/families.ts';
import type { Game } from '../game.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import {
  publicTableRound,
  randomTableBet,
  type PublicTableRound,
} from '../tables/random-table-rounds.ts';
import type { TableGame } from '../tables/table-game.ts';
import { tableGames } from '../tables/table-games.ts';
import { createChain } from './chain.ts';
import { randomRound, type PublicRound } from './random-rounds.ts';

type Vector = PublicRound | PublicTableRound;

/**
 * Test vectors: one round of every game, including the shared tables, with all inputs and results. `node
 * tools/fairness-vectors.ts` publishes the vectors in `docs/fairness` so that anybody can test their own verifier.
 */

const SEEDS = { serverSeed: '5eed'.repeat(16), clientSeed: 'published-vector' };
const CHAIN = { ...createChain(SEEDS.serverSeed, 200, 200), salt: 'published-vector' };
const TRIED = 200;
const MOST_FACTS = 40;
const SHOWN_DRAWS = 6;

export function fairnessVectors(): Vector[] {
  return [...everyMathematics.map(vectorOf), ...tableGames.map(tableVectorOf)];
}

/**
 * Plays `TRIED` random rounds and returns the round with the most types of facts. If several rounds tie, returns the
 * round with the shortest JSON text. Skips rounds with more than `MOST_FACTS` facts.
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

/**
 * Plays `TRIED` shared rounds with random bets and returns the round with the most winning spots. If several rounds
 * tie, returns the round with the shortest JSON text.
 */
function tableVectorOf(game: TableGame): PublicTableRound {
  const rounds = Array.from({ length: TRIED }, (_, index) => {
    const random = xoshiro128(index);
    return publicTableRound(game, randomTableBet(game, random), CHAIN, index, random);
  });
  const winsOf = ({ events }: PublicTableRound) =>
    events.filter((event) => (event as { hundredths?: number }).hundredths ?? 0).length;
  return rounds.toSorted((a, b) => winsOf(b) - winsOf(a) || lengthOf(a) - lengthOf(b))[0]!;
}

const kindsOf = ({ events }: PublicRound) =>
  new Set(events.map((event) => (event as { type: string }).type)).size;
const lengthOf = (round: Vector) => JSON.stringify(round).length;

/** Returns the contents of `vectors.json`: a list with one round per line. */
export function vectorsFile(vectors: readonly Vector[]): string {
  return `[\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]\n`;
}

/** Returns the example rounds of a documentation page as a Markdown table. */
export function vectorTable(vectors: readonly Vector[]): string {
  const rows = vectors.map((vector) => {
    const { game, mathVersion, draws, stakeCents, payoutCents } = vector;
    const place = 'chain' in vector ? `index ${vector.chain.index}` : vector.nonce;
    const first = draws.slice(0, SHOWN_DRAWS).map(([below, result]) => `int(${below}) = ${result}`);
    const more = draws.length - first.length;
    const drawn = `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return `| ${game}:${mathVersion} | ${place} | ${drawn} | ${stakeCents} | ${payoutCents} |`;
  });
  const hasChains = vectors.some((vector) => 'chain' in vector);
  return [
    `| game | ${hasChains ? 'nonce or index' : 'nonce'} | numbers drawn | stake in cents | payout in cents |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Groups the vectors by documentation page: `slots.md`, `tables.md` and `cards.md`. */
export function vectorsByPage(vectors: readonly Vector[]): Map<string, Vector[]> {
  return Map.groupBy(vectors, (vector) => {
    if ('chain' in vector) return 'tables.md';
    const found = everyMathematics.find(({ slug }) => slug === vector.game);
    if (!found) throw new Error(`no game ${vector.game}`);
    return familyOf(found).page;
  });
}

/** Markdown heading of the examples on a page of `docs/fairness`. */
export const EXAMPLES_HEADING = '## Examples';
