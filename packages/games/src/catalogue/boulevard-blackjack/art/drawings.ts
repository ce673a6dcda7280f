import { chips } from '@wl/art/roulette-wheel';

/** The chips of the table. */
export function drawings(): Record<string, string> {
  return { chips: chips() };
}
