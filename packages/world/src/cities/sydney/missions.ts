import type { Mission } from '../../mission.ts';

/** Missions of Sydney. Besides playing games, members take a break, rate games and read a how-to guide. */
export const sydneyMissions: readonly Mission[] = [
  {
    id: 'sydney.the-rocks.1',
    district: 'the-rocks',
    place: 1,
    objective: { kind: 'stake', cents: 110_00 },
    coins: 110,
  },
  {
    id: 'sydney.the-rocks.2',
    district: 'the-rocks',
    place: 2,
    objective: { kind: 'action', action: 'how_to_read', count: 1 },
    coins: 25,
  },
  {
    id: 'sydney.the-rocks.3',
    district: 'the-rocks',
    place: 3,
    objective: { kind: 'different_games', count: 2, games: { category: 'video', city: 'sydney' } },
    coins: 50,
  },
  {
    id: 'sydney.the-rocks.4',
    district: 'the-rocks',
    place: 4,
    objective: { kind: 'stake', cents: 145_00 },
    coins: 145,
  },
  {
    id: 'sydney.bondi-beach.1',
    district: 'bondi-beach',
    place: 1,
    objective: { kind: 'stake', cents: 110_00, games: { category: 'video' } },
    coins: 110,
  },
  {
    id: 'sydney.bondi-beach.2',
    district: 'bondi-beach',
    place: 2,
    objective: { kind: 'action', action: 'break_taken', count: 1 },
    coins: 50,
  },
  {
    id: 'sydney.bondi-beach.3',
    district: 'bondi-beach',
    place: 3,
    objective: { kind: 'different_studios', count: 3 },
    coins: 50,
  },
  {
    id: 'sydney.bondi-beach.4',
    district: 'bondi-beach',
    place: 4,
    objective: { kind: 'stake', cents: 150_00, games: { category: 'video' } },
    coins: 150,
  },
  {
    id: 'sydney.darling-harbour.1',
    district: 'darling-harbour',
    place: 1,
    objective: { kind: 'different_games', count: 3, games: { category: 'table' } },
    coins: 60,
  },
  {
    id: 'sydney.darling-harbour.2',
    district: 'darling-harbour',
    place: 2,
    objective: { kind: 'stake', cents: 100_00, games: { category: 'classic' } },
    coins: 100,
  },
  {
    id: 'sydney.darling-harbour.3',
    district: 'darling-harbour',
    place: 3,
    objective: { kind: 'action', action: 'game_rated', count: 3 },
    coins: 50,
  },
  {
    id: 'sydney.darling-harbour.4',
    district: 'darling-harbour',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 150,
  },
];
