import { cardNamed } from '@wl/games/engines/cards';
import { handPoints } from '@wl/games/engines/baccarat/rules';

export type Side = 'player' | 'banker';

/** Cards on the felt. A card is null while it lies face down. */
export interface Felt {
  player: readonly (string | null)[];
  banker: readonly (string | null)[];
  /** Set when the hands were compared. */
  result: 'player' | 'banker' | 'tie' | null;
  natural: boolean;
}

export const EMPTY_FELT: Felt = { player: [], banker: [], result: null, natural: false };

/** Returns the points of a side's open cards, or null before the first. */
export function openPoints(cards: Felt[Side]): number | null {
  const open = cards.filter((card) => card !== null);
  return open.length === 0 ? null : handPoints(open.map(cardNamed));
}

/** Returns the felt with one more card of a side, face down. */
export function laid(felt: Felt, side: Side): Felt {
  return { ...felt, [side]: [...felt[side], null] };
}

/** Returns the felt with a side's last card turned up. */
export function turnedUp(felt: Felt, side: Side, card: string): Felt {
  return { ...felt, [side]: [...felt[side].slice(0, -1), card] };
}
