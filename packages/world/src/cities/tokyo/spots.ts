import type { Spots } from '../../city.ts';

export const tokyoSpots: Spots = {
  ginza: { x: 54, y: 66 },
  shibuya: { x: 89, y: 52 },
  asakusa: { x: 12, y: 66 },
};
