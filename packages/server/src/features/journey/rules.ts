/** Experience and levels, pure: the state of one member goes in and out, time is an argument (specification §9, decisions §8). */
import {
  countable,
  depositSource,
  experienceSources,
  type ExperienceSourceName,
  type ExperienceUses,
} from '@wl/world/house/experience';
import { addExperience, levelUpReward } from '@wl/world/house/levels';

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
  stakedCents: number;
  state: 'waiting' | 'booked' | 'refunded';
  /** What it brought. */
  points: number;
  creditedAt: Date;
}

/** Everything of a member that experience depends on and changes. */
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
    if (deposit.stakedCents < deposit.amountCents) continue;
    const gain = gainExperience(standing, deposit.source, round.at, rewardOf);
    deposit.state = 'booked';
    deposit.points = gain.points;
    gains.push(gain);
  }
  return {
    points: gains.reduce((sum, gain) => sum + gain.points, 0),
    steps: gains.flatMap((gain) => gain.steps),
  };
}

/**
 * A deposit was given back: its experience goes too, but no further than to the start of the level, whose Coins are paid
 * already and would be paid twice if it could be reached again.
 */
export function takeBackDeposit(standing: Standing, deposit: WaitingDeposit): void {
  if (deposit.state === 'booked')
    standing.experience = Math.max(0, standing.experience - deposit.points);
  deposit.state = 'refunded';
}
