import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { beachTowel, gullInFlight, kelp, lifeguardTower, surfboard } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  wave: notoSymbol('water-wave'),
  board: figureSymbol(surfboard),
  shark: notoSymbol('shark'),
  gull: figureSymbol(gullInFlight),
  towel: figureSymbol(beachTowel),
  sun: notoSymbol('sun'),
  shell: notoSymbol('spiral-shell'),
  ball: notoSymbol('volleyball'),
  kelp: figureSymbol(kelp),
  wild: ribbonSymbol('dolphin', 'WILD'),
  tower: figureSymbol(lifeguardTower, 'SCATTER'),
};
