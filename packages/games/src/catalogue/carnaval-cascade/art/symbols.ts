import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { ribbonSymbol } from '@wl/art/slot-kit';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  dancer: notoSymbol('woman-dancing'),
  mask: notoSymbol('performing-arts'),
  drum: notoSymbol('drum'),
  parrot: notoSymbol('parrot'),
  guitar: notoSymbol('guitar'),
  mango: notoSymbol('mango'),
  maraca: notoSymbol('maracas'),
  feather: notoSymbol('feather'),
  float: ribbonSymbol('carousel-horse', 'SCATTER'),
};
