/**
 * Rules for experience and levels, without I/O. They work on one member's state and receive the time as an argument
 * (specification §9, decisions §8).
 */
import {
  countable,
  depositSource,
  experienceSources,
  type ExperienceSourceName,
  type ExperienceUses,
} from '@wl/world/casino/experience';
import { addExperience, levelUpReward, removeExperience } from '@wl/world/casino/levels';

/**
 * Counted uses of an experience source in three windows: the UTC hour, day and month of its latest counted use. The
 * `…Start` fields are the starts of these windows in epoch milliseconds.
 */
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
  /** Amount refunded or charged back so far, in cents. */
  refundedCents: number;
  stakedCents: number;
  state: 'waiting' | 'booked' | 'refunded';
  /** Experience credited for this deposit, minus the part taken back after refunds. */
  points: number;
  creditedAt: Date;
}

/** Part of a member's state that the experience rules read and change. */
export interface Progress {
  level: number;
  /** Experience gained since the current level was reached. */
  experience: number;
  skillPoints: number;
  uses: Map<ExperienceSourceName, SourceUses>;
  deposits: Map<string, WaitingDeposit>;
}

/**
 * Function that looks up the reward for the next level. It uses the journey edition that applied at the time of an
 * event.
 */
export type RewardOf = typeof levelUpReward;

/** Effect of an event on a member's experience. */
export interface Gain {
  /** Experience points that the event adds; negative if it takes back experience. */
  points: number;
  /** Levels reached, each with its reward. */
  steps: { level: number; coins: number; skillPoints: number }[];
}

const NO_GAIN: Gain = { points: 0, steps: [] };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the starts of the UTC hour, day and calendar month that contain an instant, in epoch milliseconds. */
function windowStarts(at: Date): { hour: number; day: number; month: number } {
  const ms = at.getTime();
  return {
    hour: Math.floor(ms / HOUR_MS) * HOUR_MS,
    day: Math.floor(ms / DAY_MS) * DAY_MS,
    month: Date.UTC(at.getUTCFullYear(), at.getUTCMonth()),
  };
}

/**
 * Returns how often a source has been used in the hour, day and month that contain the given time. Only the latest
 * windows are stored. An event from an earlier window therefore counts towards the latest window. Without this rule, a
 * member could use the same limit twice if the clocks of two servers differ.
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

/**
 * Counts one use of an experience source in `progress`. Returns the rewards for each level gained, and the points
 * earned. The points are 0 if an hourly, daily or monthly limit has been reached.
 */
export function gainExperience(
  progress: Progress,
  source: ExperienceSourceName,
  at: Date,
  rewardOf: RewardOf = levelUpReward,
): Gain {
  const uses = progress.uses.get(source);
  if (countable(source, usesAt(uses, at)) === 0) return { points: 0, steps: [] };
  progress.uses.set(source, countOnce(uses, at));
  return rewardExperience(progress, experienceSources[source].points, rewardOf);
}

/**
 * Adds experience points without applying the limits of the experience sources, as for a completed mission (decisions
 * §8). Changes `progress`.
 */
export function rewardExperience(
  progress: Progress,
  points: number,
  rewardOf: RewardOf = levelUpReward,
): Gain {
  const { level, experience, steps } = addExperience(progress, points, rewardOf);
  progress.level = level;
  progress.experience = experience;
  progress.skillPoints += steps.reduce((sum, step) => sum + step.skillPoints, 0);
  return { points, steps };
}

/**
 * Stores a credited deposit, unless it is too small to earn experience. Its points are booked once the deposit has been
 * staked in full.
 */
export function awaitDeposit(
  progress: Progress,
  deposit: { topUpId: string; amountCents: number; at: Date },
): void {
  const source = depositSource(deposit.amountCents);
  if (source === null || progress.deposits.has(deposit.topUpId)) return;
  progress.deposits.set(deposit.topUpId, {
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
 * Counts a settled round as one wager, and adds the round's contribution to every deposit that is not fully staked yet
 * (`waiting`). Books the experience for the deposits that the round completes. Ignores rounds without a cash stake.
 */
export function countRound(
  progress: Progress,
  round: { cashStakeCents: number; contributionCents: number; at: Date },
  rewardOf: RewardOf = levelUpReward,
): Gain {
  if (round.cashStakeCents <= 0) return { points: 0, steps: [] };
  const gains = [gainExperience(progress, 'wager', round.at, rewardOf)];
  for (const deposit of progress.deposits.values()) {
    if (deposit.state !== 'waiting') continue;
    deposit.stakedCents += round.contributionCents;
    if (deposit.stakedCents < deposit.amountCents - deposit.refundedCents) continue;
    gains.push(bookDeposit(progress, deposit, round.at, rewardOf));
  }
  return {
    points: gains.reduce((sum, gain) => sum + gain.points, 0),
    steps: gains.flatMap((gain) => gain.steps),
  };
}

/**
 * Reverses `countRound` for a voided round. Subtracts the round's contribution from deposits that are not fully staked
 * yet. Removes the round's points only if the latest counted wager is in the same hour and no hourly, daily or monthly
 * limit was reached. If a limit was reached, the round may have earned no points.
 */
export function takeBackRound(
  progress: Progress,
  round: { cashStakeCents: number; contributionCents: number; at: Date },
  rewardOf: RewardOf = levelUpReward,
): Gain {
  if (round.cashStakeCents <= 0) return NO_GAIN;
  for (const deposit of progress.deposits.values())
    if (deposit.state === 'waiting' && deposit.creditedAt <= round.at)
      deposit.stakedCents = Math.max(0, deposit.stakedCents - round.contributionCents);
  const uses = progress.uses.get('wager');
  if (!uses || uses.hourStart !== windowStarts(round.at).hour || uses.hour === 0) return NO_GAIN;
  if (countable('wager', usesAt(uses, round.at)) === 0) return NO_GAIN;
  progress.uses.set('wager', {
    ...uses,
    hour: uses.hour - 1,
    day: uses.day - 1,
    month: uses.month - 1,
  });
  return removePoints(progress, experienceSources.wager.points, rewardOf);
}

/**
 * Books the experience for a deposit that has been staked in full. Reduces the experience in proportion if part of the
 * deposit was refunded.
 */
function bookDeposit(
  progress: Progress,
  deposit: WaitingDeposit,
  at: Date,
  rewardOf: RewardOf,
): Gain {
  deposit.state = 'booked';
  const uses = progress.uses.get(deposit.source);
  if (countable(deposit.source, usesAt(uses, at)) === 0) return { points: 0, steps: [] };
  progress.uses.set(deposit.source, countOnce(uses, at));
  deposit.points = pointsLeft(deposit);
  return rewardExperience(progress, deposit.points, rewardOf);
}

/**
 * Returns a deposit's points before the limits are applied. If part of the deposit was refunded, the points are reduced
 * in proportion.
 */
function pointsLeft({ source, amountCents, refundedCents }: WaitingDeposit): number {
  const { points } = experienceSources[source];
  return Math.floor((points * (amountCents - refundedCents)) / amountCents);
}

/**
 * Takes back the experience for the refunded part of a deposit, with the levels and skill points that depend on it. A
 * level that is reached again pays no Coins (decision 0078). If the experience has not been booked yet, the refund
 * reduces the amount that must still be staked.
 */
export function takeBackDeposit(
  progress: Progress,
  deposit: WaitingDeposit,
  cents: number,
  rewardOf: RewardOf = levelUpReward,
): Gain {
  deposit.refundedCents = Math.min(deposit.amountCents, deposit.refundedCents + cents);
  const left = deposit.points === 0 ? 0 : pointsLeft(deposit);
  const taken = deposit.points - left;
  const gain = removePoints(progress, taken, rewardOf);
  deposit.points = left;
  if (deposit.refundedCents === deposit.amountCents) deposit.state = 'refunded';
  return gain;
}

/**
 * Removes experience points, the levels reached with them, and the skill points awarded for those levels from
 * `progress`.
 */
function removePoints(progress: Progress, points: number, rewardOf: RewardOf): Gain {
  const { level, experience, skillPoints } = removeExperience(progress, points, rewardOf);
  progress.level = level;
  progress.experience = experience;
  progress.skillPoints = Math.max(0, progress.skillPoints - skillPoints);
  return { points: points === 0 ? 0 : -points, steps: [] };
}
