import type { StageSize } from '../../stage.ts';

/** Minimum stage size in px, with room for the betting layout, the hands and the paytables side by side. */
export const size: StageSize = { width: 1040, height: 690 };
