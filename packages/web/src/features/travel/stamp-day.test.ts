import { languages } from '@wl/world/languages';
import { expect, it } from 'vitest';
import { stampDay } from './stamp-day.ts';

it.each(languages)(
  'the date of a stamp in %s has a day and a month in at most eight characters',
  (language) => {
    for (let month = 1; month <= 12; month += 1) {
      const day = stampDay(`2026-${String(month).padStart(2, '0')}-23T12:00:00Z`, language);
      expect(day).toMatch(/^(\p{L}+ 23|23 \p{L}+)$/u);
      // A circular stamp has room for about 15 characters: the airport code (3), a dot with spaces (3), and the day.
      expect(day.length).toBeLessThanOrEqual(8);
    }
  },
);
