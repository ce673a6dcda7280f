import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { discSymbol, figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { mosaicBench } from './figures.ts';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  lizard: notoSymbol('lizard'),
  sun: notoSymbol('sun-with-face'),
  rose: notoSymbol('rose'),
  fountain: notoSymbol('fountain'),
  bench: figureSymbol(mosaicBench),
  bird: notoSymbol('parrot'),
  tile: discSymbol(
    'large-blue-diamond',
    [
      [0, '#fff4d0'],
      [1, '#e0812a', 0.9],
    ],
    'WILD',
  ),
  column: ribbonSymbol('classical-building', 'SCATTER'),
};
