import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { discSymbol, figureSymbol, ribbonSymbol } from '@wl/art/slot-kit';
import {
  inkStone,
  luckyCat,
  moonFan,
  oldCoin,
  paperCrane,
  teaBowl,
  writingBrush,
} from './figures.ts';

/** Drawings of the reel symbols, with the same keys as in `config.ts`. */
export const symbols: Record<string, SymbolDrawing> = {
  kimono: notoSymbol('kimono'),
  fan: figureSymbol(moonFan),
  cat: figureSymbol(luckyCat),
  mask: notoSymbol('ogre'),
  tea: figureSymbol(teaBowl),
  brush: figureSymbol(writingBrush),
  ink: figureSymbol(inkStone),
  coin: figureSymbol(oldCoin),
  paper: figureSymbol(paperCrane),
  gate: ribbonSymbol('shinto-shrine', 'SCATTER'),
  orb: discSymbol('red-paper-lantern', [
    [0, '#fff1c0'],
    [1, '#ff7a3a', 0.9],
  ]),
};
