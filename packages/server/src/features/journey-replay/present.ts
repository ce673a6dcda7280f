import type { ReplayChange, ReplayState } from '@wl/contract/office/journey-replay';
import { recordKinds } from '@wl/world/achievements/texts';
import { cities } from '@wl/world/cities/index';
import type { Book } from '@wl/world/editions/book';
import { experienceSources, type ExperienceSourceName } from '@wl/world/casino/experience';
import { errandsOf, weeklyErrandOf } from '@wl/world/casino/itinerary';
import { experienceNeeded, experienceToReach } from '@wl/world/casino/levels';
import { skills } from '@wl/world/casino/skills';
import { usesAt } from '../journey/index.ts';
import { toErrand, toMission, type MissionMemberState } from '../missions/index.ts';
import type { Effect, Replayed } from './replay.ts';

const sources = Object.keys(experienceSources) as ExperienceSourceName[];

/** Itinerary day of a member who has no events that count towards missions. It is earlier than any real day. */
const BEFORE_ALL_DAYS = '1970-01-01';

/**
 * Converts a replayed state to the contract's format.
 * @param at time for which the usage of the experience limits is computed
 * @param book journey content that applied at that time
 */
export function presentState(replayed: Replayed, at: Date, book: Book): ReplayState {
  const { experience, missions, achieved, city } = replayed;
  return {
    city,
    level: experience.level,
    experience: experience.experience,
    experience_needed: experienceNeeded(experience.level),
    limits: sources.map((source) => limitOf(replayed, source, at)),
    coins: replayed.coins,
    skill_points: experience.skillPoints - replayed.spent,
    skills: skills.map((skill) => ({ skill, level: replayed.skills[skill] })),
    missions: book.missionsOf(city).flatMap((mission) => {
      const own = missions?.cities.get(city);
      const shown = toMission(city, mission, book.missionsOf(city), own);
      if (!shown) return [];
      const { id, state, target, progress } = shown;
      return [{ id, state, target, progress }];
    }),
    itinerary: missions ? itineraryOf(missions) : null,
    stamps: cities.flatMap(({ slug }) => (missions?.cities.get(slug)?.stampAt ? [slug] : [])),
    badges: book.badges.flatMap(({ id }) => (achieved.badges.has(id) ? [id] : [])),
    records: recordKinds.flatMap((kind) => {
      const best = achieved.records.get(kind);
      return best ? [{ kind, value: best.value, game: best.game }] : [];
    }),
  };
}

function limitOf({ experience }: Replayed, source: ExperienceSourceName, at: Date) {
  const { points, perHour, perDay, perMonth } = experienceSources[source];
  const used = usesAt(experience.uses.get(source), at);
  return {
    source,
    points,
    hour: { used: used.hour, limit: perHour },
    day: { used: used.day, limit: perDay },
    month: { used: used.month, limit: perMonth },
  };
}

function itineraryOf({ memberId, itinerary }: MissionMemberState): ReplayState['itinerary'] {
  const { day, week, city, weekly } = itinerary;
  if (day === BEFORE_ALL_DAYS) return null;
  const errands = errandsOf(memberId, day, city).map((errand, place) =>
    toErrand(errand, itinerary.errands[place]),
  );
  return {
    day,
    week,
    errands: [...errands, toErrand(weeklyErrandOf(day), weekly)].map(
      ({ id, cents, progress, completed_at }) => ({
        id,
        cents,
        progress,
        done: completed_at !== null,
      }),
    ),
  };
}

/**
 * Returns the changes made by an event.
 * @param before state before the event, from `presentState`
 * @param after state after the event, from `presentState`
 */
export function presentChange(
  before: ReplayState,
  after: ReplayState,
  { judged, levels, cut, earned }: Effect,
  book: Book,
): ReplayChange {
  const total = ({ level, experience }: ReplayState) => experienceToReach(level) + experience;
  return {
    city:
      after.city !== before.city && before.city !== ''
        ? { from: before.city, to: after.city }
        : null,
    experience: total(after) - total(before),
    cut,
    levels,
    coins: after.coins - before.coins,
    skill_points: after.skill_points - before.skill_points,
    missions: movedMissions(before, judged, book),
    errands: movedErrands(before, after),
    stamps: after.stamps.filter((slug) => !before.stamps.includes(slug)),
    badges: earned.earned.map(({ badge }) => badge),
    records: [...earned.beaten.keys()],
  };
}

/**
 * Returns the missions that advanced. An event that moves the member to another city counts towards the missions of the
 * city that the member leaves.
 */
function movedMissions(
  before: ReplayState,
  judged: Effect['judged'],
  book: Book,
): ReplayChange['missions'] {
  if (!judged) return [];
  const { city, memberState, effect } = judged;
  const missions = book.missionsOf(city);
  return [...new Set(effect.missions)].flatMap((id) => {
    const mission = missions.find((one) => one.id === id);
    if (!mission) return [];
    const now = toMission(city, mission, missions, memberState.cities.get(city));
    if (!now) return [];
    const from = before.missions.find((one) => one.id === id)?.progress ?? 0;
    const isDone = now.state === 'done';
    return [{ id, from, to: now.progress, target: now.target, done: isDone }];
  });
}

function movedErrands(before: ReplayState, after: ReplayState): ReplayChange['errands'] {
  return (after.itinerary?.errands ?? []).flatMap(({ id, cents, progress, done }) => {
    const from = before.itinerary?.errands.find((one) => one.id === id)?.progress ?? 0;
    return from === progress ? [] : [{ id, from, to: progress, cents, done }];
  });
}

/** Returns the fields that differ from the previous state, so that a page does not repeat unchanged values. */
export function differing(
  before: ReplayState | undefined,
  after: ReplayState,
): Partial<ReplayState> {
  if (!before) return after;
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ReplayState]),
  );
  return Object.fromEntries(changed);
}
