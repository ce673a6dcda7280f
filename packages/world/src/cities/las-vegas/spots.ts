import type { Spots } from '../../city.ts';

export const lasVegasSpots: Spots = {
  'the-strip': { x: 50, y: 76 },
  'fremont-street': { x: 15, y: 54 },
  'arts-district': { x: 75, y: 40 },
};
