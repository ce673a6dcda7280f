/**
 * Missions and itinerary, pure: the standing of one member and one settled fact go in, the changed standing and what it earns
 * come out (decisions §8). Nothing here knows the clock: a fact carries its own time, and the order of facts is the stream's.
 */
import { errandsOf, weeklyErrandOf, type Errand } from '@wl/world/house/itinerary';
import { MISSIONS_PER_DISTRICT, STAMP_MISSIONS } from '@wl/world/house/missions';
import { isoWeekOf, weekStartOf } from '@wl/world/house/week';
import type { Deed, GameFilter, Mission, Objective } from '@wl/world/mission';

/** The mission of a district that opens after the others. */
const FINALE = MISSIONS_PER_DISTRICT;

/** Place of an event in the one order of all events. */
export interface Position {
  tx: string;
  id: number;
}

/** A thing that a mission has counted, where things count and not sums. */
interface Counted {
  /** What makes it distinct: the same twice counts once. */
  key: string;
  /** The round, or the thing done. */
  ref: string;
  /** ISO. */
  at: string;
  game?: string;
}

/** How far a mission is. JSON: stored as it is. */
export interface MissionState {
  /** Cents or things, never beyond the target. */
  progress: number;
  counted?: Counted[];
  /** Finale: after which fact it opened. */
  openedAfter?: Position;
  /** ISO. */
  doneAt?: string;
  doneBy?: Position;
}

export interface CityState {
  /** By mission id; those nothing has counted for are absent. */
  missions: Record<string, MissionState>;
  done: number;
  /** ISO. */
  stampAt: string | null;
}

/** How far an errand is. JSON: stored as it is. */
export interface ErrandState {
  /** Cents, never beyond what it asks for. */
  progress: number;
  /** Cents by game, where no game counts for more than a share. */
  byGame?: Record<string, number>;
  /** ISO. */
  doneAt?: string;
}

/** The itinerary that the member last did something for. */
export interface Itinerary {
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  /** Where the member was when that day began for them. */
  city: string;
  errands: ErrandState[];
  week: string;
  weekly: ErrandState;
}

/** Since which event a member is in a city. */
export interface Arrival {
  city: string;
  at: Position;
}

/** Everything of a member that missions depend on and change. */
export interface Standing {
  memberId: string;
  city: string;
  itinerary: Itinerary;
  cities: Map<string, CityState>;
}

/** A settled fact of one member. */
export type Fact = { at: Date; position: Position } & (
  | {
      kind: 'round';
      ref: string;
      /** Cash, slot-equivalent, in cents; 0: no cash was staked, and the round counts for nothing. */
      contributionCents: number;
      cashStakeCents: number;
      game: PlayedGame;
    }
  | { kind: 'deed'; deed: Deed; key: string; ref: string; game?: string }
  | { kind: 'arrival'; ref: string; to: string }
);

/** What filters ask of a game. */
export interface PlayedGame {
  slug: string;
  category: string;
  city: string;
  studio: string;
}

/** What a fact earned. */
export type Reward =
  | { kind: 'mission'; mission: Mission; city: string; at: string }
  | { kind: 'errand'; errand: Errand; at: string }
  | { kind: 'stamp'; city: string; at: string };

/** What a fact did. */
export interface Effect {
  /** Ids of missions that moved. */
  missions: string[];
  itinerary: boolean;
  rewards: Reward[];
}

/** The missions of a city. */
export type MissionsOf = (city: string) => readonly Mission[];

const nothing = (): ErrandState => ({ progress: 0 });

/** A member who begins in this city. Their first itinerary is that of their first fact's day. */
export function newStanding(memberId: string, city: string): Standing {
  const itinerary = itineraryOn(undefined, city, new Date(0));
  return { memberId, city, cities: new Map(), itinerary };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * The itinerary that holds at an instant. An instant before the one kept (a fact told late) belongs to the one kept: a gap
 * between two clocks must not open a day twice.
 * @param city where the member is
 */
export function itineraryOn(kept: Itinerary | undefined, city: string, at: Date): Itinerary {
  const day = dayOf(at);
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

/** What an itinerary asks for: the errands of its day, then that of its week. */
export const errandsIn = (memberId: string, { day, city }: Itinerary): Errand[] => [
  ...errandsOf(memberId, day, city),
  weeklyErrandOf(day),
];

/** When errands of an itinerary count: from the first instant on, before the second one. */
export function spansOf({ day }: Pick<Itinerary, 'day'>) {
  const lasting = (from: Date, days: number) => ({
    from,
    until: new Date(from.getTime() + days * DAY_MS),
  });
  return { day: lasting(new Date(`${day}T00:00:00Z`), 1), week: lasting(weekStartOf(day), 7) };
}

/**
 * `open`: counts facts while the member is in the city. `withdrawn`: by the desk, and not done before. A fourth mission that was
 * opened stays open, whatever the desk makes of the other three.
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

/** Cents of a stake, else a number of things. */
export function targetOf(objective: Objective): number {
  return objective.kind === 'stake' ? objective.cents : objective.count;
}

/** Whether a game is one of those that a mission or an errand counts. */
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
 * Counts one fact: for the missions that are open in the member's city, for the itinerary, and for where the member is. Changes
 * `standing`. A trip counts in the city it began in. What the fact opens counts from the next fact on.
 * @param missionsOf the missions as they hold at this fact's place in the stream
 * @param editedAt where the desk last changed anything before this fact; undefined: nowhere
 */
export function countFact(
  standing: Standing,
  fact: Fact,
  missionsOf: MissionsOf,
  editedAt?: Position,
): Effect {
  const before = standing.itinerary;
  standing.itinerary = itineraryOn(before, standing.city, fact.at);
  const effect: Effect = {
    missions: [],
    itinerary: before.day !== standing.itinerary.day,
    rewards: [],
  };
  countForCity(standing, fact, missionsOf(standing.city), effect, editedAt);
  if (fact.kind === 'round') countForItinerary(standing.memberId, standing.itinerary, fact, effect);
  return effect;
}

function countForCity(
  standing: Standing,
  fact: Fact,
  missions: readonly Mission[],
  effect: Effect,
  editedAt: Position | undefined,
): void {
  const slug = standing.city;
  const at = fact.at.toISOString();
  if (fact.kind === 'arrival') standing.city = fact.to;
  const city = standing.cities.get(slug) ?? { missions: {}, done: 0, stampAt: null };
  const open = inOrder(missions.filter((mission) => stateOf(mission, missions, city) === 'open'));
  const moved = new Set<string>();
  for (const mission of open) {
    // One fact moves one mission of a district (decisions §8).
    if (moved.has(mission.district)) continue;
    const state = city.missions[mission.id] ?? beginning(mission, editedAt);
    if (!advance(state, mission.objective, fact, at)) continue;
    moved.add(mission.district);
    city.missions[mission.id] = state;
    standing.cities.set(slug, city);
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

/** Sums first, since their rounds are found again by time alone; the others by their place. */
const inOrder = (missions: readonly Mission[]): Mission[] =>
  missions.toSorted((a, b) => rank(a) - rank(b));
const rank = ({ objective, place }: Mission): number => (objective.kind === 'stake' ? 0 : place);

/** A fourth mission that no fact has opened was opened by the desk, which withdrew the last of the other three. */
function beginning({ place }: Mission, editedAt: Position | undefined): MissionState {
  return place === FINALE && editedAt ? { progress: 0, openedAfter: editedAt } : { progress: 0 };
}

/** Whether the fact moved the mission. One that asks for less than has been done is moved by any fact it counts. */
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

/** What the fact is for a mission that counts things; undefined: nothing. */
function thingOf(objective: Objective, fact: Fact, at: string): Counted | undefined {
  if (objective.kind === 'deed') {
    const { deed } = objective;
    if (fact.kind === 'arrival')
      return deed === 'trip_made' ? { key: fact.ref, ref: fact.ref, at } : undefined;
    if (fact.kind !== 'deed' || fact.deed !== deed) return undefined;
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

/** Cents of a round that count for an errand; remembers what its game has brought, where that matters. */
function countable(state: ErrandState, errand: Errand, fact: Fact & { kind: 'round' }): number {
  if (errand.mostPerGame === null) return fact.contributionCents;
  const { slug } = fact.game;
  const sofar = state.byGame?.[slug] ?? 0;
  const cents = Math.min(fact.contributionCents, errand.mostPerGame - sofar);
  if (cents > 0) state.byGame = { ...state.byGame, [slug]: sofar + cents };
  return cents;
}
