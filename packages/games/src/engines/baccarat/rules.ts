import { ACE, rankOf, type Card } from '../cards.ts';

/** One dealt round of baccarat (punto banco). */
export interface BaccaratHand {
  player: Card[];
  banker: Card[];
  playerTotal: number;
  bankerTotal: number;
  result: 'player' | 'banker' | 'tie';
  /** True if the first two cards of either side total 8 or 9, in which case no third cards are drawn. */
  natural: boolean;
}

/** Returns the points of a card: 1 for an ace, the face value for two to nine, 0 for tens and face cards. */
export function cardPoints(card: Card): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank <= 7 ? rank + 2 : 0;
}

/** Returns the points of a side: the last digit of the sum of its cards' points. */
export function handPoints(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += cardPoints(card);
  return sum % 10;
}

/** Returns true if the player's side draws a third card, which it does on a total of 0 to 5. */
function playerDraws(playerTotal: number): boolean {
  return playerTotal <= 5;
}

/**
 * Returns true if the banker's side draws a third card (standard drawing table).
 * @param playerThird points of the player's third card; undefined if the player's side did not draw
 */
function bankerDraws(bankerTotal: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return bankerTotal <= 5;
  switch (bankerTotal) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return playerThird !== 8;
    case 4:
      return playerThird >= 2 && playerThird <= 7;
    case 5:
      return playerThird >= 4 && playerThird <= 7;
    case 6:
      return playerThird === 6 || playerThird === 7;
    default:
      return false;
  }
}

/**
 * Deals one round: player, banker, player, banker, then any third cards. `deal` draws from a shoe of at least six
 * cards.
 */
export function dealBaccarat(deal: () => Card): BaccaratHand {
  const player = [deal()];
  const banker = [deal()];
  player.push(deal());
  banker.push(deal());
  let playerTotal = handPoints(player);
  let bankerTotal = handPoints(banker);
  const natural = playerTotal >= 8 || bankerTotal >= 8;
  if (!natural) {
    let third: number | undefined;
    if (playerDraws(playerTotal)) {
      const card = deal();
      player.push(card);
      third = cardPoints(card);
    }
    if (bankerDraws(bankerTotal, third)) banker.push(deal());
    playerTotal = handPoints(player);
    bankerTotal = handPoints(banker);
  }
  const result =
    playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker';
  return { player, banker, playerTotal, bankerTotal, result, natural };
}
