import { handPoints } from '@wl/games/engines/baccarat/rules';
import { cardNamed } from '@wl/games/engines/cards';
import { readEntry } from '@wl/games/tables/dealt/dealt-rules';

export type HandSide = 'player' | 'banker';

/** Slug of the table game whose results are cards. */
export const CARD_GAME = 'table-baccarat';

/**
 * Returns the cards that one side of a hand received.
 * @param cards names such as `Qh`, in the order in which they were dealt
 */
export function cardsOf(cards: readonly string[], side: HandSide): string[] {
  const reading = readEntry(CARD_GAME, cards);
  return reading.ok ? cards.filter((_, index) => reading.parts[index] === side) : [];
}

/** Returns the points of a hand's cards; null if there are no cards. */
export const pointsOf = (cards: readonly string[]): number | null =>
  cards.length === 0 ? null : handPoints(cards.map(cardNamed));

/** Returns true if, under the game's rules, no card or number follows the given items. */
export function isComplete(game: string, items: readonly string[]): boolean {
  const reading = readEntry(game, items);
  return reading.ok && reading.next === null;
}

/** Returns the side that has more points in a complete hand; undefined for a tie or an incomplete hand. */
export function winnerOf(cards: readonly string[]): HandSide | undefined {
  if (!isComplete(CARD_GAME, cards)) return undefined;
  const player = pointsOf(cardsOf(cards, 'player')) ?? 0;
  const banker = pointsOf(cardsOf(cards, 'banker')) ?? 0;
  if (player === banker) return undefined;
  return player > banker ? 'player' : 'banker';
}
