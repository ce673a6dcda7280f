import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol } from '@wl/art/slot-kit';
import { blackCat, eiffelTower, midnightClock, streetLamp } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  moon: notoSymbol('crescent-moon'),
  cat: figureSymbol(blackCat),
  hat: notoSymbol('top-hat'),
  violin: notoSymbol('violin'),
  rose: notoSymbol('rose'),
  wine: notoSymbol('wine-glass'),
  croissant: notoSymbol('croissant'),
  lamp: figureSymbol(streetLamp),
  wild: figureSymbol(midnightClock, 'WILD'),
  tower: figureSymbol(eiffelTower, 'SCATTER'),
};
