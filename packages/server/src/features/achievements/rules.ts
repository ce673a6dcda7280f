/**
 * Rules of achievements, as functions without I/O. They add facts to a member's logbook and determine the resulting
 * records and badges (specification §1, issue 8). Achievements are never revoked.
 */
import type { Badge, BadgeFigure } from '@wl/world/achievements/badges';
import type { RecordKind } from '@wl/world/achievements/texts';
import { cityBySlug } from '@wl/world/cities/index';
import { distanceKm } from '@wl/world/casino/fares';
import { titles } from '../titles/index.ts';

/**
 * Names of the figures that count each key only once, such as the number of different games. Stored keys are sorted, so
 * that identical histories produce identical logbooks.
 */
const distinct = ['games', 'cities', 'playlists', 'ratings', 'proofs'] as const;
type Distinct = (typeof distinct)[number];
/** Figures that count every occurrence, unlike those in `distinct`. */
const counted = [
  'trips',
  'stamps',
  'missions',
  'errands',
  'purchases',
  'bonuses',
  'skills',
] as const;
type Counted = (typeof counted)[number];

/**
 * Figures about a member's activity so far, stored as JSON without conversion. A figure is absent until an event
 * changes it for the first time.
 */
export type Logbook = {
  [Thing in Distinct]?: string[];
} & {
  [Thing in Counted]?: number;
} & {
  /** Highest level reached. */
  level?: number;
  kilometres?: number;
  /** Highest payout of a round as a multiple of its stake, in hundredths. */
  multiplier?: number;
};

/** Settled round for which the member paid the stake; free spins are excluded. */
export interface PlayedRound {
  id: string;
  game: string;
  stakeCents: number;
  payoutCents: number;
}

/** Fact about one member that can count towards achievements, such as settling a round or reaching a level. */
export type Fact = { at: Date } & (
  | { kind: 'round'; round: PlayedRound }
  | { kind: 'arrival'; from: string; to: string }
  | { kind: 'level'; level: number }
  | { kind: 'distinct'; thing: Distinct; key: string }
  | { kind: 'counted'; thing: Counted }
);

export interface BestRound extends PlayedRound {
  kind: RecordKind;
  /** Value of the record: cents for a win or a bet, hundredths for a multiplier. */
  value: number;
  at: Date;
}

/** Computes the value of every badge figure from the logbook. The multiplier is rounded down to a whole number. */
export function figuresOf(logbook: Logbook): Readonly<Record<BadgeFigure, number>> {
  const played = (logbook.games ?? []).flatMap((slug) => titles.find(slug) ?? []);
  return {
    multiplier: Math.floor((logbook.multiplier ?? 0) / 100),
    games: logbook.games?.length ?? 0,
    tables: played.filter(({ category }) => category === 'table').length,
    studios: new Set(played.map(({ studio }) => studio)).size,
    levels: logbook.level ?? 1,
    cities: logbook.cities?.length ?? 0,
    trips: logbook.trips ?? 0,
    kilometres: logbook.kilometres ?? 0,
    stamps: logbook.stamps ?? 0,
    missions: logbook.missions ?? 0,
    errands: logbook.errands ?? 0,
    purchases: logbook.purchases ?? 0,
    bonuses: logbook.bonuses ?? 0,
    skills: logbook.skills ?? 0,
    proofs: logbook.proofs?.length ?? 0,
    playlists: logbook.playlists?.length ?? 0,
    ratings: logbook.ratings?.length ?? 0,
  };
}

/**
 * Returns the records that a round could beat. A payout that does not exceed the stake is never celebrated (decisions
 * §9), so such a round can beat only the record for the highest bet.
 */
export function candidatesOf(round: PlayedRound, at: Date): BestRound[] {
  const { stakeCents, payoutCents } = round;
  if (stakeCents <= 0) return [];
  const bet: BestRound = { ...round, kind: 'bet', value: stakeCents, at };
  if (payoutCents <= stakeCents) return [bet];
  return [
    bet,
    { ...round, kind: 'win', value: payoutCents, at },
    { ...round, kind: 'multiplier', value: multiplierOf(round), at },
  ];
}

/** Returns the payout in hundredths of the stake, rounded down. */
function multiplierOf({ stakeCents, payoutCents }: PlayedRound): number {
  return Number((BigInt(payoutCents) * 100n) / BigInt(stakeCents));
}

/** Adds a fact to the logbook. @returns true if the logbook changed */
export function log(logbook: Logbook, fact: Fact): boolean {
  switch (fact.kind) {
    case 'round': {
      const isNew = addTo(logbook, 'games', fact.round.game);
      const best = candidatesOf(fact.round, fact.at).find(({ kind }) => kind === 'multiplier');
      if (!best || best.value <= (logbook.multiplier ?? 0)) return isNew;
      logbook.multiplier = best.value;
      return true;
    }
    case 'arrival': {
      logbook.trips = (logbook.trips ?? 0) + 1;
      logbook.kilometres = (logbook.kilometres ?? 0) + kilometresBetween(fact.from, fact.to);
      addTo(logbook, 'cities', fact.from);
      addTo(logbook, 'cities', fact.to);
      return true;
    }
    case 'level':
      if (fact.level <= (logbook.level ?? 1)) return false;
      logbook.level = fact.level;
      return true;
    case 'distinct':
      return addTo(logbook, fact.thing, fact.key);
    default:
      logbook[fact.thing] = (logbook[fact.thing] ?? 0) + 1;
      return true;
  }
}

function addTo(logbook: Logbook, thing: Distinct, key: string): boolean {
  const sofar = logbook[thing] ?? [];
  if (sofar.includes(key)) return false;
  logbook[thing] = [...sofar, key].sort();
  return true;
}

/**
 * Returns the great-circle distance in kilometres, rounded to whole kilometres; 0 if one of the cities no longer
 * exists.
 */
function kilometresBetween(from: string, to: string): number {
  const [a, b] = [cityBySlug(from), cityBySlug(to)];
  return a && b ? Math.round(distanceKm(a, b)) : 0;
}

/**
 * Returns the badges whose targets the logbook's figures have reached.
 * @param badges all badges, as defined at the time of the event
 */
export function earnedBadges(logbook: Logbook, badges: readonly Badge[]): Badge[] {
  const figures = figuresOf(logbook);
  return badges.filter(({ family, target }) => figures[family.figure] >= target);
}
