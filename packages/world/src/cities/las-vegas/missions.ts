import type { Mission } from '../../mission.ts';

/** Missions of Las Vegas. They require higher total stakes and pay more Coins than the missions of any other city. */
export const lasVegasMissions: readonly Mission[] = [
  {
    id: 'las-vegas.the-strip.1',
    district: 'the-strip',
    place: 1,
    objective: { kind: 'stake', cents: 100_00, games: { category: 'table' } },
    coins: 100,
  },
  {
    id: 'las-vegas.the-strip.2',
    district: 'the-strip',
    place: 2,
    objective: { kind: 'different_games', count: 3, games: { category: 'table' } },
    coins: 60,
  },
  {
    id: 'las-vegas.the-strip.3',
    district: 'the-strip',
    place: 3,
    objective: { kind: 'action', action: 'item_purchased', count: 1 },
    coins: 45,
  },
  {
    id: 'las-vegas.the-strip.4',
    district: 'the-strip',
    place: 4,
    objective: { kind: 'stake', cents: 240_00 },
    coins: 150,
  },
  {
    id: 'las-vegas.fremont-street.1',
    district: 'fremont-street',
    place: 1,
    objective: { kind: 'stake', cents: 140_00, games: { category: 'classic' } },
    coins: 135,
  },
  {
    id: 'las-vegas.fremont-street.2',
    district: 'fremont-street',
    place: 2,
    objective: { kind: 'different_studios', count: 4 },
    coins: 60,
  },
  {
    id: 'las-vegas.fremont-street.3',
    district: 'fremont-street',
    place: 3,
    objective: { kind: 'action', action: 'item_activated', count: 1 },
    coins: 50,
  },
  {
    id: 'las-vegas.fremont-street.4',
    district: 'fremont-street',
    place: 4,
    objective: { kind: 'stake', cents: 220_00 },
    coins: 150,
  },
  {
    id: 'las-vegas.arts-district.1',
    district: 'arts-district',
    place: 1,
    objective: { kind: 'stake', cents: 150_00, games: { category: 'video' } },
    coins: 140,
  },
  {
    id: 'las-vegas.arts-district.2',
    district: 'arts-district',
    place: 2,
    objective: { kind: 'different_games', count: 3, games: { city: 'las-vegas' } },
    coins: 55,
  },
  {
    id: 'las-vegas.arts-district.3',
    district: 'arts-district',
    place: 3,
    objective: { kind: 'action', action: 'game_rated', count: 3 },
    coins: 50,
  },
  {
    id: 'las-vegas.arts-district.4',
    district: 'arts-district',
    place: 4,
    objective: { kind: 'stake', cents: 145_00, games: { category: 'table' } },
    coins: 145,
  },
];
