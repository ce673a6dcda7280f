/** Replays a member's journey with pure functions: one event after another, with the rules that the subscribers use. */
import type { EventData } from '@wl/contract/event';
import { journeyEvents } from '@wl/contract/events/journey';
import { wagersEvents, cashRound } from '@wl/contract/events/wagers';
import { walletEvents } from '@wl/contract/events/wallet';
import {
  countable,
  experienceSources,
  type ExperienceSourceName,
} from '@wl/world/casino/experience';
import { NO_SKILLS, type SkillLevels } from '@wl/world/casino/skills';
import { isEvent, timeOf, type EventOf, type StoredEvent } from '../../platform/events/events.ts';
import { judgeForAchievements, type Achieved } from '../achievements/index.ts';
import type { Held } from '../editions/index.ts';
import { isSignIn, judgeForExperience, usesAt, type ExperienceProgress } from '../journey/index.ts';
import {
  judgeForMissions,
  type Judged,
  type MissionMemberState,
  registeredCity,
} from '../missions/index.ts';

export type TopUpCredited = EventOf<typeof walletEvents.top_up_credited>;

/** State of a member after the events replayed so far. It is plain data, so that a copy can serve as a checkpoint. */
export interface Replayed {
  experience: ExperienceProgress;
  /** Slug of the member's current city; empty before registration. */
  city: string;
  /** State of the member's missions; undefined before the member's e-mail address is confirmed. */
  missions: MissionMemberState | undefined;
  achieved: Achieved;
  skills: SkillLevels;
  /** Skill points spent. */
  spent: number;
  coins: number;
}

/** Experience that a member did not earn from an event, because the hourly, daily or monthly limit had been reached. */
interface Cut {
  source: ExperienceSourceName;
  window: 'hour' | 'day' | 'month';
  points: number;
}

/** Effect of one event on a member's state. */
export interface Effect {
  judged: Judged | undefined;
  levels: number[];
  cut: Cut[];
  earned: ReturnType<typeof judgeForAchievements>;
}

/** Returns the initial state of a journey. */
export const beginning = (): Replayed => ({
  experience: { level: 1, experience: 0, skillPoints: 0, uses: new Map(), deposits: new Map() },
  city: '',
  missions: undefined,
  achieved: { logbook: {}, records: new Map(), badges: new Map() },
  skills: { ...NO_SKILLS },
  spent: 0,
  coins: 0,
});

/**
 * Replays one event. Updates `replayed`, except for the Coins, which are read from the ledger.
 * @param depositCounts returns true if the member earns experience for the top-up; the result depends on the member's
 *   country of residence
 * @param held journey content that applied when the event was stored
 */
export function judge(
  replayed: Replayed,
  event: StoredEvent,
  depositCounts: (event: TopUpCredited) => boolean,
  held: Held,
): Effect {
  const { experience } = replayed;
  const cut = cutOf(experience, event);
  const waiting = [...experience.deposits.values()].filter(({ state }) => state === 'waiting');
  const before = waiting.map(({ source }) => windowFull(experience, source, timeOf(event)));
  const { steps } = judgeForExperience(
    experience,
    event,
    isEvent(event, walletEvents.top_up_credited) && depositCounts(event),
    held.book.levelUpReward,
  );
  for (const [place, { source, state, points }] of waiting.entries())
    if (state === 'booked' && points === 0)
      cut.push(cutAt(source, before[place] ?? windowFull(experience, source, timeOf(event))));
  const judged = judgeForMissions(replayed.missions, event, held);
  if (judged) replayed.missions = judged.memberState;
  replayed.city = replayed.missions?.city ?? registeredCity(event) ?? replayed.city;
  if (isEvent(event, journeyEvents.skill_upgraded)) upgrade(replayed, event.data);
  return {
    judged,
    levels: steps.map(({ level }) => level),
    cut,
    earned: judgeForAchievements(replayed.achieved, event, held.book),
  };
}

function upgrade(
  replayed: Replayed,
  { skill, level, points }: EventData<typeof journeyEvents.skill_upgraded>,
): void {
  replayed.skills = { ...replayed.skills, [skill]: level };
  replayed.spent += points;
}

/**
 * Returns the experience that a sign-in or wager does not earn because of a limit, as one `Cut`. Returns an empty array
 * if no limit is reached.
 */
function cutOf(experience: ExperienceProgress, event: StoredEvent): Cut[] {
  const source = sourceOf(event);
  const window = source && windowFull(experience, source, timeOf(event));
  return source && window ? [cutAt(source, window)] : [];
}

function sourceOf(event: StoredEvent): ExperienceSourceName | undefined {
  if (isSignIn(event)) return 'login';
  const isWager = isEvent(event, wagersEvents.settled) && cashRound(event).cashStakeCents > 0;
  return isWager ? 'wager' : undefined;
}

/**
 * Returns the longest time window whose experience limit for this source is reached; undefined if no limit is reached.
 */
function windowFull(
  experience: ExperienceProgress,
  source: ExperienceSourceName,
  at: Date,
): Cut['window'] | undefined {
  const used = usesAt(experience.uses.get(source), at);
  if (countable(source, used) > 0) return undefined;
  const { perMonth, perDay } = experienceSources[source];
  return used.month >= perMonth ? 'month' : used.day >= perDay ? 'day' : 'hour';
}

const cutAt = (source: ExperienceSourceName, window: Cut['window'] | undefined): Cut => ({
  source,
  window: window ?? 'hour',
  points: experienceSources[source].points,
});
