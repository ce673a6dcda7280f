import { type SymbolDrawing } from '@wl/art/slot-symbols';
import { figureSymbol, gemSymbol, plateSymbol } from '@wl/art/slot-kit';
import { bars } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  wild2: plateSymbol('2×', ['#7a3fb0', '#2c0f52']),
  wild3: plateSymbol('3×', ['#d97a1e', '#6b2b05']),
  wild4: plateSymbol('4×', ['#c8303f', '#5c0712']),
  diamond: gemSymbol(['#ffffff', '#a9e6ff', '#2b7fc4']),
  ruby: gemSymbol(['#ffd9de', '#e8405a', '#8a0d24']),
  emerald: gemSymbol(['#dcffe9', '#2fbf74', '#0a5c34']),
  bar3: figureSymbol(bars(3, ['#3a4256', '#10141f'])),
  bar2: figureSymbol(bars(2, ['#2a4fa8', '#0d1a4a'])),
  bar1: figureSymbol(bars(1, ['#1f8a5b', '#073a25'])),
  blank: () => undefined,
};
