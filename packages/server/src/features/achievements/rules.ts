/**
 * Achievements, pure: the logbook of one member and one settled fact go in, the changed logbook and what it brings come out
 * (specification §1, issue 8). Nothing is ever taken back, and a fact carries its own time.
 */
import { gameBySlug } from '@wl/games/catalogue/index';
import type { Badge, BadgeFigure } from '@wl/world/achievements/badges';
import type { RecordKind } from '@wl/world/achievements/texts';
import { cityBySlug } from '@wl/world/cities/index';
import { distanceKm } from '@wl/world/house/fares';

/** Things of which each counts once. Sorted, so that the same history gives the same logbook. */
const distinct = ['games', 'cities', 'playlists', 'ratings', 'proofs'] as const;
type Distinct = (typeof distinct)[number];
/** Things that are counted one by one. */
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

/** What a member has done so far. JSON: stored as it is; what has not happened is absent. */
export type Logbook = {
  [Thing in Distinct]?: string[];
} & {
  [Thing in Counted]?: number;
} & {
  /** Highest level reached. */
  level?: number;
  kilometres?: number;
  /** Best multiplier, in hundredths. */
  multiplier?: number;
};

/** A settled round paid by the member: not by the house, as free spins are. */
export interface PlayedRound {
  id: string;
  game: string;
  stakeCents: number;
  payoutCents: number;
}

/** A settled fact of one member. */
export type Fact = { at: Date } & (
  | { kind: 'round'; round: PlayedRound }
  | { kind: 'arrival'; from: string; to: string }
  | { kind: 'level'; level: number }
  | { kind: 'distinct'; thing: Distinct; key: string }
  | { kind: 'counted'; thing: Counted }
);

export interface BestRound extends PlayedRound {
  kind: RecordKind;
  /** Cents of a win or a bet, hundredths of a multiplier. */
  value: number;
  at: Date;
}

/** How much of each figure the logbook holds. Multipliers in whole stakes. */
export function figuresOf(logbook: Logbook): Readonly<Record<BadgeFigure, number>> {
  const games = (logbook.games ?? []).flatMap((slug) => gameBySlug(slug) ?? []);
  return {
    multiplier: Math.floor((logbook.multiplier ?? 0) / 100),
    games: logbook.games?.length ?? 0,
    tables: games.filter(({ category }) => category === 'table').length,
    studios: new Set(games.map(({ studio }) => studio)).size,
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
 * What a round is a candidate for. A return at or below the stake is never celebrated (decisions §9): it is no win and no
 * multiplier.
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

/** Hundredths of the stake, rounded down. */
function multiplierOf({ stakeCents, payoutCents }: PlayedRound): number {
  return Number((BigInt(payoutCents) * 100n) / BigInt(stakeCents));
}

/** Writes a fact into the logbook. @returns whether anything in it changed */
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

/** Whole great-circle kilometres; 0 when one of the cities does not exist any more. */
function kilometresBetween(from: string, to: string): number {
  const [a, b] = [cityBySlug(from), cityBySlug(to)];
  return a && b ? Math.round(distanceKm(a, b)) : 0;
}

/** The badges a logbook has earned. @param badges all there are, as they hold at that fact */
export function earnedBadges(logbook: Logbook, badges: readonly Badge[]): Badge[] {
  const figures = figuresOf(logbook);
  return badges.filter(({ family, target }) => figures[family.figure] >= target);
}
