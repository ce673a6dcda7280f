import type { StageSize } from '../../stage.ts';

/** Minimum stage size in px, with room for the betting layout and the history of recent throws. */
export const size: StageSize = { width: 1040, height: 690 };
