import type { Spots } from '../../city.ts';

export const rioDeJaneiroSpots: Spots = {
  copacabana: { x: 46, y: 88 },
  lapa: { x: 42, y: 66 },
  'santa-teresa': { x: 19, y: 40 },
};
