import { TRAVEL_WHEEL } from '@wl/games/engines/travel-wheel/rules';
import { useEffect, useMemo, useRef } from 'react';
import { isStill } from '../../../app/motion.ts';
import { useStageSound } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { spinsMs, stoppedBy, type WheelMotion } from './wheel-motion.ts';
import { lastStopOf, stopsOf, type Stop } from './wheel-stops.ts';

const NO_STOPS: readonly Stop[] = [];

export interface WheelView {
  /** Spins that the wheel is showing; null while the wheel is at rest. */
  motion: WheelMotion | null;
  elapsedMs: number;
  /** Segment below the pointer while the wheel is at rest. */
  restAt: number;
  /** Stops of the current round that the page has shown. */
  stops: readonly Stop[];
  isOver: boolean;
  /** Results of the rounds whose last spin has stopped, newest first. */
  results: ShownTable['results'];
}

/**
 * Spins the wheel to each result, in step with the server's time. If motion is reduced, or if the page opens while a
 * result is shown, the wheel is at rest on the last segment.
 * @param nowMs server time in milliseconds
 */
export function useWheel({ round, results }: ShownTable, nowMs: number): WheelView {
  const result = round?.result ?? null;
  const opened = useRef(result?.round).current;
  const isAtOnce =
    round?.phase !== 'revealed' ||
    result?.round === opened ||
    isStill() ||
    new URLSearchParams(location.search).get('anim') === '0';
  const all = useMemo(() => (result ? stopsOf(result) : NO_STOPS), [result?.round]);
  const elapsedMs = isAtOnce ? Infinity : nowMs - Date.parse(round.phase_since);
  const stopped = stoppedBy(all.length, elapsedMs);
  const isOver = result !== null && stopped === all.length;
  const shown = results.filter((one) => isOver || one.round !== result?.round);
  const before = shown.find((one) => one.round !== result?.round);
  const from = before ? lastStopOf(before).segment : 0;
  const isSpinning = result !== null && !isAtOnce && elapsedMs < spinsMs(all.length);
  const motion = useMemo(
    () =>
      isSpinning
        ? {
            from,
            spins: all.map(({ segment }) => segment),
            segments: TRAVEL_WHEEL.segments.length,
          }
        : null,
    [isSpinning, all, from],
  );
  const sound = useStageSound();
  useEffect(() => {
    if (stopped > 0 && !isAtOnce) sound(stopped === all.length ? 'ball' : 'award');
    // Depend only on the number of stops, so that only a new stop makes a sound.
  }, [stopped]);
  const restAt = isOver ? (all.at(-1)?.segment ?? from) : from;
  return { motion, elapsedMs, restAt, stops: all.slice(0, stopped), isOver, results: shown };
}
