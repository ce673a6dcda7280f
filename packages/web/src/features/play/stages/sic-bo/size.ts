import type { StageSize } from '../../stage.ts';

/** Minimum stage size, with room for a betting layout and the roads, tickets or pay boards above it. */
export const size: StageSize = { width: 1040, height: 690 };
