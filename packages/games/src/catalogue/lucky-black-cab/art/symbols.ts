import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { ribbonSymbol } from '@wl/art/slot-kit';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  cab: ribbonSymbol('taxi', 'WILD'),
  crown: notoSymbol('crown'),
  ben: notoSymbol('mantelpiece-clock'),
  phone: notoSymbol('telephone'),
  bowler: notoSymbol('top-hat'),
  tea: notoSymbol('hot-beverage'),
  fog: notoSymbol('fog'),
};
