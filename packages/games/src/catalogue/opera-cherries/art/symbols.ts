import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { diva, laceFan } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  cherry: ribbonSymbol('cherries', 'SCATTER'),
  diva: figureSymbol(diva),
  mask: notoSymbol('performing-arts'),
  violin: notoSymbol('violin'),
  rose: notoSymbol('rose'),
  fan: figureSymbol(laceFan(['#ffb0c4', '#d81f55', '#7a0630'])),
  shell: notoSymbol('spiral-shell'),
  sail: notoSymbol('sailboat'),
};
