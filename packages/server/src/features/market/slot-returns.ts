import { games } from '@wl/games/catalogue/index';
import { stats } from '@wl/games/catalogue/stats';
import { isSlot } from '@wl/world/casino/contribution';

/** Returns this game's RTP as a fraction (0 to 1), as computed by the engine; 0 for an unknown game. */
export function returnOf(slug: string): number {
  return (stats[slug]?.returnPercent ?? 0) / 100;
}

/** Returns the mean RTP of all slots as a fraction (0 to 1), which is also used as the return of staked bonus money. */
export function averageReturn(): number {
  const slots = games.filter(({ category }) => isSlot(category));
  return slots.reduce((sum, { slug }) => sum + returnOf(slug), 0) / slots.length;
}
