import { dieFaces, domeBase, domeGlass } from '@wl/art/dice';
import { chips } from '@wl/art/roulette-wheel';

/**
 * Returns the table's drawings: the dome in two layers (with the dice between them), the die faces on the layout, and
 * the chips.
 */
export function drawings(): Record<string, string> {
  return {
    'dome-base': domeBase(),
    'dome-glass': domeGlass(),
    dice: dieFaces(),
    chips: chips(),
  };
}
