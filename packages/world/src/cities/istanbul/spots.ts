import type { Spots } from '../../city.ts';

export const istanbulSpots: Spots = {
  beyoglu: { x: 68, y: 62 },
  galata: { x: 88, y: 42 },
  kadikoy: { x: 34, y: 82 },
};
