import type { Game } from '@wl/games/game';
import type { Profile } from '@wl/world/casino/jurisdictions';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isTooFast, longestMs, noteStart, type Pace } from '../bets/pace.ts';

/** Start times of demo rounds by player, kept only in this process's memory, because demo rounds are not stored. */
const paces = new WeakMap<Deps, Map<string, Pace>>();
const PLAYERS_MAX = 20_000;

/**
 * Checks the pace of a demo round and records its start if the profile requires a minimum time between rounds. Each
 * process checks only its own rounds. Separate checks are acceptable, because demo rounds involve no real money.
 * @param player key that identifies the member or visitor
 * @throws DomainError play.too_fast if the required time since the last round has not passed
 */
export function judgeDemoPace(deps: Deps, player: string, profile: Profile, game: Game): void {
  if (longestMs(profile) === 0) return;
  const players = paces.get(deps) ?? new Map<string, Pace>();
  paces.set(deps, players);
  const pace: Pace = players.get(player) ?? new Map<string, number>();
  const now = deps.clock.now();
  if (isTooFast(pace, profile, game, now)) throw new DomainError('play.too_fast');
  noteStart(pace, game.slug, now);
  // Move the player to the end of the map. The map's first key is then the player who has been idle longest.
  players.delete(player);
  players.set(player, pace);
  if (players.size > PLAYERS_MAX) players.delete(players.keys().next().value ?? '');
}
