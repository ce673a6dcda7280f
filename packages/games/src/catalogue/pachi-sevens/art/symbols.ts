import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol, plateSymbol } from '@wl/art/slot-kit';
import { plum } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  seven: plateSymbol('7', ['#c8303f', '#5c0712']),
  bell: notoSymbol('bell'),
  bar: plateSymbol('BAR', ['#3a4256', '#10141f']),
  melon: notoSymbol('melon'),
  plum: figureSymbol(plum),
  orange: notoSymbol('tangerine'),
  cherry: notoSymbol('cherries'),
};
