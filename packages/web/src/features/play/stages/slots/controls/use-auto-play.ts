import type { Round } from '@wl/contract/play';
import { useCallback, useRef, useState } from 'react';
import { useWindowState } from '../../../windows/window-state.ts';
import type { AutoSpin, AutoSpinPlan, AutoStop } from './auto-spin.ts';
import { playRow } from './play-row.ts';

/**
 * Plays rounds automatically until the plan is complete or the member stops automatic play. `wanted` is true while
 * further rounds may start.
 */
export function useAutoPlay() {
  const windowState = useWindowState();
  const [auto, setAuto] = useState<AutoSpin | null>(null);
  const [autoStop, setAutoStop] = useState<AutoStop | null>(null);
  const wanted = useRef(false);

  const begin = useCallback(
    (plan: AutoSpinPlan, stakeCents: () => number, playOne: () => Promise<Round | null>) => {
      wanted.current = true;
      void playRow(plan, {
        // Do not start further rounds while the game's window is hidden.
        wanted: () => wanted.current && windowState.current.isShown,
        stakeCents,
        playOne,
        onChange: setAuto,
      }).then((stop) => {
        wanted.current = false;
        setAuto(null);
        setAutoStop(stop);
      });
    },
    [windowState],
  );
  const end = () => {
    wanted.current = false;
  };
  return { auto, autoStop, setAutoStop, wanted, begin, end };
}
