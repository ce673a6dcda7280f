import type { Mission } from '@wl/contract/missions';
import { expect, test } from 'vitest';
import { nearestMission } from './nearest-mission.ts';

const mission = (
  district: string,
  place: number,
  objective: Mission['objective'],
  progress: number,
): Mission => ({
  id: `london.${district}.${String(place)}`,
  city: 'london',
  district,
  place,
  state: 'open',
  objective,
  target: 100,
  progress,
  coins: 20,
  experience: 20,
  completed_at: null,
});
const slot = { category: 'video', city: 'tokyo' };

test('within a district a turnover mission comes before a mission nearer to its end', () => {
  const games = mission('soho', 1, { kind: 'different_games', count: 4 }, 90);
  const sum = mission('soho', 2, { kind: 'stake', cents: 100 }, 10);
  expect(nearestMission([games, sum], slot)).toBe(sum);
  expect(nearestMission([games, { ...sum, state: 'done' }], slot)).toBe(games);
});

test('among districts the mission nearest to its end that counts the game is chosen', () => {
  const near = mission('soho', 1, { kind: 'stake', cents: 100 }, 60);
  const far = mission('mayfair', 1, { kind: 'different_studios', count: 4 }, 20);
  const tables = { category: 'table' as const };
  const other = mission('camden', 1, { kind: 'stake', cents: 100, games: tables }, 99);
  expect(nearestMission([far, near, other], slot)).toBe(near);
});
