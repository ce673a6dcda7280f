import { badges, grades, type Badge } from '../achievements/badges.ts';
import { missionById, missionsOf } from '../cities/missions.ts';
import { levelUpReward } from '../casino/levels.ts';
import type { Mission, Objective } from '../mission.ts';
import { contentOf, type Contents } from './content.ts';

/** Content of the journey at one point in time: the launch content with the changes made by editions. */
export interface Book {
  /** Returns the missions of a city, including withdrawn missions. */
  missionsOf: (city: string) => readonly Mission[];
  missionById: (id: string) => Mission | undefined;
  /** All badges, grouped by family. Within a family, bronze comes first. */
  badges: readonly Badge[];
  badgeById: (id: string) => Badge | undefined;
  /** Returns the rewards for the step from `level` to the next level. */
  levelUpReward: (level: number) => { coins: number; skillPoints: number };
}

/**
 * Returns the journey content: edited content where it exists, otherwise launch content.
 * @param edited content changed by editions, keyed by subject
 */
export function bookOf(edited: Contents): Book {
  const byCity = new Map<string, readonly Mission[]>();
  const editedBadges = badges.map((badge) => editedBadge(badge, edited));
  const badgesById = new Map(editedBadges.map((badge) => [badge.id, badge]));
  return {
    missionsOf(city) {
      const known = byCity.get(city);
      if (known) return known;
      const missions = missionsOf(city).map((mission) => editedMission(mission, edited));
      byCity.set(city, missions);
      return missions;
    },
    missionById(id) {
      const mission = missionById(id);
      return mission && editedMission(mission, edited);
    },
    badges: editedBadges,
    badgeById: (id) => badgesById.get(id),
    levelUpReward(level) {
      const content = contentOf(edited, 'level', level);
      return content
        ? { coins: content.coins, skillPoints: content.skillPoints }
        : levelUpReward(level);
    },
  };
}

function editedMission(mission: Mission, edited: Contents): Mission {
  const content = contentOf(edited, 'mission', mission.id);
  if (!content) return mission;
  const { coins, target, withdrawn } = content;
  return {
    ...mission,
    coins,
    objective: withTarget(mission.objective, target),
    ...(withdrawn ? { withdrawn: true } : {}),
  };
}

/**
 * Returns the objective with a different target.
 * @param target new target: in cents for a stake, otherwise a count
 */
export function withTarget(objective: Objective, target: number): Objective {
  return objective.kind === 'stake'
    ? { ...objective, cents: target }
    : { ...objective, count: target };
}

function editedBadge(badge: Badge, edited: Contents): Badge {
  const content = contentOf(edited, 'badge', badge.family.figure);
  if (!content) return badge;
  return { ...badge, target: content.targets[grades.indexOf(badge.grade)] ?? badge.target };
}
