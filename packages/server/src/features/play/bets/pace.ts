import type { Game } from '@wl/games/game';
import { isSlot } from '@wl/world/casino/contribution';
import type { Profile } from '@wl/world/casino/jurisdictions';
import { titles, type Title } from '../../titles/index.ts';

/** Returns the minimum time in ms between the starts of two rounds of this game; 0 if there is no minimum. */
export function minRoundMs({ category }: Game | Title, profile: Profile): number {
  return isSlot(category) ? profile.minSlotRoundMs : profile.minOtherRoundMs;
}

/** Start time of a member's latest round in each game: game slug → Unix time in ms. */
export type Pace = Map<string, number>;

/** Returns the longest required time between rounds in ms; 0 if the profile requires none. */
export const longestMs = (profile: Profile): number =>
  Math.max(profile.minSlotRoundMs, profile.minOtherRoundMs);

/** Records the start of a round. Rounds can be recorded in any order, because only each game's latest start is kept. */
export function noteStart(pace: Pace, slug: string, at: Date): void {
  pace.set(slug, Math.max(pace.get(slug) ?? 0, at.getTime()));
}

/**
 * Returns the start time of the round that delays the next round: the last round of the same game or, if the game is a
 * slot and the profile forbids parallel slots, the last round of any slot.
 */
function lastStart(pace: Pace, game: Game, profile: Profile): number | undefined {
  if (profile.parallelSlots || !isSlot(game.category)) return pace.get(game.slug);
  const starts = [...pace].flatMap(([slug, at]) =>
    isSlot(titles.find(slug)?.category) ? [at] : [],
  );
  return starts.length > 0 ? Math.max(...starts) : undefined;
}

/** Returns true if the last round that counts for this game's pace started less than the minimum round time ago. */
export function isTooFast(pace: Pace, profile: Profile, game: Game, now: Date): boolean {
  const last = lastStart(pace, game, profile);
  return last !== undefined && now.getTime() - last < minRoundMs(game, profile);
}
