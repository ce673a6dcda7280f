import type { StageSize } from '../../stage.ts';

/** Room for a betting layout below roads, tickets or pay boards. */
export const size: StageSize = { width: 1040, height: 690 };
