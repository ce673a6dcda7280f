import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol } from '@wl/art/slot-kit';
import { carnivalMask, paradeFloat } from './figures.ts';

/** Drawings of the reel symbols. The keys are the symbol names that the game's `config.ts` uses. */
export const symbols: Record<string, SymbolDrawing> = {
  dancer: notoSymbol('woman-dancing'),
  mask: figureSymbol(carnivalMask),
  drum: notoSymbol('drum'),
  parrot: notoSymbol('parrot'),
  guitar: notoSymbol('guitar'),
  mango: notoSymbol('mango'),
  maraca: notoSymbol('maracas'),
  feather: notoSymbol('feather'),
  float: figureSymbol(paradeFloat, 'SCATTER'),
};
