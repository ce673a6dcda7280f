import type * as wire from '@wl/contract/missions';
import { cities } from '@wl/world/cities/index';
import type { Book } from '@wl/world/editions/book';
import { errandsOf, weeklyErrandOf, type Errand } from '@wl/world/casino/itinerary';
import { missionExperience, STAMP_MISSIONS } from '@wl/world/casino/missions';
import type { Mission } from '@wl/world/mission';
import { spansOf, stateOf, targetOf } from './rules.ts';
import type { CityState, ErrandState, Itinerary } from './rules.ts';

/**
 * Returns a mission in the contract's format; undefined if a clerk withdrew the mission before the member completed it.
 * @param state the member's state in `city`; undefined if none of the member's play in this city has counted yet
 */
export function toMission(
  city: string,
  mission: Mission,
  missions: readonly Mission[],
  state: CityState | undefined,
): wire.Mission | undefined {
  const { id, district, place, objective, coins } = mission;
  const own = state?.missions[id];
  const target = targetOf(objective);
  const at = stateOf(mission, missions, state);
  if (at === 'withdrawn') return undefined;
  return {
    id,
    city,
    district,
    place,
    state: at,
    objective,
    target,
    // A completed mission shows full progress, even if a clerk has raised the target since.
    progress: own?.doneAt ? target : Math.min(target, own?.progress ?? 0),
    coins,
    experience: missionExperience(coins),
    completed_at: own?.doneAt ?? null,
  };
}

/** Returns a member's progress in a city. Withdrawn missions count only if the member completed them. */
export function toCityProgress(
  city: string,
  state: CityState | undefined,
  book: Book,
): wire.CityProgress {
  return {
    city,
    done: state?.done ?? 0,
    total: book
      .missionsOf(city)
      .filter(({ id, withdrawn }) => !withdrawn || state?.missions[id]?.doneAt).length,
    needed: STAMP_MISSIONS,
    stamp_at: state?.stampAt ?? null,
  };
}

export function toProgress(
  states: ReadonlyMap<string, CityState>,
  book: Book,
): wire.CityProgress[] {
  return cities.map(({ slug }) => toCityProgress(slug, states.get(slug), book));
}

export function toErrand(errand: Errand, state: ErrandState | undefined): wire.Errand {
  return {
    id: errand.id,
    cents: errand.cents,
    games: errand.games,
    most_per_game: errand.mostPerGame,
    progress: state?.progress ?? 0,
    coins: errand.coins,
    completed_at: state?.doneAt ?? null,
  };
}

/** Returns the itinerary in the contract's format. */
export function toItinerary(memberId: string, itinerary: Itinerary, now: Date): wire.Itinerary {
  const { day, week } = itinerary;
  const spans = spansOf(itinerary);
  return {
    day,
    server_now: now.toISOString(),
    day_ends_at: spans.day.until.toISOString(),
    errands: errandsOf(memberId, day, itinerary.city).map((errand, place) =>
      toErrand(errand, itinerary.errands[place]),
    ),
    week,
    week_ends_at: spans.week.until.toISOString(),
    weekly: toErrand(weeklyErrandOf(day), itinerary.weekly),
  };
}
