import type { Mission } from '../../mission.ts';

/**
 * Missions of Barcelona. Besides playing games, members rate games, create a playlist, choose a client seed and read a
 * how-to guide.
 */
export const barcelonaMissions: readonly Mission[] = [
  {
    id: 'barcelona.gothic-quarter.1',
    district: 'gothic-quarter',
    place: 1,
    objective: { kind: 'stake', cents: 105_00 },
    coins: 105,
  },
  {
    id: 'barcelona.gothic-quarter.2',
    district: 'gothic-quarter',
    place: 2,
    objective: { kind: 'action', action: 'how_to_read', count: 1 },
    coins: 25,
  },
  {
    id: 'barcelona.gothic-quarter.3',
    district: 'gothic-quarter',
    place: 3,
    objective: { kind: 'different_games', count: 3, games: { category: 'video' } },
    coins: 55,
  },
  {
    id: 'barcelona.gothic-quarter.4',
    district: 'gothic-quarter',
    place: 4,
    objective: { kind: 'stake', cents: 145_00 },
    coins: 145,
  },
  {
    id: 'barcelona.gracia.1',
    district: 'gracia',
    place: 1,
    objective: { kind: 'action', action: 'playlist_made', count: 1 },
    coins: 45,
  },
  {
    id: 'barcelona.gracia.2',
    district: 'gracia',
    place: 2,
    objective: { kind: 'stake', cents: 105_00, games: { city: 'barcelona' } },
    coins: 105,
  },
  {
    id: 'barcelona.gracia.3',
    district: 'gracia',
    place: 3,
    objective: { kind: 'action', action: 'game_rated', count: 2 },
    coins: 35,
  },
  {
    id: 'barcelona.gracia.4',
    district: 'gracia',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 150,
  },
  {
    id: 'barcelona.barceloneta.1',
    district: 'barceloneta',
    place: 1,
    objective: { kind: 'stake', cents: 110_00, games: { category: 'video' } },
    coins: 110,
  },
  {
    id: 'barcelona.barceloneta.2',
    district: 'barceloneta',
    place: 2,
    objective: { kind: 'different_studios', count: 4 },
    coins: 60,
  },
  {
    id: 'barcelona.barceloneta.3',
    district: 'barceloneta',
    place: 3,
    objective: { kind: 'action', action: 'client_seed_chosen', count: 1 },
    coins: 40,
  },
  {
    id: 'barcelona.barceloneta.4',
    district: 'barceloneta',
    place: 4,
    objective: { kind: 'stake', cents: 145_00 },
    coins: 145,
  },
];
