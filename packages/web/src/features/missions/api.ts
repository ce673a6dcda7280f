import { queryOptions } from '@tanstack/react-query';
import { cityMissions, errandFacts, missionFacts, missionsOverview } from '@wl/contract/missions';
import { missionTextsOf } from '@wl/world/cities/mission-texts';
import type { MissionTexts } from '@wl/world/mission';
import { queryOf } from '../../app/api.ts';
import { readEditions } from '../editions/index.ts';

export const overviewQuery = queryOf(missionsOverview, {});

/** Returns the query for the missions of the city with this slug. A city's twelve missions fit on one page. */
export const missionsQuery = (city: string) =>
  queryOf(cityMissions, { params: { id: city, page: 1 } });

/** Returns the query for one page of the rounds and actions that counted towards a mission or an errand. */
export const factsQuery = (of: 'mission' | 'errand', id: string, page: number) => ({
  ...queryOf(of === 'mission' ? missionFacts : errandFacts, { params: { id }, query: { page } }),
  staleTime: 0,
});

/** Loads the names of a city's missions. A name that a clerk has changed replaces the built-in name. */
async function namesOf(city: string): Promise<MissionTexts> {
  const [texts, editions] = await Promise.all([missionTextsOf(city), readEditions()]);
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, { name: editions.missions[id] ?? text.name }]),
  );
}

export const namesQuery = (city: string) =>
  queryOptions({
    queryKey: ['mission-texts', city],
    queryFn: () => namesOf(city),
    staleTime: Infinity,
  });
