import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { ribbonSymbol } from '@wl/art/slot-kit';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  train: notoSymbol('metro'),
  clock: notoSymbol('mantelpiece-clock'),
  bus: notoSymbol('bus'),
  guard: notoSymbol('guard'),
  ticket: notoSymbol('ticket'),
  umbrella: notoSymbol('umbrella'),
  tea: notoSymbol('hot-beverage'),
  rat: notoSymbol('rat'),
  wild: ribbonSymbol('locomotive', 'WILD'),
};
