import { cardNamed } from '@wl/games/engines/cards';
import { handPoints } from '@wl/games/engines/baccarat/rules';

export type Side = 'player' | 'banker';

/** What lies on the felt. A card is null while its back is up. */
export interface Felt {
  player: readonly (string | null)[];
  banker: readonly (string | null)[];
  /** Set when the hands were compared. */
  result: 'player' | 'banker' | 'tie' | null;
  natural: boolean;
}

export const EMPTY_FELT: Felt = { player: [], banker: [], result: null, natural: false };

/** Points of a side's open cards, or null before the first. */
export function openPoints(cards: Felt[Side]): number | null {
  const open = cards.filter((card) => card !== null);
  return open.length === 0 ? null : handPoints(open.map(cardNamed));
}

/** The felt with one more card of a side, its back up. */
export function laid(felt: Felt, side: Side): Felt {
  return { ...felt, [side]: [...felt[side], null] };
}

/** The felt with a side's last card turned. */
export function turnedUp(felt: Felt, side: Side, card: string): Felt {
  return { ...felt, [side]: [...felt[side].slice(0, -1), card] };
}
