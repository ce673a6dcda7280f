import type { Mission } from '../../mission.ts';

/**
 * Missions of Macau. Members play at the city's baccarat and sic bo tables, play other games set in Macau, and verify
 * fairness proofs.
 */
export const macauMissions: readonly Mission[] = [
  {
    id: 'macau.taipa.1',
    district: 'taipa',
    place: 1,
    objective: { kind: 'stake', cents: 110_00, games: { city: 'macau' } },
    coins: 110,
  },
  {
    id: 'macau.taipa.2',
    district: 'taipa',
    place: 2,
    objective: { kind: 'action', action: 'proof_checked', count: 2 },
    coins: 45,
  },
  {
    id: 'macau.taipa.3',
    district: 'taipa',
    place: 3,
    objective: { kind: 'different_games', count: 3, games: { category: 'table' } },
    coins: 60,
  },
  {
    id: 'macau.taipa.4',
    district: 'taipa',
    place: 4,
    objective: { kind: 'stake', cents: 120_00, games: { category: 'table' } },
    coins: 120,
  },
  {
    id: 'macau.cotai.1',
    district: 'cotai',
    place: 1,
    objective: { kind: 'stake', cents: 85_00, games: { category: 'table', city: 'macau' } },
    coins: 85,
  },
  {
    id: 'macau.cotai.2',
    district: 'cotai',
    place: 2,
    objective: { kind: 'action', action: 'item_purchased', count: 1 },
    coins: 45,
  },
  {
    id: 'macau.cotai.3',
    district: 'cotai',
    place: 3,
    objective: { kind: 'different_studios', count: 4 },
    coins: 60,
  },
  {
    id: 'macau.cotai.4',
    district: 'cotai',
    place: 4,
    objective: { kind: 'stake', cents: 180_00 },
    coins: 150,
  },
  {
    id: 'macau.senado-square.1',
    district: 'senado-square',
    place: 1,
    objective: { kind: 'different_games', count: 2, games: { city: 'macau' } },
    coins: 50,
  },
  {
    id: 'macau.senado-square.2',
    district: 'senado-square',
    place: 2,
    objective: { kind: 'action', action: 'client_seed_chosen', count: 1 },
    coins: 40,
  },
  {
    id: 'macau.senado-square.3',
    district: 'senado-square',
    place: 3,
    objective: { kind: 'stake', cents: 120_00, games: { category: 'video' } },
    coins: 120,
  },
  {
    id: 'macau.senado-square.4',
    district: 'senado-square',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 150,
  },
];
