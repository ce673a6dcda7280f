import type { Mission } from '../../mission.ts';

/** Tokyo missions. They require many different games, because more games are set in Tokyo than in any other city. */
export const tokyoMissions: readonly Mission[] = [
  {
    id: 'tokyo.ginza.1',
    district: 'ginza',
    place: 1,
    objective: { kind: 'different_games', count: 3, games: { city: 'tokyo' } },
    coins: 50,
  },
  {
    id: 'tokyo.ginza.2',
    district: 'ginza',
    place: 2,
    objective: { kind: 'stake', cents: 110_00, games: { category: 'video' } },
    coins: 110,
  },
  {
    id: 'tokyo.ginza.3',
    district: 'ginza',
    place: 3,
    objective: { kind: 'action', action: 'proof_checked', count: 1 },
    coins: 30,
  },
  {
    id: 'tokyo.ginza.4',
    district: 'ginza',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 150,
  },
  {
    id: 'tokyo.shibuya.1',
    district: 'shibuya',
    place: 1,
    objective: { kind: 'stake', cents: 105_00 },
    coins: 105,
  },
  {
    id: 'tokyo.shibuya.2',
    district: 'shibuya',
    place: 2,
    objective: { kind: 'different_games', count: 5 },
    coins: 60,
  },
  {
    id: 'tokyo.shibuya.3',
    district: 'shibuya',
    place: 3,
    objective: { kind: 'action', action: 'playlist_made', count: 1 },
    coins: 45,
  },
  {
    id: 'tokyo.shibuya.4',
    district: 'shibuya',
    place: 4,
    objective: { kind: 'stake', cents: 160_00 },
    coins: 150,
  },
  {
    id: 'tokyo.asakusa.1',
    district: 'asakusa',
    place: 1,
    objective: { kind: 'different_games', count: 2, games: { category: 'classic' } },
    coins: 50,
  },
  {
    id: 'tokyo.asakusa.2',
    district: 'asakusa',
    place: 2,
    objective: { kind: 'different_studios', count: 3 },
    coins: 50,
  },
  {
    id: 'tokyo.asakusa.3',
    district: 'asakusa',
    place: 3,
    objective: { kind: 'stake', cents: 100_00, games: { city: 'tokyo' } },
    coins: 100,
  },
  {
    id: 'tokyo.asakusa.4',
    district: 'asakusa',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 150,
  },
];
