import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { kindOf } from './index.ts';
import { launchItems } from './items.ts';
import type { BonusTerms } from './kind.ts';
import { keptFor, wordingOf } from './wording.ts';

const formats = {
  money: (cents: number) => `$${(cents / 100).toFixed(2)}`,
  percent: (whole: number) => `${whole}%`,
  days: (count: number) => `${count} days`,
  hours: (count: number) => `${count} hours`,
  number: String,
  game: (slug: string) => slug,
};

test('the texts of every launch item and ticket have no open placeholder in any language', () => {
  const tickets: BonusTerms[] = [
    { kind: 'tournament_ticket', keepDays: 30 },
    { kind: 'destination_ticket', keepDays: 30 },
  ];
  for (const terms of [...launchItems.map((item) => item.terms), ...tickets]) {
    for (const language of languages) {
      const { name, short, effect, rules } = wordingOf(terms, language, formats);
      expect(rules.length, terms.kind).toBeGreaterThan(1);
      expect([name, short, effect, ...rules].join(' '), `${terms.kind} ${language}`).not.toMatch(
        /[{}]/,
      );
    }
  }
});

test('the rules state the member’s own wagering requirement, or else that of the terms', () => {
  const terms: BonusTerms = {
    kind: 'deposit_bonus',
    keepDays: 30,
    percent: 50,
    maxCents: 23_700,
    minDepositCents: 1000,
    wageringTimes: 40,
    runDays: 30,
  };
  expect(wordingOf(terms, 'en', formats).name).toBe('50% deposit bonus up to $237.00');
  expect(wordingOf(terms, 'en', formats).short).toBe('50% deposit bonus');
  expect(wordingOf(terms, 'en', formats).rules.join(' ')).toContain('wagered 40 times within');
  expect(wordingOf(terms, 'en', formats, 36).rules.join(' ')).toContain('wagered 36 times within');
});

test('French item texts have no breakable space beside their punctuation', () => {
  for (const { terms } of launchItems) {
    const { name, effect, rules } = wordingOf(terms, 'fr', formats);
    expect([name, effect, ...rules].join('\n')).not.toMatch(/ [;:?!»]|« /);
  }
});

test('an item kept for hours says so, and invalid hours are rejected', () => {
  const ticket = (keepDays: number, keepHours?: number): BonusTerms => ({
    kind: 'tournament_ticket',
    keepDays,
    ...(keepHours !== undefined && { keepHours }),
  });
  const keptText = (terms: BonusTerms) => keptFor(terms, 'en', formats);
  expect(keptText(ticket(30))).toBe('30 days');
  expect(keptText(ticket(0, 6))).toBe('6 hours');
  expect(keptText(ticket(2, 12))).toBe('2 days, 12 hours');
  expect(wordingOf(ticket(0, 6), 'en', formats).rules.join(' ')).toContain(
    'stays in your bag for 6 hours',
  );
  const problemOf = (terms: BonusTerms) => kindOf(terms.kind).problem(terms);
  expect([ticket(0), ticket(0, 0), ticket(0, 1), ticket(365, 24)].map(problemOf)).toEqual([
    'keepHours',
    'keepHours',
    undefined,
    'keepHours',
  ]);
});
