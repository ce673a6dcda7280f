import { games } from '@wl/games/catalogue/index';
import { stats } from '@wl/games/catalogue/stats';
import { isSlot } from '@wl/world/house/contribution';

/** What a stake on this game brings back on average, 0 to 1, as the engine reckons it; 0 for a game that is not there. */
export function returnOf(slug: string): number {
  return (stats[slug]?.returnPercent ?? 0) / 100;
}

/** Average return of the house's slots, 0 to 1: what a stake of bonus money brings back. */
export function averageReturn(): number {
  const slots = games.filter(({ category }) => isSlot(category));
  return slots.reduce((sum, { slug }) => sum + returnOf(slug), 0) / slots.length;
}
