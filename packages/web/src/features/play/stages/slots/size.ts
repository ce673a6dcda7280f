import type { StageSize } from '../../stage.ts';

export const size: StageSize = { width: 800, height: 540 };
