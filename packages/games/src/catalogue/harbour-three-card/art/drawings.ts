import { chips } from '@wl/art/roulette-wheel';

/** Returns the SVG drawings of the table, which needs only chips. */
export function drawings(): Record<string, string> {
  return { chips: chips() };
}
