import { chips } from '@wl/art/roulette-wheel';

/** Returns the drawings of the table: only the chips. */
export function drawings(): Record<string, string> {
  return { chips: chips() };
}
