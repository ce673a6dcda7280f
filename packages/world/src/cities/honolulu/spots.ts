import type { Spots } from '../../city.ts';

export const honoluluSpots: Spots = {
  waikiki: { x: 66, y: 80 },
  chinatown: { x: 35, y: 60 },
  'diamond-head': { x: 78, y: 42 },
};
