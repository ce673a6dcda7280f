import { createContext, use, type ComponentType } from 'react';
import type { TableFrameProps } from '../components/table-frame-props.ts';

/**
 * Clock and frame of a replay. The scenes of all games read this clock, so they stop while the replay is paused and
 * show their end once it is skipped.
 */
export interface StageClock {
  /** Returns the time of the replay in milliseconds, in place of the server's time. */
  now: () => number;
  isPaused: boolean;
  /** True once the whole result is shown. */
  isOver: boolean;
  /** Component that replaces the frame of a live table. */
  Frame: ComponentType<TableFrameProps>;
}

/** Clock of a replay; null at a live table. */
export const StageClockContext = createContext<StageClock | null>(null);

export const useStageClock = (): StageClock | null => use(StageClockContext);
