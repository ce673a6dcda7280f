import { games } from '@wl/games/catalogue/index';
import { stats } from '@wl/games/catalogue/stats';
import { isSlot } from '@wl/world/casino/contribution';

/** Returns this game's average return per stake (0 to 1), as computed by the engine; 0 for an unknown game. */
export function returnOf(slug: string): number {
  return (stats[slug]?.returnPercent ?? 0) / 100;
}

/** Returns the average return of all slots (0 to 1), which is also the return of staked bonus money. */
export function averageReturn(): number {
  const slots = games.filter(({ category }) => isSlot(category));
  return slots.reduce((sum, { slug }) => sum + returnOf(slug), 0) / slots.length;
}
