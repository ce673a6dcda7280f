import type { StageSize } from '../../stage.ts';

/** Minimum stage size, with room for the betting layout and the pay boards above it. */
export const size: StageSize = { width: 1040, height: 690 };
