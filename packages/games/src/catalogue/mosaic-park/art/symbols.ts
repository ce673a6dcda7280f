import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol } from '@wl/art/slot-kit';
import { hallColumns, mosaicBench, mosaicBird, mosaicLizard, starTile } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  lizard: figureSymbol(mosaicLizard),
  sun: notoSymbol('sun-with-face'),
  rose: notoSymbol('rose'),
  fountain: notoSymbol('fountain'),
  bench: figureSymbol(mosaicBench),
  bird: figureSymbol(mosaicBird),
  tile: figureSymbol(starTile, 'WILD'),
  column: figureSymbol(hallColumns, 'SCATTER'),
};
