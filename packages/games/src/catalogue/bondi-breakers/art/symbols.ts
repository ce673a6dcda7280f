import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { ribbonSymbol } from '@wl/art/slot-kit';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  wave: notoSymbol('water-wave'),
  board: notoSymbol('person-surfing'),
  shark: notoSymbol('shark'),
  gull: notoSymbol('bird'),
  towel: notoSymbol('beach-with-umbrella'),
  sun: notoSymbol('sun'),
  shell: notoSymbol('spiral-shell'),
  ball: notoSymbol('volleyball'),
  kelp: notoSymbol('herb'),
  wild: ribbonSymbol('dolphin', 'WILD'),
  tower: ribbonSymbol('ring-buoy', 'SCATTER'),
};
