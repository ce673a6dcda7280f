import { useCallback, useEffect, useRef, useState } from 'react';
import { isStill } from '../../../app/motion.ts';

/** Interval in ms at which a running replay is updated. Scenes with smooth motion read the clock for each frame. */
const TICK_MS = 100;

export interface Player {
  /** Time since the start of the replay in ms, at most its duration. */
  elapsedMs: number;
  /** Completed fraction of the replay, from 0 to 1. */
  progress: number;
  isPlaying: boolean;
  isOver: boolean;
  /** Starts the clock. The frame calls this function once its scene is shown; later calls have no effect. */
  begin: () => void;
  /** Number of the current run. It is the key of the scene, so that each run starts with a new scene. */
  run: number;
  /** Returns the exact time since the start in ms. */
  now: () => number;
  toggle: () => void;
  skip: () => void;
  restart: () => void;
}

/**
 * Runs the clock of a replay. The clock starts when `begin` is called, so that no time passes while the scene is
 * loading. With reduced motion, the replay begins at its end, because the scenes show the whole result without motion.
 */
export function usePlayer(durationMs: number): Player {
  // `startedAt` is the time of the last start; null while the clock is stopped. `baseMs` is the replay time at that
  // start, or the current replay time while the clock is stopped.
  const clock = useRef({ startedAt: null as number | null, baseMs: isStill() ? durationMs : 0 });
  const now = useCallback(() => {
    const { startedAt, baseMs } = clock.current;
    const running = startedAt === null ? 0 : performance.now() - startedAt;
    return Math.min(durationMs, baseMs + running);
  }, [durationMs]);
  const [elapsedMs, setElapsed] = useState(() => clock.current.baseMs);
  const [isPlaying, setPlaying] = useState(() => !isStill() && durationMs > 0);
  const [hasBegun, setBegun] = useState(false);
  const begin = useCallback(() => setBegun(true), []);
  const [run, setRun] = useState(0);

  useEffect(() => {
    if (!hasBegun || !isPlaying) return undefined;
    clock.current = { startedAt: performance.now(), baseMs: now() };
    const timer = setInterval(() => {
      setElapsed(now());
      if (now() >= durationMs) setPlaying(false);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      clock.current = { startedAt: null, baseMs: now() };
    };
  }, [hasBegun, isPlaying, now, durationMs, run]);

  const goTo = (ms: number) => {
    clock.current = { startedAt: clock.current.startedAt && performance.now(), baseMs: ms };
    setElapsed(ms);
  };
  return {
    elapsedMs,
    progress: durationMs === 0 ? 1 : elapsedMs / durationMs,
    isPlaying,
    isOver: elapsedMs >= durationMs,
    begin,
    run,
    now,
    toggle: () => setPlaying(!isPlaying),
    skip: () => {
      goTo(durationMs);
      setPlaying(false);
    },
    restart: () => {
      goTo(0);
      setRun(run + 1);
      setPlaying(true);
    },
  };
}
