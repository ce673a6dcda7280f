import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol } from '@wl/art/slot-kit';
import { nightBus, teaMug, tunnelMouth } from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  train: notoSymbol('metro'),
  clock: notoSymbol('mantelpiece-clock'),
  bus: figureSymbol(nightBus),
  guard: notoSymbol('guard'),
  ticket: notoSymbol('ticket'),
  umbrella: notoSymbol('umbrella'),
  tea: figureSymbol(teaMug),
  rat: notoSymbol('rat'),
  wild: figureSymbol(tunnelMouth, 'WILD'),
};
