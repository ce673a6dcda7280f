import type { StageSize } from '../../stage.ts';

/** Minimum stage size, with room for the betting layout and the roads (charts of past results) above it. */
export const size: StageSize = { width: 1040, height: 690 };
