/** Experience and levels, pure: the state of one member goes in and out, time is an argument (specification §9, decisions §8). */
import {
  countable,
  depositSource,
  experienceSources,
  type ExperienceSourceName,
  type ExperienceUses,
} from '@wl/world/house/experience';
import { addExperience, levelUpReward, removeExperience } from '@wl/world/house/levels';

/** How often a source counted in the windows it last counted in. Windows are UTC; starts are epoch milliseconds. */
export interface SourceUses {
  hourStart: number;
  hour: number;
  dayStart: number;
  day: number;
  monthStart: number;
  month: number;
}

export interface WaitingDeposit {
  topUpId: string;
  source: ExperienceSourceName;
  amountCents: number;
  /** Refunded or charged back so far. */
  refundedCents: number;
  stakedCents: number;
  state: 'waiting' | 'booked' | 'refunded';
  /** Experience that it has earned, less what refunds took back. */
  points: number;
  creditedAt: Date;
}

/** A member's state as the rules of experience read and change it. */
export interface Standing {
  level: number;
  /** Inside this level. */
  experience: number;
  skillPoints: number;
  uses: Map<ExperienceSourceName, SourceUses>;
  deposits: Map<string, WaitingDeposit>;
}

/** What each step between levels pays, as it holds at an event. */
export type RewardOf = typeof levelUpReward;

/** What an event brought. */
export interface Gain {
  /** Negative when experience was taken back. */
  points: number;
  /** Levels reached, each with what the step to it pays. */
  steps: { level: number; coins: number; skillPoints: number }[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Starts of the hour, UTC day and calendar month of an instant. */
function windowStarts(at: Date): { hour: number; day: number; month: number } {
  const ms = at.getTime();
  return {
    hour: Math.floor(ms / HOUR_MS) * HOUR_MS,
    day: Math.floor(ms / DAY_MS) * DAY_MS,
    month: Date.UTC(at.getUTCFullYear(), at.getUTCMonth()),
  };
}

/**
 * Uses in the windows an instant lies in. An instant before the window kept (an event told late) counts into that window:
 * the history before it is not kept, and a gap between two clocks must not open a limit twice.
 */
export function usesAt(uses: SourceUses | undefined, at: Date): ExperienceUses {
  const now = windowStarts(at);
  return {
    hour: uses && uses.hourStart >= now.hour ? uses.hour : 0,
    day: uses && uses.dayStart >= now.day ? uses.day : 0,
    month: uses && uses.monthStart >= now.month ? uses.month : 0,
  };
}

function countOnce(uses: SourceUses | undefined, at: Date): SourceUses {
  const now = windowStarts(at);
  const used = usesAt(uses, at);
  return {
    hourStart: Math.max(uses?.hourStart ?? 0, now.hour),
    hour: used.hour + 1,
    dayStart: Math.max(uses?.dayStart ?? 0, now.day),
    day: used.day + 1,
    monthStart: Math.max(uses?.monthStart ?? 0, now.month),
    month: used.month + 1,
  };
}

/** One fact of a source: its points if all three windows still have room, and the levels they fill. Changes `standing`. */
export function gainExperience(
  standing: Standing,
  source: ExperienceSourceName,
  at: Date,
  rewardOf: RewardOf = levelUpReward,
): Gain {
  const uses = standing.uses.get(source);
  if (countable(source, usesAt(uses, at)) === 0) return { points: 0, steps: [] };
  standing.uses.set(source, countOnce(uses, at));
  return rewardExperience(standing, experienceSources[source].points, rewardOf);
}

/** Experience outside the limits: a completed mission's (decisions §8). Changes `standing`. */
export function rewardExperience(
  standing: Standing,
  points: number,
  rewardOf: RewardOf = levelUpReward,
): Gain {
  const { level, experience, steps } = addExperience(standing, points, rewardOf);
  standing.level = level;
  standing.experience = experience;
  standing.skillPoints += steps.reduce((sum, step) => sum + step.skillPoints, 0);
  return { points, steps };
}

/** A deposit was credited: its experience waits until it has been staked. */
export function awaitDeposit(
  standing: Standing,
  deposit: { topUpId: string; amountCents: number; at: Date },
): void {
  const source = depositSource(deposit.amountCents);
  if (source === null || standing.deposits.has(deposit.topUpId)) return;
  standing.deposits.set(deposit.topUpId, {
    topUpId: deposit.topUpId,
    source,
    amountCents: deposit.amountCents,
    refundedCents: 0,
    stakedCents: 0,
    state: 'waiting',
    points: 0,
    creditedAt: deposit.at,
  });
}

/**
 * A round was settled: one wager if cash was staked, and every deposit that waits comes nearer by what the stake
 * contributes; those it fills are booked.
 */
export function countRound(
  standing: Standing,
  round: { cashStakeCents: number; contributionCents: number; at: Date },
  rewardOf: RewardOf = levelUpReward,
): Gain {
  if (round.cashStakeCents <= 0) return { points: 0, steps: [] };
  const gains = [gainExperience(standing, 'wager', round.at, rewardOf)];
  for (const deposit of standing.deposits.values()) {
    if (deposit.state !== 'waiting') continue;
    deposit.stakedCents += round.contributionCents;
    if (deposit.stakedCents < deposit.amountCents - deposit.refundedCents) continue;
    gains.push(bookDeposit(standing, deposit, round.at, rewardOf));
  }
  return {
    points: gains.reduce((sum, gain) => sum + gain.points, 0),
    steps: gains.flatMap((gain) => gain.steps),
  };
}

/** A deposit was staked: it brings its experience, in proportion to what was not given back meanwhile. */
function bookDeposit(
  standing: Standing,
  deposit: WaitingDeposit,
  at: Date,
  rewardOf: RewardOf,
): Gain {
  deposit.state = 'booked';
  const uses = standing.uses.get(deposit.source);
  if (countable(deposit.source, usesAt(uses, at)) === 0) return { points: 0, steps: [] };
  standing.uses.set(deposit.source, countOnce(uses, at));
  deposit.points = pointsLeft(deposit);
  return rewardExperience(standing, deposit.points, rewardOf);
}

/** What a deposit brings that the limits let through: less than its source's points when a part was given back. */
function pointsLeft({ source, amountCents, refundedCents }: WaitingDeposit): number {
  const { points } = experienceSources[source];
  return Math.floor((points * (amountCents - refundedCents)) / amountCents);
}

/**
 * A deposit was given back, or a part of it: as much of its experience goes too, with the levels that it filled and their skill points.
 * Their Coins are paid once and are not paid again (decision 0078). One that waits goes on waiting for what is left of it.
 */
export function takeBackDeposit(
  standing: Standing,
  deposit: WaitingDeposit,
  cents: number,
  rewardOf: RewardOf = levelUpReward,
): Gain {
  deposit.refundedCents = Math.min(deposit.amountCents, deposit.refundedCents + cents);
  const left = deposit.points === 0 ? 0 : pointsLeft(deposit);
  const taken = deposit.points - left;
  const { level, experience, skillPoints } = removeExperience(standing, taken, rewardOf);
  standing.level = level;
  standing.experience = experience;
  standing.skillPoints = Math.max(0, standing.skillPoints - skillPoints);
  deposit.points = left;
  if (deposit.refundedCents === deposit.amountCents) deposit.state = 'refunded';
  return { points: taken === 0 ? 0 : -taken, steps: [] };
}
