import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { eiffelTower, streetLamp } from './figures.ts';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  moon: notoSymbol('crescent-moon'),
  cat: notoSymbol('cat-face'),
  hat: notoSymbol('top-hat'),
  violin: notoSymbol('violin'),
  rose: notoSymbol('rose'),
  wine: notoSymbol('wine-glass'),
  croissant: notoSymbol('croissant'),
  lamp: figureSymbol(streetLamp),
  wild: ribbonSymbol('sparkles', 'WILD'),
  tower: figureSymbol(eiffelTower, 'SCATTER'),
};
