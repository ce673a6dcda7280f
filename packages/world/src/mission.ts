import type { CategoryId } from './casino/categories.ts';
import type { Texts } from './languages.ts';

/** Filter for the games that count towards a play mission. A game must meet every given condition. */
export interface GameFilter {
  category?: CategoryId | undefined;
  /** Slug of the city to which a game must belong for its rounds to count. */
  city?: string | undefined;
}

/** Actions that a mission can require besides playing games. Each action is recorded as one event. */
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
 * Objective of a mission (decisions §8). Neither the number of rounds nor the amount lost ever counts. A settled stake
 * counts as its amount in cents multiplied by the game's contribution.
 */
export type Objective =
  | { kind: 'stake'; cents: number; games?: GameFilter | undefined }
  | { kind: 'different_games'; count: number; games?: GameFilter | undefined }
  | { kind: 'different_studios'; count: number }
  | { kind: 'action'; action: MissionAction; count: number };

/**
 * Mission in a district. Its name is in the city's `mission-texts.ts`, and its task text is generated from the
 * objective.
 */
export interface Mission {
  /** Permanent and unique id such as `tokyo.ginza.1`. Progress and rewards are stored under this id. */
  id: string;
  /** Slug of the district. */
  district: string;
  /** Position in the district: 1 to 3, or 4 for the finale, which opens when the others are complete or withdrawn. */
  place: 1 | 2 | 3 | 4;
  objective: Objective;
  /**
   * Reward in Coins (20 to 150). The member also receives the same amount of experience, which is exempt from the
   * limits in specification §9.
   */
  coins: number;
  /**
   * True if staff withdrew the mission. Nobody can complete a withdrawn mission, but it stays completed for members who
   * completed it earlier.
   */
  withdrawn?: true;
}

/** Mission names of one city, by mission id. */
export type MissionTexts = Readonly<Record<string, { name: Texts }>>;
