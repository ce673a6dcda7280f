import { isSlot } from '@wl/world/casino/contribution';
import { titles } from '../titles/index.ts';

/** Returns the published RTP of a title as a fraction (0 to 1); 0 for a title without one. */
export function returnOf(slug: string): number {
  return (titles.find(slug)?.stats?.returnPercent ?? 0) / 100;
}

/**
 * Returns the mean RTP of all slots as a fraction (0 to 1). Dry runs use this mean if it is unknown which slots members
 * would play, for example to wager bonus money.
 */
export function averageReturn(): number {
  const slots = titles.ofProduct('casino').filter(({ category }) => isSlot(category));
  return slots.reduce((sum, { slug }) => sum + returnOf(slug), 0) / slots.length;
}
