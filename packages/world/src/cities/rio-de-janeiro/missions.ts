import type { Mission } from '../../mission.ts';

/** Missions of Rio de Janeiro. One of them requires games from five studios, more than any other city's mission. */
export const rioDeJaneiroMissions: readonly Mission[] = [
  {
    id: 'rio-de-janeiro.copacabana.1',
    district: 'copacabana',
    place: 1,
    objective: { kind: 'stake', cents: 105_00, games: { city: 'rio-de-janeiro' } },
    coins: 105,
  },
  {
    id: 'rio-de-janeiro.copacabana.2',
    district: 'copacabana',
    place: 2,
    objective: { kind: 'different_games', count: 4, games: { category: 'video' } },
    coins: 60,
  },
  {
    id: 'rio-de-janeiro.copacabana.3',
    district: 'copacabana',
    place: 3,
    objective: { kind: 'action', action: 'deposit_limit_set', count: 1 },
    coins: 60,
  },
  {
    id: 'rio-de-janeiro.copacabana.4',
    district: 'copacabana',
    place: 4,
    objective: { kind: 'stake', cents: 155_00 },
    coins: 150,
  },
  {
    id: 'rio-de-janeiro.lapa.1',
    district: 'lapa',
    place: 1,
    objective: { kind: 'stake', cents: 120_00 },
    coins: 120,
  },
  {
    id: 'rio-de-janeiro.lapa.2',
    district: 'lapa',
    place: 2,
    objective: { kind: 'action', action: 'playlist_made', count: 1 },
    coins: 45,
  },
  {
    id: 'rio-de-janeiro.lapa.3',
    district: 'lapa',
    place: 3,
    objective: { kind: 'different_studios', count: 5 },
    coins: 60,
  },
  {
    id: 'rio-de-janeiro.lapa.4',
    district: 'lapa',
    place: 4,
    objective: { kind: 'stake', cents: 160_00, games: { category: 'video' } },
    coins: 150,
  },
  {
    id: 'rio-de-janeiro.santa-teresa.1',
    district: 'santa-teresa',
    place: 1,
    objective: { kind: 'action', action: 'proof_checked', count: 1 },
    coins: 30,
  },
  {
    id: 'rio-de-janeiro.santa-teresa.2',
    district: 'santa-teresa',
    place: 2,
    objective: { kind: 'different_games', count: 3, games: { category: 'table' } },
    coins: 55,
  },
  {
    id: 'rio-de-janeiro.santa-teresa.3',
    district: 'santa-teresa',
    place: 3,
    objective: { kind: 'stake', cents: 100_00, games: { category: 'classic' } },
    coins: 100,
  },
  {
    id: 'rio-de-janeiro.santa-teresa.4',
    district: 'santa-teresa',
    place: 4,
    objective: { kind: 'stake', cents: 150_00 },
    coins: 150,
  },
];
