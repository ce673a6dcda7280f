import { chips } from '@wl/art/roulette-wheel';

/** Returns the table's SVG drawings. This table has only chips. */
export function drawings(): Record<string, string> {
  return { chips: chips() };
}
