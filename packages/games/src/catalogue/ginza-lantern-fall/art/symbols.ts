import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { discSymbol, figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import { paperCrane } from './figures.ts';

/** The symbols of the reels by the keys of the game's rules. */
export const symbols: Record<string, SymbolDrawing> = {
  kimono: notoSymbol('kimono'),
  fan: notoSymbol('folding-hand-fan'),
  cat: notoSymbol('cat-face'),
  mask: notoSymbol('ogre'),
  tea: notoSymbol('teacup-without-handle'),
  brush: notoSymbol('paintbrush'),
  ink: notoSymbol('amphora'),
  coin: notoSymbol('coin'),
  paper: figureSymbol(paperCrane),
  gate: ribbonSymbol('shinto-shrine', 'SCATTER'),
  orb: discSymbol('red-paper-lantern', [
    [0, '#fff1c0'],
    [1, '#ff7a3a', 0.9],
  ]),
};
