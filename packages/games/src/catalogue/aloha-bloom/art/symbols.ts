import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol } from '@wl/art/slot-kit';
import { lei, papaya, plumeria, rainbow } from './figures.ts';

/** Drawings of the reel symbols. The keys are the symbol names that the game's `config.ts` uses. */
export const symbols: Record<string, SymbolDrawing> = {
  hibiscus: notoSymbol('hibiscus'),
  plumeria: figureSymbol(plumeria),
  turtle: notoSymbol('turtle'),
  pineapple: notoSymbol('pineapple'),
  coconut: notoSymbol('coconut'),
  papaya: figureSymbol(papaya),
  wild: figureSymbol(rainbow, 'WILD'),
  lei: figureSymbol(lei, 'SCATTER'),
};
