import type { TableRound } from '@wl/contract/tables';
import { useEffect, useState } from 'react';
import { useStageClock } from '../replay/stage-clock.ts';
import { climbAt, type Climb } from './climb.ts';

/**
 * Returns the climb of the current round, updated at most once per animation frame and once per `everyMs` milliseconds.
 * In a replay, the climb follows the clock of the replay.
 * @param aheadMs server time minus `performance.now()`, in milliseconds
 */
export function useClimb(round: TableRound | null, aheadMs: number, everyMs: number): Climb {
  const clock = useStageClock();
  const [now, setNow] = useState(() => performance.now());
  const isClimbing = round?.phase === 'revealed' && !round.result;
  useEffect(() => {
    if (!isClimbing) return undefined;
    let last = performance.now();
    setNow(last);
    let frame = requestAnimationFrame(function step() {
      const at = performance.now();
      if (at - last >= everyMs) {
        last = at;
        setNow(at);
      }
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isClimbing, everyMs]);
  // In a replay, animation frames only make this component read the replay's clock again. The clock stops while the
  // replay is paused.
  return climbAt(round, clock ? clock.now() : now + aheadMs);
}
