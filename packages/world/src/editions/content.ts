/** What an edition of the journey says about one thing: a mission, a city, a step between levels, a family of badges. */
import type { Texts } from '../languages.ts';

/** A mission's names and numbers. What it counts stays: only how much of it changes. */
export interface MissionContent {
  kind: 'mission';
  names: Texts;
  coins: number;
  /** Cents of a stake, else a number of things. */
  target: number;
  /** It counts no more and is not shown to who has not done it; it is never deleted. */
  withdrawn: boolean;
}

export interface CityContent {
  kind: 'city';
  tagline: Texts;
  arrival: Texts;
}

/** What the step from a level to the next pays. The experience it needs is fixed (decisions §8). */
export interface LevelContent {
  kind: 'level';
  coins: number;
  skillPoints: number;
}

export interface BadgeContent {
  kind: 'badge';
  names: Texts;
  /** What bronze, silver and gold ask for. */
  targets: readonly [bronze: number, silver: number, gold: number];
}

export type Content = MissionContent | CityContent | LevelContent | BadgeContent;
export const contentKinds = ['mission', 'city', 'level', 'badge'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The whole of the journey, or what of it was edited. */
export type Contents = ReadonlyMap<string, Content>;

/** Kind and id of a subject: `mission:tokyo.ginza.1` → `mission`, `tokyo.ginza.1`. */
export function partsOf(subject: string): { kind: string; id: string } {
  const at = subject.indexOf(':');
  return { kind: subject.slice(0, at), id: subject.slice(at + 1) };
}

/** Content of one kind, or undefined when there is none of it. */
export function contentOf<K extends ContentKind>(
  contents: Contents,
  kind: K,
  id: string | number,
): Extract<Content, { kind: K }> | undefined {
  const found = contents.get(`${kind}:${id}`);
  return found?.kind === kind ? (found as Extract<Content, { kind: K }>) : undefined;
}
