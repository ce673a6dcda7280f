import { gameBySlug } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import type { Profile } from '@wl/world/casino/jurisdictions';

const isSlot = (game: Game) => game.category === 'video' || game.category === 'classic';

/** Returns the shortest time from the start of a round of this game to the start of the next, in ms; 0: no minimum. */
export function minRoundMs(game: Game, profile: Profile): number {
  return isSlot(game) ? profile.minSlotRoundMs : profile.minOtherRoundMs;
}

/** Starts of a player's latest rounds: slug of the game → ms since 1970. */
export type Pace = Map<string, number>;

/** Returns how far back starts matter, in ms; 0 if the profile requires no time between rounds. */
export const longestMs = (profile: Profile): number =>
  Math.max(profile.minSlotRoundMs, profile.minOtherRoundMs);

/** Records the start of a new or stored round; the order of calls does not matter. */
export function noteStart(pace: Pace, slug: string, at: Date): void {
  pace.set(slug, Math.max(pace.get(slug) ?? 0, at.getTime()));
}

/**
 * Returns the last start that counts for a game. Where slots may not be played in parallel, all of them share one clock;
 * every other game has its own.
 */
function lastStart(pace: Pace, game: Game, profile: Profile): number | undefined {
  if (profile.parallelSlots || !isSlot(game)) return pace.get(game.slug);
  const starts = [...pace].flatMap(([slug, at]) => {
    const other = gameBySlug(slug);
    return other && isSlot(other) ? [at] : [];
  });
  return starts.length > 0 ? Math.max(...starts) : undefined;
}

/**
 * Returns true if too little time has passed since the last round of this game or, where slots share one clock, of any slot.
 */
export function isTooFast(pace: Pace, profile: Profile, game: Game, now: Date): boolean {
  const last = lastStart(pace, game, profile);
  return last !== undefined && now.getTime() - last < minRoundMs(game, profile);
}
