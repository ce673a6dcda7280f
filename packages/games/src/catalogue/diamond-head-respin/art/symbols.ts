import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol, gemSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { ukulele, volcano } from './figures.ts';

/** Drawings of the reel symbols. The keys are the symbol names that the game's `config.ts` uses. */
export const symbols: Record<string, SymbolDrawing> = {
  volcano: figureSymbol(volcano),
  surf: notoSymbol('person-surfing'),
  turtle: notoSymbol('turtle'),
  ukulele: figureSymbol(ukulele),
  pineapple: notoSymbol('pineapple'),
  coconut: notoSymbol('coconut'),
  shaved: notoSymbol('shaved-ice'),
  palm: notoSymbol('palm-tree'),
  wild: ribbonSymbol('sunrise', 'WILD'),
  diamond: gemSymbol(['#e8fbff', '#6fd2ff', '#1566b8']),
};
