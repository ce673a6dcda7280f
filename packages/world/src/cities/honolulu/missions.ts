import type { Mission } from '../../mission.ts';

/**
 * Honolulu missions. Most of them have no stake target, and together they require less turnover than the missions of
 * any other city.
 */
export const honoluluMissions: readonly Mission[] = [
  {
    id: 'honolulu.waikiki.1',
    district: 'waikiki',
    place: 1,
    objective: { kind: 'action', action: 'break_taken', count: 1 },
    coins: 50,
  },
  {
    id: 'honolulu.waikiki.2',
    district: 'waikiki',
    place: 2,
    objective: { kind: 'different_games', count: 2, games: { city: 'honolulu' } },
    coins: 50,
  },
  {
    id: 'honolulu.waikiki.3',
    district: 'waikiki',
    place: 3,
    objective: { kind: 'stake', cents: 80_00, games: { category: 'video' } },
    coins: 80,
  },
  {
    id: 'honolulu.waikiki.4',
    district: 'waikiki',
    place: 4,
    objective: { kind: 'stake', cents: 120_00 },
    coins: 120,
  },
  {
    id: 'honolulu.chinatown.1',
    district: 'chinatown',
    place: 1,
    objective: { kind: 'action', action: 'proof_checked', count: 2 },
    coins: 45,
  },
  {
    id: 'honolulu.chinatown.2',
    district: 'chinatown',
    place: 2,
    objective: { kind: 'different_studios', count: 3 },
    coins: 50,
  },
  {
    id: 'honolulu.chinatown.3',
    district: 'chinatown',
    place: 3,
    objective: { kind: 'action', action: 'game_rated', count: 2 },
    coins: 35,
  },
  {
    id: 'honolulu.chinatown.4',
    district: 'chinatown',
    place: 4,
    objective: { kind: 'stake', cents: 110_00 },
    coins: 110,
  },
  {
    id: 'honolulu.diamond-head.1',
    district: 'diamond-head',
    place: 1,
    objective: { kind: 'different_games', count: 4, games: { category: 'video' } },
    coins: 60,
  },
  {
    id: 'honolulu.diamond-head.2',
    district: 'diamond-head',
    place: 2,
    objective: { kind: 'stake', cents: 50_00, games: { category: 'table' } },
    coins: 50,
  },
  {
    id: 'honolulu.diamond-head.3',
    district: 'diamond-head',
    place: 3,
    objective: { kind: 'action', action: 'playlist_made', count: 1 },
    coins: 45,
  },
  {
    id: 'honolulu.diamond-head.4',
    district: 'diamond-head',
    place: 4,
    objective: { kind: 'stake', cents: 130_00, games: { city: 'honolulu' } },
    coins: 130,
  },
];
