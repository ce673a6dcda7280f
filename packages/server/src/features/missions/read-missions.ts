import { MISSIONS_PER_PAGE, type cityMissions, type MissionsOverview } from '@wl/contract/missions';
import { cityBySlug } from '@wl/world/cities/index';
import type { Book } from '@wl/world/editions/book';
import type * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { editionsUpTo } from '../editions/index.ts';
import { currentCityOf } from '../members/index.ts';
import { toCityProgress, toItinerary, toMission, toProgress } from './present.ts';
import { findMemberStates } from './repository.ts';
import { itineraryOn, newMemberState } from './rules.ts';
import type { MemberState } from './rules.ts';

/**
 * Loads a member's mission state and the newest mission definitions. If none of the member's events has been processed
 * yet, returns the initial state.
 */
export async function memberStateOf(
  deps: Deps,
  memberId: string,
  city: string,
): Promise<{ memberState: MemberState; book: Book }> {
  const { memberStates, newest } = await findMemberStates(deps.db, [memberId]);
  const { book } = (await editionsUpTo(deps, deps.db, newest)).newest();
  return { memberState: memberStates.get(memberId) ?? newMemberState(memberId, city), book };
}

/**
 * Returns a page of a city's missions for a member.
 * @throws DomainError request.not_found if there is no such city or page
 */
export async function readCityMissions(
  deps: Deps,
  memberId: string,
  slug: string,
  page: number,
): Promise<z.infer<typeof cityMissions.reply>> {
  if (!cityBySlug(slug)) throw new DomainError('request.not_found');
  const { id: here } = await currentCityOf(deps, memberId);
  const { memberState, book } = await memberStateOf(deps, memberId, here);
  const state = memberState.cities.get(slug);
  const all = book.missionsOf(slug);
  const missions = all.flatMap((mission) => toMission(slug, mission, all, state) ?? []);
  const start = (page - 1) * MISSIONS_PER_PAGE;
  if (page > 1 && start >= missions.length) throw new DomainError('request.not_found');
  const shown = missions.slice(start, start + MISSIONS_PER_PAGE);
  return {
    data: shown,
    meta: {
      current_page: page,
      total: missions.length,
      to: start + shown.length,
      here: here === slug,
      progress: toCityProgress(slug, state, book),
    },
  };
}

/** Returns a member's progress in every city, and the current itinerary. */
export async function readOverview(deps: Deps, memberId: string): Promise<MissionsOverview> {
  const { id: here } = await currentCityOf(deps, memberId);
  const { memberState, book } = await memberStateOf(deps, memberId, here);
  const now = deps.clock.now();
  const itinerary = itineraryOn(memberState.itinerary, memberState.city, now);
  return {
    current_city: here,
    cities: toProgress(memberState.cities, book),
    itinerary: toItinerary(memberId, itinerary, now),
  };
}
