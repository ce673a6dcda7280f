/** Content of a journey edition: a mission, a city, a step between levels, or a badge family. */
import type { Texts } from '../languages.ts';

/**
 * Names and numbers of a mission. Editions can change its target and reward, but not which rounds and actions it
 * counts.
 */
export interface MissionContent {
  kind: 'mission';
  names: Texts;
  coins: number;
  /** Target of the mission: an amount in cents for missions that count stakes, otherwise a plain count. */
  target: number;
  /**
   * True if the mission can no longer be completed and is hidden from members who have not completed it. Missions are
   * never deleted.
   */
  withdrawn: boolean;
}

export interface CityContent {
  kind: 'city';
  tagline: Texts;
  arrival: Texts;
}

/** Rewards for the step from one level to the next. The experience needed is fixed (decisions §8). */
export interface LevelContent {
  kind: 'level';
  coins: number;
  skillPoints: number;
}

export interface BadgeContent {
  kind: 'badge';
  names: Texts;
  targets: readonly [bronze: number, silver: number, gold: number];
}

export type Content = MissionContent | CityContent | LevelContent | BadgeContent;
export const contentKinds = ['mission', 'city', 'level', 'badge'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Content entries by subject, such as `city:tokyo`: either all entries of the journey, or only the edited ones. */
export type Contents = ReadonlyMap<string, Content>;

/** Splits a subject into kind and id: `mission:tokyo.ginza.1` becomes `mission` and `tokyo.ginza.1`. */
export function partsOf(subject: string): { kind: string; id: string } {
  const at = subject.indexOf(':');
  return { kind: subject.slice(0, at), id: subject.slice(at + 1) };
}

/** Returns the content with this kind and id; undefined if there is none. */
export function contentOf<K extends ContentKind>(
  contents: Contents,
  kind: K,
  id: string | number,
): Extract<Content, { kind: K }> | undefined {
  const found = contents.get(`${kind}:${id}`);
  return found?.kind === kind ? (found as Extract<Content, { kind: K }>) : undefined;
}
