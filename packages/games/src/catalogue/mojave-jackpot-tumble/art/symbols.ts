import { type SymbolDrawing, notoSymbol } from '@wl/art/slot-symbols';
import { figureSymbol } from '@wl/art/slot-kit';
import {
  chip,
  cowboyBoot,
  cowboyHat,
  horseshoe,
  motelStar,
  roadSeven,
  steerSkull,
} from './figures.ts';

/** Drawings of the reel symbols. The keys are the symbol names that the game's `config.ts` uses. */
export const symbols: Record<string, SymbolDrawing> = {
  seven: figureSymbol(roadSeven),
  dice: notoSymbol('game-die'),
  chip: figureSymbol(chip),
  horseshoe: figureSymbol(horseshoe),
  cactus: notoSymbol('cactus'),
  boot: figureSymbol(cowboyBoot),
  skull: figureSymbol(steerSkull),
  hat: figureSymbol(cowboyHat),
  star: figureSymbol(motelStar, 'SCATTER'),
};
