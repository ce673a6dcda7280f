import type { Spots } from '../../city.ts';

export const sydneySpots: Spots = {
  'the-rocks': { x: 14, y: 50 },
  'bondi-beach': { x: 89, y: 82 },
  'darling-harbour': { x: 78, y: 34 },
};
