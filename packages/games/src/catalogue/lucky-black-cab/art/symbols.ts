import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol } from '@wl/art/slot-kit';
import { blackCab, bowler, clockTower, fogBank, phoneBox, teaCup } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  cab: figureSymbol(blackCab, 'WILD'),
  crown: notoSymbol('crown'),
  ben: figureSymbol(clockTower),
  phone: figureSymbol(phoneBox),
  bowler: figureSymbol(bowler),
  tea: figureSymbol(teaCup),
  fog: figureSymbol(fogBank),
};
