import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { gemSymbol, ribbonSymbol } from '@wl/art/slot-kit';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  volcano: notoSymbol('volcano'),
  surf: notoSymbol('person-surfing'),
  turtle: notoSymbol('turtle'),
  ukulele: notoSymbol('guitar'),
  pineapple: notoSymbol('pineapple'),
  coconut: notoSymbol('coconut'),
  shaved: notoSymbol('shaved-ice'),
  palm: notoSymbol('palm-tree'),
  wild: ribbonSymbol('sunrise', 'WILD'),
  diamond: gemSymbol(['#e8fbff', '#6fd2ff', '#1566b8']),
};
