import { cardName, cardNamed, DECK_SIZE, type Card } from '../../engines/cards.ts';
import { dealBaccarat, type BaccaratHand } from '../../engines/baccarat/rules.ts';
import { WHEEL } from '../../engines/roulette/layout.ts';

/** Interpretation of the cards or the number that a dealer has entered so far. */
export type Reading<R = unknown> =
  | {
      ok: true;
      /** Part of the result to which each item belongs, such as `player` or `wheel`. */
      parts: string[];
      /** Part to which the next item belongs; null if the result is complete. */
      next: string | null;
      /** Result in the format that `TableGame.settle` expects; undefined until all items have been entered. */
      result: R | undefined;
    }
  | { ok: false; fault: 'item_unknown' | 'entry_complete' };

const CARDS: ReadonlySet<string> = new Set(
  Array.from({ length: DECK_SIZE }, (_, card) => cardName(card)),
);

/**
 * Reads the cards of a baccarat hand in the order in which they were dealt. The drawing rules determine which cards
 * follow, so a third card that the rules do not allow is an error.
 */
function readBaccarat(items: readonly string[]): Reading<BaccaratHand> {
  if (!items.every((item) => CARDS.has(item))) return { ok: false, fault: 'item_unknown' };
  const cards = items.map(cardNamed);
  // Deal an arbitrary card in place of each missing card. The side that receives the first missing card depends only on
  // the cards before it.
  const missing: Card = 0;
  let dealt = 0;
  const hand = dealBaccarat(() => cards[dealt++] ?? missing);
  const parts = ['player', 'banker', 'player', 'banker'];
  if (hand.player.length === 3) parts.push('player');
  if (hand.banker.length === 3) parts.push('banker');
  if (cards.length > parts.length) return { ok: false, fault: 'entry_complete' };
  const isComplete = cards.length === parts.length;
  return {
    ok: true,
    parts: parts.slice(0, cards.length),
    next: parts[cards.length] ?? null,
    result: isComplete ? hand : undefined,
  };
}

/** Reads the number on which the ball landed, such as `17`. */
function readRoulette(items: readonly string[]): Reading<number> {
  const pockets = items.map((item) => WHEEL.find((pocket) => String(pocket) === item));
  if (pockets.includes(undefined)) return { ok: false, fault: 'item_unknown' };
  if (items.length > 1) return { ok: false, fault: 'entry_complete' };
  const [result] = pockets;
  return {
    ok: true,
    parts: items.map(() => 'wheel'),
    next: result === undefined ? 'wheel' : null,
    result,
  };
}

/** Functions that read entries, keyed by the table game's slug. Only these games can be dealt by a person. */
const readers: Readonly<Record<string, (items: readonly string[]) => Reading>> = {
  'table-baccarat': readBaccarat,
  'table-roulette': readRoulette,
};

/**
 * Reads the items of an entry by the rules of a game.
 * @param game slug of the table game
 * @throws Error if a person cannot deal this game
 */
export function readEntry(game: string, items: readonly string[]): Reading {
  const read = readers[game];
  if (!read) throw new Error(`the game ${game} cannot be dealt by a person`);
  return read(items);
}
