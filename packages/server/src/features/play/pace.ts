import { gameBySlug } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import type { Profile } from '@wl/world/house/jurisdictions';

const isSlot = (game: Game) => game.category === 'video' || game.category === 'classic';

/** How long a round of this game takes at least, from its start to the start of the next, in ms; 0: as fast as one likes. */
export function minRoundMs(game: Game, profile: Profile): number {
  return isSlot(game) ? profile.minSlotRoundMs : profile.minOtherRoundMs;
}

/** Two slots are never played at once, so all of them share one clock; every other game has its own. */
const clockOf = (game: Game) => (isSlot(game) ? 'slots' : game.slug);

/** When a member's rounds began lately; only where the profile asks for it. */
export interface Pace {
  profile: Profile;
  /** Clock → ms since 1970. */
  starts: Map<string, number>;
}

/** @returns undefined where rounds may follow each other as fast as one likes */
export function paceOf(profile: Profile): Pace | undefined {
  return longestMs(profile) > 0 ? { profile, starts: new Map() } : undefined;
}

/** How far back starts matter, in ms. */
export const longestMs = (profile: Profile): number =>
  Math.max(profile.minSlotRoundMs, profile.minOtherRoundMs);

/** A round began, or was found among the stored ones, in any order. */
export function noteStart({ starts }: Pace, slug: string, at: Date): void {
  const game = gameBySlug(slug);
  if (!game) return;
  const clock = clockOf(game);
  starts.set(clock, Math.max(starts.get(clock) ?? 0, at.getTime()));
}

/** Whether the last round of this game, or of any slot for a slot, has not yet taken as long as it has to. */
export function isTooFast({ profile, starts }: Pace, game: Game, now: Date): boolean {
  const last = starts.get(clockOf(game));
  return last !== undefined && now.getTime() - last < minRoundMs(game, profile);
}
