import { describe, expect, test } from 'vitest';
import {
  ageAsked,
  ageOn,
  changedFields,
  chooseCountry,
  emptyDraft,
  judgeBirth,
  judgeField,
  keepable,
  passwordParts,
  stepOf,
} from './draft.ts';

const today = new Date('2026-11-21T12:00:00Z');

describe('a birth date', () => {
  test.each([
    [['', '', ''], 'dobDay', 'birth_missing'],
    [['1', '1', '99'], 'dobYear', 'year_invalid'],
    [['1', '13', '1990'], 'dobMonth', 'month_invalid'],
    [['32', '1', '1990'], 'dobDay', 'day_invalid'],
    [['30', '2', '1990'], 'dobDay', 'date_invalid'],
    [['22', '11', '2006'], 'dobYear', 'too_young'],
  ] as const)(
    '%j is rejected at the field %s with the error %s',
    ([dobDay, dobMonth, dobYear], field, complaint) => {
      expect(judgeBirth({ dobDay, dobMonth, dobYear }, today)).toEqual({ field, complaint });
    },
  );

  test('is accepted on the twentieth birthday', () => {
    expect(judgeBirth({ dobDay: '21', dobMonth: '11', dobYear: '2006' }, today)).toBeUndefined();
    expect(ageOn(new Date('2006-11-21T00:00:00Z'), today)).toBe(20);
  });
});

describe('the minimum age of a country', () => {
  const born = (dobDay: string, dobYear: string, country: string) => ({
    ...emptyDraft,
    dobDay,
    dobMonth: '11',
    dobYear,
    country,
  });
  test.each([
    ['22', '2005', 'GR', 'too_young_there'],
    ['21', '2005', 'GR', undefined],
    ['22', '2005', 'BE', 'too_young_there'],
    ['22', '2005', 'EE', 'too_young_there'],
    ['22', '2005', 'FR', undefined],
    ['22', '2005', '', 'required'],
    // The member is too young in every country, so the birth date field reports the error, not the country field.
    ['22', '2006', 'GR', undefined],
  ] as const)(
    'born on %s November %s and living in %s, the check of the country returns %s',
    (day, year, country, fault) => {
      expect(judgeField('country', born(day, year, country), today)).toBe(fault);
    },
  );
  test('is 20 unless the chosen country requires more', () => {
    expect(['', 'FR', 'GR'].map((country) => ageAsked({ country }))).toEqual([20, 20, 21]);
  });
});

test('a password needs enough length, a digit, a special character and a capital letter', () => {
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

test('a phone number is invalid only once it is judged invalid, not while the phone rules load', () => {
  const phone = { ...emptyDraft, phone: '+44 20 7946 0958' };
  expect(judgeField('phone', emptyDraft, today)).toBe('required');
  expect(judgeField('phone', phone, today)).toBeUndefined();
  expect(judgeField('phone', { ...phone, phoneValid: false }, today)).toBe('phone_invalid');
});

test('stepOf() returns the wizard step of a field and undefined for an unknown field', () => {
  expect(stepOf('post_code')).toBe('address');
  expect(stepOf('dob')).toBe('identity');
  expect(stepOf('nothing')).toBeUndefined();
});

test('a stored draft contains no password', () => {
  const kept = keepable({
    ...emptyDraft,
    email: 'a@b.example',
    password: 'Secret1!',
    confirmation: 'Secret1!',
  });
  expect(kept).toMatchObject({ email: 'a@b.example', password: '', confirmation: '' });
});

test('a phone number counts as changed only if its text or country differs', () => {
  const draft = {
    ...emptyDraft,
    phone: '030 901820',
    phoneNumber: '+4930901820',
    phoneCountry: 'DE',
    phoneValid: true,
  } as const;
  const { phone, phoneNumber, phoneCountry } = draft;
  expect(changedFields(draft, { phone, phoneNumber, phoneCountry, phoneValid: true })).toEqual([]);
  // In another country, the same digits are a different phone number, so the phone number has changed.
  expect(changedFields(draft, { phone, phoneNumber: '+4330901820', phoneCountry: 'AT' })).toContain(
    'phone',
  );
  expect(changedFields(draft, { phone: '030 90182' })).toEqual(['phone']);
});

test('choosing a country presets the consents unless the member has changed them', () => {
  const list = [
    { id: 'US', consents_preset: true },
    { id: 'CA', consents_preset: true },
    { id: 'GB', consents_preset: false },
  ];
  const ticked = { country: 'US', term_and_condition: true, offer_from: true };
  const cleared = { country: 'GB', term_and_condition: false, offer_from: false };
  expect(chooseCountry({ ...ticked, country: '' }, 'US', list)).toEqual({ country: 'US' });
  expect(chooseCountry(ticked, 'GB', list)).toEqual(cleared);
  expect(chooseCountry(cleared, 'CA', list)).toEqual({ ...ticked, country: 'CA' });
  // If the member has unticked the box for offers, a change of country must not tick it again.
  expect(chooseCountry({ ...ticked, offer_from: false }, 'CA', list)).toEqual({ country: 'CA' });
  expect(chooseCountry({ ...cleared, term_and_condition: true }, 'CA', list)).toEqual({
    country: 'CA',
  });
  expect(chooseCountry({ ...cleared, country: 'US' }, 'CA', list)).toEqual({ country: 'CA' });
});
