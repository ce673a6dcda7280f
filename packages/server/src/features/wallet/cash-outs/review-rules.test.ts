import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestWindowSum, needsTwoClerks } from './review-rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('the two-clerk rule', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 4, 10) + hours * HOUR_MS);

  test('applies above $1,000, not at it, and with any risk flag', () => {
    const one = [{ at: at(0), amountCents: 100_000 }];
    expect(needsTwoClerks(one, at(0), [])).toBe(false);
    expect(needsTwoClerks([{ at: at(0), amountCents: 100_001 }], at(0), [])).toBe(true);
    expect(needsTwoClerks([{ at: at(0), amountCents: 1000 }], at(0), ['shared_instrument'])).toBe(
      true,
    );
  });

  test('sums cash-outs less than 24 hours apart', () => {
    const first = { at: at(0), amountCents: 60_000 };
    const day = { at: at(24), amountCents: 60_000 };
    const almost = { at: new Date(at(24).getTime() - 1), amountCents: 60_000 };
    expect(needsTwoClerks([first, day], first.at, [])).toBe(false);
    expect(needsTwoClerks([first, almost], first.at, [])).toBe(true);
    expect(needsTwoClerks([first, almost], almost.at, [])).toBe(true);
  });

  test('uses the same largest 24-hour sum as an exhaustive search', () => {
    const rows = fc.array(
      fc.record({ hour: fc.integer({ min: 0, max: 60 }), cents: fc.nat(1000) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, fc.nat(11), (list, pick) => {
        const all = list.map(({ hour, cents }) => ({ at: at(hour), amountCents: cents }));
        const chosen = all[pick % all.length]!;
        let best = 0;
        for (let start = -30; start <= 60; start += 1) {
          const from = at(start).getTime();
          if (chosen.at.getTime() < from || chosen.at.getTime() >= from + DAY_MS) continue;
          const inside = all.filter(
            (row) => row.at.getTime() >= from && row.at.getTime() < from + DAY_MS,
          );
          best = Math.max(
            best,
            inside.reduce((total, row) => total + row.amountCents, 0),
          );
        }
        expect(largestWindowSum(all, chosen.at, DAY_MS)).toBe(best);
      }),
    );
  });
});
