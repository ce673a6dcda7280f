import type { Spots } from '../../city.ts';

export const macauSpots: Spots = {
  taipa: { x: 26, y: 66 },
  cotai: { x: 75, y: 36 },
  'senado-square': { x: 87, y: 76 },
};
