import {
  WIDTH_99,
  type Estimate,
} from '../../packages/server/src/features/market/economy/estimate.ts';
import type { Tactic } from '../../packages/world/src/bonuses/simulation.ts';

/** Line of the economy report. All amounts are in cents. */
export interface Line {
  key: string;
  value: number;
  /** Half-width of the 99% confidence interval; 0 if the value is computed exactly. */
  interval: number;
  backing: number;
}

export const dollars = (cents: number): string => (cents / 100).toFixed(2);
export const within99 = ({ value, error }: Estimate): string =>
  `${dollars(value)} ± ${dollars(error * WIDTH_99)}`;

/**
 * Compares the confidence interval of a line with the line's backing (the cost of earning the Coins). Returns `breaks`
 * if the whole interval is above the backing, `holds` if the whole interval is at or below it, and otherwise `open`.
 */
export function verdictOf({ value, interval, backing }: Line): 'breaks' | 'holds' | 'open' {
  if (value - interval > backing) return 'breaks';
  return value + interval <= backing ? 'holds' : 'open';
}

export function printLine(line: Line, note: string): void {
  const { key, value, interval, backing } = line;
  const verdict = verdictOf(line);
  const excess = verdict === 'breaks' ? ` by ${dollars(value - backing)}` : '';
  const shown = `${dollars(value)} ± ${dollars(interval)}`;
  console.log(
    `  ${key.padEnd(36)} ${shown.padStart(16)}  backing ${dollars(backing).padStart(6)}  ${(verdict + excess).padEnd(16)} ${note}`,
  );
}

export function describe(tactic: Tactic): string {
  const seat = ({ game, stakeCents }: Tactic['bonus']) => `${game} ${dollars(stakeCents)}`;
  const words: string[] = [];
  if (tactic.depositCents > 0) words.push(`deposit ${dollars(tactic.depositCents)}`);
  if (tactic.bold) words.push(`turnover on ${seat(tactic.first)}`, `then ${seat(tactic.bold)}`);
  else if (tactic.depositCents === 0 && tactic.first.stakeCents > 0)
    words.push(`credit on ${seat(tactic.first)}`);
  if (tactic.bold && tactic.profitTimes) words.push(`out at ${tactic.profitTimes}×`);
  words.push(`bonus on ${seat(tactic.bonus)}`);
  if (tactic.finishTimes) words.push(`from ${tactic.finishTimes}× on finished with cash`);
  return words.join(', ');
}
