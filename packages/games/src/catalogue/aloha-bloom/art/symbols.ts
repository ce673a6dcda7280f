import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { papaya } from './figures.ts';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  hibiscus: notoSymbol('hibiscus'),
  plumeria: notoSymbol('white-flower'),
  turtle: notoSymbol('turtle'),
  pineapple: notoSymbol('pineapple'),
  coconut: notoSymbol('coconut'),
  papaya: figureSymbol(papaya),
  wild: ribbonSymbol('blossom', 'WILD'),
  lei: ribbonSymbol('bouquet', 'SCATTER'),
};
