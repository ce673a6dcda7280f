import type { Spots } from '../../city.ts';

export const londonSpots: Spots = {
  mayfair: { x: 73, y: 34 },
  soho: { x: 29, y: 86 },
  greenwich: { x: 40, y: 52 },
};
