import type { DealingRound } from '@wl/contract/office/tables-dealing';

/** Index of the last of these steps: betting, closed, dealing, confirm, pay. */
const LAST_STEP = 4;

/**
 * Current task at the table:
 * - `bets`: members place bets
 * - `debits`: the server debits the last stakes
 * - `enter`, `confirm`: the dealer enters or confirms the result
 * - `pay`: the server pays the bets
 * - `next`: the round is settled, and the next round opens automatically
 * - `void`: the round is void
 * - `trouble`: the table has no video or no dealer, and the round is voided if this continues
 */
type DealingTask = 'bets' | 'debits' | 'enter' | 'confirm' | 'pay' | 'next' | 'void' | 'trouble';

export interface DealingState {
  task: DealingTask;
  /** Index of the current step; -1 if the round is void, and one more than the last step if the round is finished. */
  step: number;
  /** Time left for the task in seconds, rounded up; null if the task has no time limit. */
  seconds: number | null;
  /** Fraction of the task's time that is left, from 1 to 0; 1 if the task has no time limit. */
  left: number;
}

/** Returns the current task and step of a round, and the time left for the task. */
export function dealingStateOf(round: DealingRound, nowMs: number): DealingState {
  const { task, step, from, until } = spanOf(round, nowMs);
  if (until === null) return { task, step, seconds: null, left: 1 };
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const leftMs = Math.max(0, end - nowMs);
  return {
    task,
    step,
    seconds: Math.ceil(leftMs / 1000),
    left: end > start ? Math.min(1, leftMs / (end - start)) : 0,
  };
}

interface Span {
  task: DealingTask;
  step: number;
  from: string;
  until: string | null;
}

function spanOf(round: DealingRound, nowMs: number): Span {
  const { phase, phase_since: from, phase_ends_at: ends, trouble } = round;
  const step = stepOf(round, nowMs);
  switch (phase) {
    case 'open':
    case 'closing':
      if (trouble !== null) return { task: 'trouble', step, from, until: round.voids_at };
      return { task: 'bets', step, from: round.opens_at, until: round.closes_at };
    case 'closed': {
      if (nowMs < Date.parse(ends)) return { task: 'debits', step, from, until: ends };
      return { task: round.agrees ? 'confirm' : 'enter', step, from, until: round.calls_at };
    }
    case 'revealed':
      return { task: 'pay', step, from, until: ends };
    case 'settled':
      return { task: 'next', step, from, until: ends };
    case 'void':
      return { task: 'void', step, from, until: ends };
  }
}

function stepOf({ phase, phase_ends_at: ends, entries }: DealingRound, nowMs: number): number {
  switch (phase) {
    case 'open':
    case 'closing':
      return 0;
    case 'closed': {
      const [first] = entries;
      if (first?.next === null) return 3;
      return nowMs < Date.parse(ends) ? 1 : 2;
    }
    case 'revealed':
      return 4;
    case 'settled':
      return LAST_STEP + 1;
    case 'void':
      return -1;
  }
}
