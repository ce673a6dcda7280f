import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { gullOnPost, harbourBridge } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  ferry: notoSymbol('ferry'),
  gull: figureSymbol(gullOnPost),
  anchor: notoSymbol('anchor'),
  buoy: notoSymbol('ring-buoy'),
  pearl: notoSymbol('oyster'),
  crab: notoSymbol('crab'),
  shell: notoSymbol('spiral-shell'),
  fish: notoSymbol('tropical-fish'),
  wild: ribbonSymbol('compass', 'WILD'),
  wild2: ribbonSymbol('compass', 'WILD 2×'),
  wild3: ribbonSymbol('compass', 'WILD 3×'),
  bridge: figureSymbol(harbourBridge, 'SCATTER'),
};
