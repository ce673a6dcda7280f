import type { StageSize } from '../../stage.ts';

/** Minimum layout size of the keno stage, in px. */
export const size: StageSize = { width: 1040, height: 690 };
