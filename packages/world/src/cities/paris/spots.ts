import type { Spots } from '../../city.ts';

export const parisSpots: Spots = {
  montmartre: { x: 84, y: 50 },
  'le-marais': { x: 15, y: 60 },
  'saint-germain': { x: 66, y: 74 },
};
