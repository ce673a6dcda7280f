import type { Mission } from '../../mission.ts';

/**
 * Missions of Istanbul, whose theme is trade and travel between two shores. They include the only mission in any city
 * that requires a trip.
 */
export const istanbulMissions: readonly Mission[] = [
  {
    id: 'istanbul.beyoglu.1',
    district: 'beyoglu',
    place: 1,
    objective: { kind: 'stake', cents: 110_00 },
    coins: 110,
  },
  {
    id: 'istanbul.beyoglu.2',
    district: 'beyoglu',
    place: 2,
    objective: { kind: 'different_games', count: 5 },
    coins: 60,
  },
  {
    id: 'istanbul.beyoglu.3',
    district: 'beyoglu',
    place: 3,
    objective: { kind: 'action', action: 'game_rated', count: 2 },
    coins: 35,
  },
  {
    id: 'istanbul.beyoglu.4',
    district: 'beyoglu',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 145,
  },
  {
    id: 'istanbul.galata.1',
    district: 'galata',
    place: 1,
    objective: { kind: 'action', action: 'item_activated', count: 1 },
    coins: 50,
  },
  {
    id: 'istanbul.galata.2',
    district: 'galata',
    place: 2,
    objective: { kind: 'stake', cents: 105_00, games: { city: 'istanbul' } },
    coins: 105,
  },
  {
    id: 'istanbul.galata.3',
    district: 'galata',
    place: 3,
    objective: { kind: 'different_studios', count: 3 },
    coins: 50,
  },
  {
    id: 'istanbul.galata.4',
    district: 'galata',
    place: 4,
    objective: { kind: 'stake', cents: 115_00, games: { category: 'table' } },
    coins: 115,
  },
  {
    id: 'istanbul.kadikoy.1',
    district: 'kadikoy',
    place: 1,
    objective: { kind: 'action', action: 'how_to_read', count: 1 },
    coins: 25,
  },
  {
    id: 'istanbul.kadikoy.2',
    district: 'kadikoy',
    place: 2,
    objective: { kind: 'stake', cents: 110_00, games: { category: 'video' } },
    coins: 110,
  },
  {
    id: 'istanbul.kadikoy.3',
    district: 'kadikoy',
    place: 3,
    objective: { kind: 'different_games', count: 3, games: { category: 'classic' } },
    coins: 60,
  },
  {
    id: 'istanbul.kadikoy.4',
    district: 'kadikoy',
    place: 4,
    objective: { kind: 'action', action: 'trip_made', count: 1 },
    coins: 110,
  },
];
