import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { discSymbol, figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { carpet } from './figures.ts';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  genie: notoSymbol('genie'),
  carpet: figureSymbol(carpet),
  dagger: notoSymbol('dagger'),
  spice: notoSymbol('hot-pepper'),
  tea: notoSymbol('teacup-without-handle'),
  tulip: notoSymbol('tulip'),
  coffee: notoSymbol('hot-beverage'),
  eye: notoSymbol('nazar-amulet'),
  wild: ribbonSymbol('crescent-moon', 'WILD'),
  lamp: discSymbol('diya-lamp', [
    [0, '#fff3c4'],
    [1, '#d9822b', 0.9],
  ]),
};
