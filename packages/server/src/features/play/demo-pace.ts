import type { Game } from '@wl/games/game';
import type { Profile } from '@wl/world/casino/jurisdictions';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { isTooFast, longestMs, noteStart, type Pace } from './pace.ts';

/** Paces of players without stakes. Nothing is stored about them, so this process remembers when their rounds began. */
const paces = new WeakMap<Deps, Map<string, Pace>>();
const PLAYERS_MAX = 20_000;

/**
 * Judges the pace of a round without stakes and records its start, if the profile requires time between rounds. Each process
 * keeps its own starts, because nothing is at stake.
 * @param player key of the member or visitor
 * @throws DomainError play.too_fast
 */
export function judgeDemoPace(deps: Deps, player: string, profile: Profile, game: Game): void {
  if (longestMs(profile) === 0) return;
  const players = paces.get(deps) ?? new Map<string, Pace>();
  paces.set(deps, players);
  const pace: Pace = players.get(player) ?? new Map<string, number>();
  const now = deps.clock.now();
  if (isTooFast(pace, profile, game, now)) throw new DomainError('play.too_fast');
  noteStart(pace, game.slug, now);
  // Inserted again, so that the map's first players are those who have not played for the longest time.
  players.delete(player);
  players.set(player, pace);
  if (players.size > PLAYERS_MAX) players.delete(players.keys().next().value ?? '');
}
