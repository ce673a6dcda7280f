import { useEffect, type RefObject } from 'react';
import { useStageClock } from './stage-clock.ts';

/** Motion that does not follow the clock of a replay after it has started. */
interface Motion {
  hold: (isHeld: boolean) => void;
  finish: () => void;
}

/** Stops the motion of a scene while a replay is paused, and ends it when the replay is skipped. */
export function useHeld(motion: RefObject<Motion | null>): void {
  const clock = useStageClock();
  const isPaused = clock?.isPaused ?? false;
  const isOver = clock?.isOver ?? false;
  useEffect(() => motion.current?.hold(isPaused), [motion, isPaused]);
  useEffect(() => {
    if (isOver) motion.current?.finish();
  }, [motion, isOver]);
}
