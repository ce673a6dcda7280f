import { dieFaces, domeBase, domeGlass } from '@wl/art/dice';
import { chips } from '@wl/art/roulette-wheel';

/** The dome in two layers, the dice jump between them; the faces printed on the layout; the chips. */
export function drawings(): Record<string, string> {
  return {
    'dome-base': domeBase(),
    'dome-glass': domeGlass(),
    dice: dieFaces(),
    chips: chips(),
  };
}
