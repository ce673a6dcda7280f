import { chips } from '@wl/art/roulette-wheel';

/** Returns the table's SVG drawings: only the chips. */
export function drawings(): Record<string, string> {
  return { chips: chips() };
}
