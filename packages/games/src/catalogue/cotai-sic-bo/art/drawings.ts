import { dieFaces, domeBase, domeGlass } from '@wl/art/dice';
import { chips } from '@wl/art/roulette-wheel';

/** Returns the drawings of the table: the dome in two layers, with the dice between them; the faces of the layout; the chips. */
export function drawings(): Record<string, string> {
  return {
    'dome-base': domeBase(),
    'dome-glass': domeGlass(),
    dice: dieFaces(),
    chips: chips(),
  };
}
