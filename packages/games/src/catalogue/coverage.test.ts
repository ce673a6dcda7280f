import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { gameBySlug } from './index.ts';

function cover(slug: string, ...spots: string[]): number {
  const game = gameBySlug(slug);
  if (!game) throw new Error(slug);
  return coverageOf(game, Object.fromEntries(spots.map((spot) => [spot, 100])));
}

test('roulette coverage counts each covered pocket once', () => {
  expect(cover('westminster-roulette', 'red')).toBeCloseTo(18 / 37, 12);
  expect(cover('westminster-roulette', 'red', 'black')).toBeCloseTo(36 / 37, 12);
  expect(cover('westminster-roulette', 'red', 'odd')).toBeCloseTo(26 / 37, 12);
  expect(cover('strip-double-zero', 'red')).toBeCloseTo(18 / 38, 12);
});

test('sic bo coverage counts throws: small covers 105 of 216, small and big together 210', () => {
  expect(cover('cotai-sic-bo', 'small')).toBeCloseTo(105 / 216, 12);
  expect(cover('cotai-sic-bo', 'small', 'big')).toBeCloseTo(210 / 216, 12);
  expect(cover('cotai-sic-bo', 'small', 'single:6')).toBeGreaterThan(0.6);
});

test('the banker spot of baccarat covers at most 60 %, banker and player together everything', () => {
  expect(cover('lisboa-baccarat', 'banker')).toBeLessThanOrEqual(0.6);
  expect(cover('lisboa-baccarat', 'banker', 'player')).toBe(1);
});

test('a game without a coverage rule counts as fully covered', () => {
  expect(cover('boulevard-blackjack', 'hand-1')).toBe(1);
});
