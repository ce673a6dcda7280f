/** A member's journey told again, pure: one event after the other, by the rules that the subscribers use. */
import {
  countable,
  experienceSources,
  type ExperienceSourceName,
} from '@wl/world/house/experience';
import { NO_SKILLS, type Skill, type SkillLevels } from '@wl/world/house/skills';
import type { StoredEvent } from '../../platform/events.ts';
import { judgeForAchievements, type Achieved } from '../achievements/index.ts';
import type { Held } from '../editions/index.ts';
import {
  isSignIn,
  judgeForExperience,
  roundOf,
  timeOf,
  usesAt,
  type ExperienceStanding,
} from '../journey/index.ts';
import {
  judgeForMissions,
  type Judged,
  type MissionStanding,
  registeredCity,
} from '../missions/index.ts';

/** Everything that events of a member come to. Plain data: a copy of it is a checkpoint. */
export interface Replayed {
  experience: ExperienceStanding;
  /** Slug of the city the member is in; empty before the registration. */
  city: string;
  /** Undefined before the address is confirmed. */
  missions: MissionStanding | undefined;
  achieved: Achieved;
  skills: SkillLevels;
  /** Skill points spent. */
  spent: number;
  coins: number;
}

/** A fact that brought no experience, since a window was full. */
interface Cut {
  source: ExperienceSourceName;
  window: 'hour' | 'day' | 'month';
  points: number;
}

/** What one event did. */
export interface Effect {
  judged: Judged | undefined;
  levels: number[];
  cut: Cut[];
  earned: ReturnType<typeof judgeForAchievements>;
}

/** How every journey begins. */
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
 * Tells one event. Changes `replayed`, but for its Coins: the ledger tells those.
 * @param depositCounts whether a top-up was rewarded where the member lived then
 * @param held the journey as the desk had it at that event
 */
export function tell(
  replayed: Replayed,
  event: StoredEvent,
  depositCounts: (topUpId: string) => boolean,
  held: Held,
): Effect {
  const { experience } = replayed;
  const cut = cutOf(experience, event);
  const waiting = [...experience.deposits.values()].filter(({ state }) => state === 'waiting');
  const before = waiting.map(({ source }) => windowFull(experience, source, timeOf(event)));
  const { steps } = judgeForExperience(
    experience,
    event,
    event.type === 'wallet.top_up_credited' && depositCounts(String(event.data['top_up_id'])),
    held.book.levelUpReward,
  );
  for (const [place, { source, state, points }] of waiting.entries())
    if (state === 'booked' && points === 0)
      cut.push(cutAt(source, before[place] ?? windowFull(experience, source, timeOf(event))));
  const judged = judgeForMissions(replayed.missions, event, held);
  if (judged) replayed.missions = judged.standing;
  replayed.city = replayed.missions?.city ?? registeredCity(event) ?? replayed.city;
  if (event.type === 'journey.skill_upgraded') upgrade(replayed, event.data);
  return {
    judged,
    levels: steps.map(({ level }) => level),
    cut,
    earned: judgeForAchievements(replayed.achieved, event, held.book),
  };
}

function upgrade(replayed: Replayed, data: StoredEvent['data']): void {
  replayed.skills = { ...replayed.skills, [data['skill'] as Skill]: Number(data['level']) };
  replayed.spent += Number(data['points']);
}

/** Of a sign-in or a wager: what the limits are about to cut. */
function cutOf(experience: ExperienceStanding, event: StoredEvent): Cut[] {
  const source = sourceOf(event);
  const window = source && windowFull(experience, source, timeOf(event));
  return source && window ? [cutAt(source, window)] : [];
}

function sourceOf(event: StoredEvent): ExperienceSourceName | undefined {
  if (isSignIn(event)) return 'login';
  return event.type === 'play.round_settled' && roundOf(event).cashStakeCents > 0
    ? 'wager'
    : undefined;
}

/** The longest window that has no room for another fact of this source; undefined: all have. */
function windowFull(
  experience: ExperienceStanding,
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
