import { describe, expect, test } from 'vitest';
import {
  ageOn,
  emptyDraft,
  judgeBirth,
  judgeField,
  keepable,
  passwordParts,
  stepOf,
} from './draft.ts';

const today = new Date('2026-11-21T12:00:00Z');

describe('birth date', () => {
  test.each([
    [['', '', ''], 'dobDay', 'birth_missing'],
    [['1', '1', '99'], 'dobYear', 'year_invalid'],
    [['1', '13', '1990'], 'dobMonth', 'month_invalid'],
    [['32', '1', '1990'], 'dobDay', 'day_invalid'],
    [['30', '2', '1990'], 'dobDay', 'date_invalid'],
    [['22', '11', '2006'], 'dobYear', 'too_young'],
  ] as const)('%j is refused at %s as %s', ([dobDay, dobMonth, dobYear], field, complaint) => {
    expect(judgeBirth({ dobDay, dobMonth, dobYear }, today)).toEqual({ field, complaint });
  });

  test('a twentieth birthday today is old enough', () => {
    expect(judgeBirth({ dobDay: '21', dobMonth: '11', dobYear: '2006' }, today)).toBeUndefined();
    expect(ageOn(new Date('2006-11-21T00:00:00Z'), today)).toBe(20);
  });
});

test('a password needs length, digit, special character and capital', () => {
  expect(passwordParts('abcdefgh')).toEqual({
    length: true,
    digit: false,
    special: false,
    capital: false,
  });
  expect(judgeField('password', { ...emptyDraft, password: 'Abcdef1!' }, today)).toBeUndefined();
  expect(judgeField('password', { ...emptyDraft, password: 'Abcdefg1' }, today)).toBe(
    'password_weak',
  );
});

test('each field finds its step, and the birth date its own', () => {
  expect(stepOf('post_code')).toBe('address');
  expect(stepOf('dob')).toBe('identity');
  expect(stepOf('nothing')).toBeUndefined();
});

test('a kept draft holds no password', () => {
  const kept = keepable({
    ...emptyDraft,
    email: 'a@b.example',
    password: 'Secret1!',
    confirmation: 'Secret1!',
  });
  expect(kept).toMatchObject({ email: 'a@b.example', password: '', confirmation: '' });
});
