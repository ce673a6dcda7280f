import type { Mission } from '../../mission.ts';

/**
 * Missions of Paris. In two of the three districts, some missions require table games. For one mission, members rate
 * games.
 */
export const parisMissions: readonly Mission[] = [
  {
    id: 'paris.montmartre.1',
    district: 'montmartre',
    place: 1,
    objective: { kind: 'stake', cents: 60_00, games: { category: 'table' } },
    coins: 60,
  },
  {
    id: 'paris.montmartre.2',
    district: 'montmartre',
    place: 2,
    objective: { kind: 'different_games', count: 4 },
    coins: 60,
  },
  {
    id: 'paris.montmartre.3',
    district: 'montmartre',
    place: 3,
    objective: { kind: 'action', action: 'game_rated', count: 3 },
    coins: 50,
  },
  {
    id: 'paris.montmartre.4',
    district: 'montmartre',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 150,
  },
  {
    id: 'paris.le-marais.1',
    district: 'le-marais',
    place: 1,
    objective: { kind: 'action', action: 'playlist_made', count: 1 },
    coins: 45,
  },
  {
    id: 'paris.le-marais.2',
    district: 'le-marais',
    place: 2,
    objective: { kind: 'stake', cents: 110_00, games: { city: 'paris' } },
    coins: 110,
  },
  {
    id: 'paris.le-marais.3',
    district: 'le-marais',
    place: 3,
    objective: { kind: 'action', action: 'proof_checked', count: 1 },
    coins: 35,
  },
  {
    id: 'paris.le-marais.4',
    district: 'le-marais',
    place: 4,
    objective: { kind: 'stake', cents: 150_00, games: { category: 'video' } },
    coins: 150,
  },
  {
    id: 'paris.saint-germain.1',
    district: 'saint-germain',
    place: 1,
    objective: { kind: 'different_games', count: 4, games: { category: 'table' } },
    coins: 60,
  },
  {
    id: 'paris.saint-germain.2',
    district: 'saint-germain',
    place: 2,
    objective: { kind: 'action', action: 'how_to_read', count: 1 },
    coins: 25,
  },
  {
    id: 'paris.saint-germain.3',
    district: 'saint-germain',
    place: 3,
    objective: { kind: 'stake', cents: 115_00 },
    coins: 115,
  },
  {
    id: 'paris.saint-germain.4',
    district: 'saint-germain',
    place: 4,
    objective: { kind: 'stake', cents: 120_00, games: { category: 'table' } },
    coins: 120,
  },
];
