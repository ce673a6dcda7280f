import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { plateSymbol, ribbonSymbol } from '@wl/art/slot-kit';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  seven: plateSymbol('7', ['#c8303f', '#5c0712']),
  dice: notoSymbol('game-die'),
  chip: notoSymbol('money-bag'),
  horseshoe: notoSymbol('horse'),
  cactus: notoSymbol('cactus'),
  boot: notoSymbol('hiking-boot'),
  skull: notoSymbol('ox'),
  hat: notoSymbol('cowboy-hat-face'),
  star: ribbonSymbol('star', 'SCATTER'),
};
