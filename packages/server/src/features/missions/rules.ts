/**
 * Rules of missions and the itinerary (decisions §8). The functions do no I/O: each applies one fact to a member's
 * state and returns the effect and rewards. Facts contain their own time and must be applied in stream order.
 */
import { errandsOf, weeklyErrandOf, type Errand } from '@wl/world/casino/itinerary';
import { MISSIONS_PER_DISTRICT, STAMP_MISSIONS } from '@wl/world/casino/missions';
import { isoWeekOf, weekStartOf } from '@wl/world/week';
import type { MissionAction, GameFilter, Mission, Objective } from '@wl/world/mission';
import { utcDay } from '../../platform/utc-day.ts';

/** Position of a district's finale, which opens when the district's other missions have been completed. */
const FINALE = MISSIONS_PER_DISTRICT;

/** Position of an event in the total order of all events. */
export interface Position {
  tx: string;
  id: number;
}

/** One distinct game, studio or action that a mission has counted. Missions that add up stakes have no such entries. */
interface Counted {
  /** Deduplication key: entries with equal keys count only once. */
  key: string;
  /** Id of the round or, for an action, of its subject, such as a game or a trip. */
  ref: string;
  /** ISO. */
  at: string;
  game?: string;
}

/** Progress of a mission, as stored in JSON. */
export interface MissionState {
  /** Progress: an amount in cents for a stake mission, otherwise a count; never above the target. */
  progress: number;
  counted?: Counted[];
  /** Position in the event stream at which a district's finale opened. Undefined for all other missions. */
  openedAfter?: Position;
  /** ISO. */
  doneAt?: string;
  doneBy?: Position;
}

export interface CityState {
  /**
   * Progress by mission id. Contains each mission with progress, and a district's finale once an event has opened it.
   */
  missions: Record<string, MissionState>;
  done: number;
  /** ISO. */
  stampAt: string | null;
}

/** Progress of an errand, stored as JSON in this form. */
export interface ErrandState {
  /** Amount counted so far, in cents, limited to the target. */
  progress: number;
  /** Counted amount by game, in cents. Present only for errands that cap the contribution of a single game. */
  byGame?: Record<string, number>;
  /** ISO. */
  doneAt?: string;
}

/** A member's itinerary for one UTC day and its week, created when the day's first relevant event is processed. */
export interface Itinerary {
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  /** City where the member was when the day's itinerary began. */
  city: string;
  errands: ErrandState[];
  week: string;
  weekly: ErrandState;
}

export interface Arrival {
  city: string;
  at: Position;
}

/** Member state that missions read and change. */
export interface MemberState {
  memberId: string;
  city: string;
  itinerary: Itinerary;
  cities: Map<string, CityState>;
}

/** Member event that can advance a mission: a round, an action or an arrival in a city. */
export type Fact = { at: Date; position: Position } & (
  | {
      kind: 'round';
      ref: string;
      /**
       * Cash stake in cents, weighted by the game's contribution percentage. The value is 0 for rounds without a cash
       * stake, which do not count.
       */
      contributionCents: number;
      cashStakeCents: number;
      game: PlayedGame;
    }
  | { kind: 'action'; action: MissionAction; key: string; ref: string; game?: string }
  | { kind: 'arrival'; ref: string; to: string }
);

/** Properties of a played game that missions can filter by. */
export interface PlayedGame {
  slug: string;
  category: string | null;
  city: string | null;
  studio: string;
}

/** Reward that a member has earned for a completed mission, a completed errand or a city's stamp. */
export type Reward =
  | { kind: 'mission'; mission: Mission; city: string; at: string }
  | { kind: 'errand'; errand: Errand; at: string }
  | { kind: 'stamp'; city: string; at: string };

/** Effect of a fact on a member's missions and itinerary, including the resulting rewards. */
export interface Effect {
  /** Ids of the missions whose progress has changed. */
  missions: string[];
  itinerary: boolean;
  rewards: Reward[];
}

export type MissionsOf = (city: string) => readonly Mission[];

const nothing = (): ErrandState => ({ progress: 0 });

/** Returns a member's initial state in a city. Its itinerary is dated 1970, so the first fact starts a new one. */
export function newMemberState(memberId: string, city: string): MemberState {
  const itinerary = itineraryOn(undefined, city, new Date(0));
  return { memberId, city, cities: new Map(), itinerary };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the itinerary at an instant: the stored itinerary on its own day and on earlier days, otherwise a new
 * itinerary. Clock skew between servers could start a day twice if an earlier instant replaced the stored itinerary.
 */
export function itineraryOn(kept: Itinerary | undefined, city: string, at: Date): Itinerary {
  const day = utcDay(at);
  if (kept && kept.day >= day) return kept;
  const week = isoWeekOf(day);
  return {
    day,
    city,
    errands: [nothing(), nothing(), nothing()],
    week,
    weekly: kept?.week === week ? kept.weekly : nothing(),
  };
}

export const errandsIn = (memberId: string, { day, city }: Itinerary): Errand[] => [
  ...errandsOf(memberId, day, city),
  weeklyErrandOf(day),
];

/** Returns the periods of the daily and weekly errands, each with an inclusive start and an exclusive end. */
export function spansOf({ day }: Pick<Itinerary, 'day'>) {
  const lasting = (from: Date, days: number) => ({
    from,
    until: new Date(from.getTime() + days * DAY_MS),
  });
  return { day: lasting(new Date(`${day}T00:00:00Z`), 1), week: lasting(weekStartOf(day), 7) };
}

/**
 * Returns a mission's state. A district's finale, once open, stays open even if clerks change the other three.
 * - `open`: rounds and actions count towards the mission while the member is in the city
 * - `withdrawn`: a clerk withdrew the mission before the member completed it
 */
export function stateOf(
  mission: Mission,
  missions: readonly Mission[],
  city: CityState | undefined,
): 'locked' | 'open' | 'done' | 'withdrawn' {
  const own = city?.missions[mission.id];
  if (own?.doneAt) return 'done';
  if (mission.withdrawn) return 'withdrawn';
  if (mission.place !== FINALE || own?.openedAfter) return 'open';
  const others = missions.filter(
    ({ district, place }) => district === mission.district && place !== FINALE,
  );
  return others.every(({ id, withdrawn }) => withdrawn || city?.missions[id]?.doneAt)
    ? 'open'
    : 'locked';
}

/** Returns a mission's target: in cents for a stake mission, otherwise a count. */
export function targetOf(objective: Objective): number {
  return objective.kind === 'stake' ? objective.cents : objective.count;
}

/** Returns true if a mission or an errand with this filter counts rounds of the game. */
export function isAmong(
  games: GameFilter | null | undefined,
  game: Pick<PlayedGame, 'category' | 'city'>,
): boolean {
  return (
    (games?.category === undefined || games.category === game.category) &&
    (games?.city === undefined || games.city === game.city)
  );
}

/**
 * Counts one fact towards the itinerary and towards the open missions in the member's city. Updates the member's
 * location and changes `memberState` in place. A trip counts in its departure city. The fact that opens a mission does
 * not count towards it.
 * @param missionsOf function that returns a city's missions as defined at this fact's position in the event stream
 * @param editedAt position of the last content edition before this fact; undefined if there is none
 */
export function countFact(
  memberState: MemberState,
  fact: Fact,
  missionsOf: MissionsOf,
  editedAt?: Position,
): Effect {
  const before = memberState.itinerary;
  memberState.itinerary = itineraryOn(before, memberState.city, fact.at);
  const effect: Effect = {
    missions: [],
    itinerary: before.day !== memberState.itinerary.day,
    rewards: [],
  };
  countForCity(memberState, fact, missionsOf(memberState.city), effect, editedAt);
  if (fact.kind === 'round')
    countForItinerary(memberState.memberId, memberState.itinerary, fact, effect);
  return effect;
}

function countForCity(
  memberState: MemberState,
  fact: Fact,
  missions: readonly Mission[],
  effect: Effect,
  editedAt: Position | undefined,
): void {
  const slug = memberState.city;
  const at = fact.at.toISOString();
  if (fact.kind === 'arrival') memberState.city = fact.to;
  const city = memberState.cities.get(slug) ?? { missions: {}, done: 0, stampAt: null };
  const open = inOrder(missions.filter((mission) => stateOf(mission, missions, city) === 'open'));
  const moved = new Set<string>();
  for (const mission of open) {
    // One event advances at most one mission per district (decisions §8).
    if (moved.has(mission.district)) continue;
    const state = city.missions[mission.id] ?? beginning(mission, editedAt);
    if (!advance(state, mission.objective, fact, at)) continue;
    moved.add(mission.district);
    city.missions[mission.id] = state;
    memberState.cities.set(slug, city);
    effect.missions.push(mission.id);
    if (state.progress < targetOf(mission.objective)) continue;
    state.doneAt = at;
    state.doneBy = fact.position;
    city.done += 1;
    effect.rewards.push({ kind: 'mission', mission, city: slug, at });
    const finale = missions.find(
      ({ district, place }) => district === mission.district && place === FINALE,
    );
    if (finale && !open.includes(finale) && stateOf(finale, missions, city) === 'open') {
      city.missions[finale.id] = { progress: 0, openedAfter: fact.position };
      effect.missions.push(finale.id);
    }
    if (city.done >= STAMP_MISSIONS && city.stampAt === null) {
      city.stampAt = at;
      effect.rewards.push({ kind: 'stamp', city: slug, at });
    }
  }
}

/**
 * Sorts missions: stake missions first, then the others by `place` in the district. A fact counts only towards the
 * first matching mission of a district. Because stake missions come first, no other mission uses up the rounds that
 * count towards them. These rounds can therefore be looked up later by time and game alone.
 */
const inOrder = (missions: readonly Mission[]): Mission[] =>
  missions.toSorted((a, b) => rank(a) - rank(b));
const rank = ({ objective, place }: Mission): number => (objective.kind === 'stake' ? 0 : place);

/**
 * Returns the initial state of an open mission that has no stored state. A content edition (`editedAt`) opens a
 * district's finale if it withdraws the only other mission that the member has not completed.
 */
function beginning({ place }: Mission, editedAt: Position | undefined): MissionState {
  return place === FINALE && editedAt ? { progress: 0, openedAfter: editedAt } : { progress: 0 };
}

/**
 * Counts the fact towards the mission and returns true if the mission advanced. Also returns true for a fact that was
 * counted before, if a clerk has since lowered the target to the current progress or below.
 */
function advance(state: MissionState, objective: Objective, fact: Fact, at: string): boolean {
  if (objective.kind === 'stake') {
    if (fact.kind !== 'round' || !isAmong(objective.games, fact.game)) return false;
    if (fact.contributionCents <= 0) return false;
    state.progress = Math.min(objective.cents, state.progress + fact.contributionCents);
    return true;
  }
  const thing = thingOf(objective, fact, at);
  if (!thing) return false;
  if (state.counted?.some(({ key }) => key === thing.key)) return state.progress >= objective.count;
  state.counted = [...(state.counted ?? []), thing];
  state.progress = state.counted.length;
  return true;
}

/**
 * For a mission that counts distinct games, studios or actions, returns the game, studio or action that the fact adds.
 * Returns undefined if the fact does not count towards the mission.
 */
function thingOf(objective: Objective, fact: Fact, at: string): Counted | undefined {
  if (objective.kind === 'action') {
    const { action } = objective;
    if (fact.kind === 'arrival')
      return action === 'trip_made' ? { key: fact.ref, ref: fact.ref, at } : undefined;
    if (fact.kind !== 'action' || fact.action !== action) return undefined;
    const { key, ref, game } = fact;
    return { key, ref, at, ...(game === undefined ? {} : { game }) };
  }
  if (fact.kind !== 'round' || fact.cashStakeCents <= 0) return undefined;
  const { ref, game } = fact;
  if (objective.kind === 'different_studios') return { key: game.studio, ref, at, game: game.slug };
  if (objective.kind === 'different_games' && isAmong(objective.games, game))
    return { key: game.slug, ref, at, game: game.slug };
  return undefined;
}

function countForItinerary(
  memberId: string,
  itinerary: Itinerary,
  fact: Fact & { kind: 'round' },
  effect: Effect,
): void {
  for (const [place, errand] of errandsIn(memberId, itinerary).entries()) {
    const state = itinerary.errands[place] ?? itinerary.weekly;
    if (state.doneAt || !isAmong(errand.games, fact.game)) continue;
    const cents = countable(state, errand, fact);
    if (cents <= 0) continue;
    state.progress = Math.min(errand.cents, state.progress + cents);
    effect.itinerary = true;
    if (state.progress < errand.cents) continue;
    const at = fact.at.toISOString();
    state.doneAt = at;
    effect.rewards.push({ kind: 'errand', errand, at });
  }
}

/**
 * Returns the part of a round's stake, in cents, that counts towards an errand. If the errand has a limit per game,
 * caps this part and adds it to the amount already counted for the game.
 */
function countable(state: ErrandState, errand: Errand, fact: Fact & { kind: 'round' }): number {
  if (errand.mostPerGame === null) return fact.contributionCents;
  const { slug } = fact.game;
  const sofar = state.byGame?.[slug] ?? 0;
  const cents = Math.min(fact.contributionCents, errand.mostPerGame - sofar);
  if (cents > 0) state.byGame = { ...state.byGame, [slug]: sofar + cents };
  return cents;
}
