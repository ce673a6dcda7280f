import { badgeFamilies } from '../achievements/badges.ts';
import { badgeNames } from '../achievements/texts.ts';
import { cityArrival } from '../cities/arrivals.ts';
import { cities, cityTexts } from '../cities/index.ts';
import { missionTextsOf } from '../cities/mission-texts.ts';
import { missionsOf } from '../cities/missions.ts';
import { LEVEL_TABLE_ROWS, levelUpReward } from '../casino/levels.ts';
import type { Objective } from '../mission.ts';
import type { Content, Contents } from './content.ts';

/** Returns the target of an objective: in cents for a stake, otherwise a count. */
export const targetOf = (objective: Objective): number =>
  objective.kind === 'stake' ? objective.cents : objective.count;

let made: Promise<Contents> | undefined;

/**
 * Returns all launch content that an edition can change, in the order used in the back office. Mission names are loaded
 * on the first call.
 */
export function originalContents(): Promise<Contents> {
  made ??= makeContents();
  return made;
}

async function makeContents(): Promise<Contents> {
  const contents = new Map<string, Content>();
  for (const { slug } of cities) {
    const texts = await missionTextsOf(slug);
    for (const { id, coins, objective } of missionsOf(slug)) {
      const names = texts[id]?.name;
      if (!names) throw new Error(`The mission ${id} has no name.`);
      const target = targetOf(objective);
      contents.set(`mission:${id}`, { kind: 'mission', names, coins, target, withdrawn: false });
    }
  }
  for (const { slug } of cities) {
    const [texts, arrival] = [cityTexts(slug), cityArrival(slug)];
    if (!texts || !arrival) throw new Error(`The city ${slug} has no words.`);
    contents.set(`city:${slug}`, { kind: 'city', tagline: texts.tagline, arrival });
  }
  for (let level = 1; level < LEVEL_TABLE_ROWS; level += 1)
    contents.set(`level:${level}`, { kind: 'level', ...levelUpReward(level) });
  for (const { figure, steps } of badgeFamilies)
    contents.set(`badge:${figure}`, { kind: 'badge', names: badgeNames[figure], targets: steps });
  return contents;
}
