import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol, gemSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { bamboo, coinString, goldenTower, luckyKnot, palaceLantern } from './figures.ts';

/** Drawings of the reel symbols. The keys are the symbol names that the game's `config.ts` uses. */
export const symbols: Record<string, SymbolDrawing> = {
  tower: figureSymbol(goldenTower),
  dragon: notoSymbol('dragon-face'),
  jade: gemSymbol(['#d8ffe6', '#3fc98a', '#0b6b47']),
  fish: notoSymbol('fish'),
  teapot: notoSymbol('teapot'),
  lantern: figureSymbol(palaceLantern),
  coinstring: figureSymbol(coinString),
  bamboo: figureSymbol(bamboo),
  knot: figureSymbol(luckyKnot),
  wild: ribbonSymbol('dragon', 'WILD'),
  lotus: ribbonSymbol('lotus', 'SCATTER'),
};
