import type { StageSize } from '../../stage.ts';

/** Minimum stage size. It has room for a betting layout and, above it, the roads, tickets or pay boards. */
export const size: StageSize = { width: 1040, height: 690 };
