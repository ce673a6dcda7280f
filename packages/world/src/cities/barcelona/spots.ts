import type { Spots } from '../../city.ts';

export const barcelonaSpots: Spots = {
  'gothic-quarter': { x: 36, y: 52 },
  gracia: { x: 88, y: 74 },
  barceloneta: { x: 70, y: 42 },
};
