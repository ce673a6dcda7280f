import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { cityArrival } from './arrivals.ts';
import { cities, cityBySlug, cityTexts, homeCity } from './index.ts';

describe('cities', () => {
  test('are ten, each with its own slug and airport', () => {
    expect(cities).toHaveLength(10);
    expect(cities.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tokyo', 'Sydney', 'London', 'Honolulu', 'Las Vegas', 'Macau']),
    );
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(10);
    expect(new Set(cities.map(({ airport }) => airport)).size).toBe(10);
  });

  test.each(cities)('$slug has three districts, coordinates, colours and texts', (city) => {
    expect(new Set(city.districts.map(({ slug }) => slug)).size).toBe(3);
    expect(city.airport).toMatch(/^[A-Z]{3}$/);
    expect(Math.abs(city.latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(city.longitude)).toBeLessThanOrEqual(180);
    for (const colour of Object.values(city.accents)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const texts = cityTexts(city.slug);
    for (const language of languages)
      for (const text of [texts?.name, texts?.tagline, cityArrival(city.slug)])
        expect(text?.[language]).toBeTruthy();
    expect(texts?.name.en).toBe(city.name);
  });

  test('have the districts that the specification names', () => {
    const names = cities.flatMap(({ districts }) => districts.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['Ginza', 'Shibuya', 'Bondi Beach']));
  });

  test.each([
    ['en', 'london'],
    ['es', 'barcelona'],
    ['fr', 'paris'],
    ['pt', 'rio-de-janeiro'],
    ['tr', 'istanbul'],
  ] as const)('the home city of the language %s is %s (decisions §3)', (language, slug) => {
    expect(homeCity(language).slug).toBe(slug);
  });

  test('are found by slug', () => {
    expect(cityBySlug('tokyo')?.name).toBe('Tokyo');
    expect(cityBySlug('atlantis')).toBeUndefined();
  });
});
