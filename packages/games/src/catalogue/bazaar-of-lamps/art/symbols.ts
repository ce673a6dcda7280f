import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { discSymbol, figureSymbol } from '@wl/art/slot-kit';
import { brassLamp, carpet, coffeePot, faiencePlate, teaGlass } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  genie: notoSymbol('genie'),
  carpet: figureSymbol(carpet),
  dagger: notoSymbol('dagger'),
  spice: notoSymbol('hot-pepper'),
  tea: figureSymbol(teaGlass),
  tulip: notoSymbol('tulip'),
  coffee: figureSymbol(coffeePot),
  eye: notoSymbol('nazar-amulet'),
  wild: figureSymbol(faiencePlate, 'WILD'),
  lamp: discSymbol(brassLamp, [
    [0, '#46d6d2'],
    [0.6, '#12808f'],
    [1, '#0a3a5c'],
  ]),
};
