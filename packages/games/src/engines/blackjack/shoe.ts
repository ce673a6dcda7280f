import type { IntStream } from '../../game.ts';
import { DECK_SIZE } from '../cards.ts';
import { pointsOf } from './hands.ts';

/** Creates a shoe of cards. `deal` draws a random remaining card and returns the card's points. */
export function createShoe(decks: number, stream: IntStream) {
  const size = decks * DECK_SIZE;
  const POINTS = Uint8Array.from({ length: size }, (_, card) => pointsOf(card));
  const shoe = new Uint16Array(size);
  let dealt = 0;
  return {
    reset: () => {
      for (let card = 0; card < size; card++) shoe[card] = card;
    },
    /** Makes all cards available again, without restoring their original order. */
    collect: () => {
      dealt = 0;
    },
    deal: (): number => {
      const place = dealt + stream.int(size - dealt);
      const card = shoe[place]!;
      shoe[place] = shoe[dealt]!;
      shoe[dealt] = card;
      dealt++;
      return POINTS[card]!;
    },
  };
}

export type Shoe = ReturnType<typeof createShoe>;
