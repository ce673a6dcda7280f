import { chips } from '@wl/art/roulette-wheel';

/** Returns the table's drawings: its chips. */
export function drawings(): Record<string, string> {
  return { chips: chips() };
}
