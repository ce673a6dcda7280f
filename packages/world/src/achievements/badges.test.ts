import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { badgeById, badgeFamilies, badgeFigures, badges } from './badges.ts';
import { badgeNames, gradeNames, recordNames } from './texts.ts';

describe('badges', () => {
  test('are at least 40, each found by its unique id', () => {
    expect(badges.length).toBeGreaterThanOrEqual(40);
    expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
    expect(badgeById('trips.gold')).toMatchObject({ grade: 'gold', target: 50 });
    expect(badgeById('trips.tin')).toBeUndefined();
  });

  test('cover every figure once, with rising targets from grade to grade', () => {
    expect(badgeFamilies.map(({ figure }) => figure)).toEqual([...badgeFigures]);
    for (const { steps } of badgeFamilies)
      for (const [place, step] of steps.entries())
        expect(step).toBeGreaterThan(steps[place - 1] ?? 0);
  });

  test.each(languages)('have unique names in %s of at most 34 characters', (language) => {
    const names = [badgeNames, gradeNames, recordNames].flatMap((texts) =>
      Object.values(texts).map((text) => text[language]),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name.length).toBeGreaterThan(1);
      expect(name.length).toBeLessThanOrEqual(34);
    }
  });
});
