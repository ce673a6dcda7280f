import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { plateSymbol, ribbonSymbol } from '@wl/art/slot-kit';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  detective: notoSymbol('detective'),
  raven: notoSymbol('black-bird'),
  key: notoSymbol('key'),
  candle: notoSymbol('candle'),
  ace: plateSymbol('A', ['#c8303f', '#5c0712']),
  king: plateSymbol('K', ['#2a4fa8', '#0d1a4a']),
  queen: plateSymbol('Q', ['#7a3fb0', '#2c0f52']),
  jack: plateSymbol('J', ['#1f8a5b', '#073a25']),
  ten: plateSymbol('10', ['#3a4256', '#10141f']),
  fog: ribbonSymbol('cloud', 'WILD'),
  crown: ribbonSymbol('crown', 'SCATTER'),
};
