import type { Mission } from '../../mission.ts';

/**
 * Missions of London. In the first district, members set a deposit limit and read a how-to guide. Most other missions
 * are completed by playing games.
 */
export const londonMissions: readonly Mission[] = [
  {
    id: 'london.mayfair.1',
    district: 'mayfair',
    place: 1,
    objective: { kind: 'action', action: 'deposit_limit_set', count: 1 },
    coins: 60,
  },
  {
    id: 'london.mayfair.2',
    district: 'mayfair',
    place: 2,
    objective: { kind: 'stake', cents: 110_00 },
    coins: 110,
  },
  {
    id: 'london.mayfair.3',
    district: 'mayfair',
    place: 3,
    objective: { kind: 'action', action: 'how_to_read', count: 1 },
    coins: 25,
  },
  {
    id: 'london.mayfair.4',
    district: 'mayfair',
    place: 4,
    objective: { kind: 'stake', cents: 110_00, games: { category: 'table' } },
    coins: 110,
  },
  {
    id: 'london.soho.1',
    district: 'soho',
    place: 1,
    objective: { kind: 'stake', cents: 115_00, games: { category: 'video' } },
    coins: 115,
  },
  {
    id: 'london.soho.2',
    district: 'soho',
    place: 2,
    objective: { kind: 'different_games', count: 4 },
    coins: 60,
  },
  {
    id: 'london.soho.3',
    district: 'soho',
    place: 3,
    objective: { kind: 'action', action: 'playlist_made', count: 1 },
    coins: 45,
  },
  {
    id: 'london.soho.4',
    district: 'soho',
    place: 4,
    objective: { kind: 'stake', cents: 155_00 },
    coins: 150,
  },
  {
    id: 'london.greenwich.1',
    district: 'greenwich',
    place: 1,
    objective: { kind: 'action', action: 'client_seed_chosen', count: 1 },
    coins: 40,
  },
  {
    id: 'london.greenwich.2',
    district: 'greenwich',
    place: 2,
    objective: { kind: 'stake', cents: 115_00, games: { city: 'london' } },
    coins: 115,
  },
  {
    id: 'london.greenwich.3',
    district: 'greenwich',
    place: 3,
    objective: { kind: 'different_studios', count: 4 },
    coins: 60,
  },
  {
    id: 'london.greenwich.4',
    district: 'greenwich',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 150,
  },
];
