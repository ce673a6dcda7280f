import type { StageSize } from '../../stage.ts';

export const size: StageSize = { width: 1040, height: 590 };
