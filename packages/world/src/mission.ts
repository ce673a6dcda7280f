import type { CategoryId } from './casino/categories.ts';
import type { Texts } from './languages.ts';

/** Games that a play mission counts. Every given condition must be met. */
export interface GameFilter {
  category?: CategoryId;
  /** Games whose home is this city (slug). */
  city?: string;
}

/** Actions outside the games that a mission may require. Each is one settled fact of the event stream. */
export const missionActions = [
  'playlist_made',
  'game_rated',
  'how_to_read',
  'proof_checked',
  'client_seed_chosen',
  'deposit_limit_set',
  'break_taken',
  'item_purchased',
  'item_activated',
  'trip_made',
] as const;
export type MissionAction = (typeof missionActions)[number];

/**
 * Facts that a mission counts (decisions §8): settled facts, never numbers of rounds, and never a loss. Money is
 * slot-equivalent cash (cents staked times the game's contribution).
 */
export type Objective =
  | { kind: 'stake'; cents: number; games?: GameFilter }
  | { kind: 'different_games'; count: number; games?: GameFilter }
  | { kind: 'different_studios'; count: number }
  | { kind: 'action'; action: MissionAction; count: number };

/** One mission of a district. Its name is in `mission-texts.ts` of its city; its task is phrased from the objective. */
export interface Mission {
  /** Permanent and unique, such as `tokyo.ginza.1`. Progress and rewards are stored under it. */
  id: string;
  /** Slug of the district. */
  district: string;
  /** 1 to 4; the fourth opens after the other three. */
  place: 1 | 2 | 3 | 4;
  objective: Objective;
  /** Reward (20 to 150). The same amount of experience is added, not subject to the limits of specification §9. */
  coins: number;
  /** Staff withdrew the mission, so it no longer counts. Members who completed it keep it. */
  withdrawn?: true;
}

/** Names of the missions of one city, by mission id. */
export type MissionTexts = Readonly<Record<string, { name: Texts }>>;
