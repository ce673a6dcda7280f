import { cardNamed } from '@wl/games/engines/cards';
import { handPoints } from '@wl/games/engines/baccarat/rules';

export type Side = 'player' | 'banker';

/** Cards on the felt. A card is null while it is face down. */
export interface Felt {
  player: readonly (string | null)[];
  banker: readonly (string | null)[];
  /** Winning side, or a tie; null until the hands are compared. */
  result: 'player' | 'banker' | 'tie' | null;
  natural: boolean;
}

export const EMPTY_FELT: Felt = { player: [], banker: [], result: null, natural: false };

/** Returns the points of a side's face-up cards; null if there are none. */
export function openPoints(cards: Felt[Side]): number | null {
  const open = cards.filter((card) => card !== null);
  return open.length === 0 ? null : handPoints(open.map(cardNamed));
}

/** Returns the cards on the table with one more card, dealt face down to the given side. */
export function laid(felt: Felt, side: Side): Felt {
  return { ...felt, [side]: [...felt[side], null] };
}

/** Returns the cards on the table, with the last card of one side turned face up. */
export function turnedUp(felt: Felt, side: Side, card: string): Felt {
  return { ...felt, [side]: [...felt[side].slice(0, -1), card] };
}
