/** Compares the final state of a replay with the stored state. */
import type { ReplayPart, ReplaySeal } from '@wl/contract/office/journey-replay';
import type { SkillLevels } from '@wl/world/casino/skills';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { findAchieved, type Achieved } from '../achievements/index.ts';
import {
  cityOf,
  pointsOf,
  skillsOf,
  storedExperience,
  type ExperienceProgress,
} from '../journey/index.ts';
import { walletOf } from '../ledger/index.ts';
import { missionMemberStates, type MissionMemberState } from '../missions/index.ts';
import type { Replayed } from './replay.ts';

/** Member's stored state, in the same format as a replayed state, so that the two can be compared. */
export interface Books {
  city: string;
  experience: ExperienceProgress;
  missions: MissionMemberState | undefined;
  achieved: Achieved;
  skills: SkillLevels;
  spent: number;
  coins: number;
  /** Number of the member's events, as counted by the wallet. */
  events: number;
  /** Number of the latest edition of the journey's content. */
  newestEdition: number;
}

/**
 * Loads the member's stored state.
 * @throws DomainError request.not_found if there is no such member
 */
export async function readBooks(db: Db, memberId: string): Promise<Books> {
  const experience = await storedExperience(db, memberId);
  const wallet = await walletOf(db, memberId);
  const achieved = (await findAchieved(db, [memberId])).achieved.get(memberId);
  const missions = await missionMemberStates(db, [memberId]);
  if (!experience || !wallet || !achieved) throw new DomainError('request.not_found');
  const points = (await pointsOf(db, memberId)) ?? 0;
  return {
    city: (await cityOf(db, memberId)) ?? '',
    experience,
    missions: missions.memberStates.get(memberId),
    achieved,
    skills: await skillsOf(db, memberId),
    spent: experience.skillPoints - points,
    coins: wallet.coins,
    events: wallet.event_seq,
    newestEdition: missions.newest,
  };
}

/**
 * Subscribers that write the compared state. The state that a subscriber writes is compared at that subscriber's
 * position in the event stream.
 */
export const subscribers = ['journey.experience', 'missions.progress', 'achievements.log'] as const;
export type SubscriberName = (typeof subscribers)[number];
type Texts = Partial<Record<ReplayPart, string>>;

/** Returns the parts of the state that the given subscriber writes, each as a canonical string for comparison. */
export function textsOf(name: SubscriberName, state: Replayed | Books): Texts {
  if (name === 'journey.experience') {
    const { level, experience, skillPoints, uses, deposits } = state.experience;
    return {
      level: canonical({ level, experience, skillPoints }),
      limits: canonical(uses),
      deposits: canonical(deposits),
    };
  }
  if (name === 'missions.progress')
    return {
      missions: canonical(state.missions?.cities ?? new Map()),
      itinerary: canonical(state.missions?.itinerary ?? null),
    };
  const { logbook, records, badges } = state.achieved;
  return { logbook: canonical(logbook), records: canonical(records), badges: canonical(badges) };
}

/**
 * Returns the parts of the state that are stored in the same transaction as the event that changes them, each as a
 * string for comparison.
 */
export function textsAtOnce({ coins, skills, spent }: Replayed | Books, city: string): Texts {
  return { city, coins: String(coins), skills: canonical({ skills, spent }) };
}

/** Returns the parts that differ between the database and the replay, each with an excerpt of both values. */
export function differencesOf(books: Texts, replayed: Texts): ReplaySeal['differences'] {
  return (Object.keys(books) as ReplayPart[]).flatMap((part) => {
    const [stored, recomputed] = [books[part] ?? '', replayed[part] ?? ''];
    if (stored === recomputed) return [];
    const from = Math.max(0, firstDifference(stored, recomputed) - EXCERPT / 4);
    return [{ part, books: excerpt(stored, from), replayed: excerpt(recomputed, from) }];
  });
}

/** Maximum number of characters in the excerpt of a stored or replayed value. Longer values are truncated. */
const EXCERPT = 240;

const excerpt = (text: string, from: number) =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + EXCERPT)}${text.length > from + EXCERPT ? '…' : ''}`;

function firstDifference(a: string, b: string): number {
  let place = 0;
  while (place < a.length && a[place] === b[place]) place += 1;
  return place;
}

/** Returns JSON with sorted keys, Maps as objects, and instants in ISO format. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Map) return sorted(Object.fromEntries(one) as object);
    return typeof one === 'object' && one !== null && !Array.isArray(one) ? sorted(one) : one;
  });
}

const sorted = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
