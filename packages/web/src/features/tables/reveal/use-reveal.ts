import { useRef } from 'react';
import { isStill } from '../../../app/motion.ts';
import type { ShownTable } from '../live-state.ts';

type Result = ShownTable['results'][number];

export interface Reveal {
  result: Result | null;
  /** Time since the `revealed` phase began, in ms of server time; `Infinity` shows the whole result immediately. */
  elapsedMs: number;
}

/**
 * Returns the result of the current round, and how long the page has been presenting it. The page shows the whole
 * result immediately at a dealt table, with reduced motion, or after the phase `revealed`. A page that opens during
 * this phase also shows the whole result immediately.
 * @param nowMs server time in milliseconds
 */
export function useReveal({ round, dealt }: ShownTable, nowMs: number): Reveal {
  const result = round?.result ?? null;
  const opened = useRef(result?.round).current;
  const isAtOnce =
    dealt !== null ||
    round?.phase !== 'revealed' ||
    result?.round === opened ||
    isStill() ||
    new URLSearchParams(location.search).get('anim') === '0';
  return { result, elapsedMs: isAtOnce ? Infinity : nowMs - Date.parse(round.phase_since) };
}

/** Returns the results, newest first, except the result that the page is still presenting. */
export function shownResults(
  { results }: ShownTable,
  { result }: Reveal,
  isOver: boolean,
): ShownTable['results'] {
  const hidden = isOver ? undefined : result?.round;
  return results.filter(({ round }) => round !== hidden);
}
