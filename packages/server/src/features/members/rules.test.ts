import type { NewPlayer } from '@wl/contract/members';
import { games, textsOf as gameTextsOf } from '@wl/games/catalogue/index';
import { cities } from '@wl/world/cities/index';
import { casinoPlaylists } from '@wl/world/casino/playlists';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKeyOf, isEmail } from '../../platform/email/email-address.ts';
import { textsOf } from '../../platform/http/field-issues.ts';
import { judgePassword } from '../../platform/passwords/password-rules.ts';
import { isCommonPassword } from '../../platform/passwords/common-passwords.ts';
import { ageOn, readBirthDate } from './dates.ts';
import { isGoodNickname, suggestNickname } from './registration/nicknames.ts';
import { isProfane } from './registration/profanity.ts';
import { passportOf } from './player.ts';
import { identityText, judgeRegistration, readPhone } from './rules.ts';
import { newPlayer } from './testing-members.ts';

const today = new Date('2026-03-02T12:00:00Z');
const known = (country: string) => ['US', 'GB', 'TR', 'EE', 'KP'].includes(country);
const judge = (change: Partial<NewPlayer>) =>
  judgeRegistration(newPlayer({ email: 'a@b.example', ...change }), known, today);
const faults = (change: Partial<NewPlayer>) => {
  const verdict = judge(change);
  return verdict.ok ? {} : textsOf(verdict.faults);
};

describe('a registration', () => {
  test('is accepted and normalised when every field is valid', () => {
    const verdict = judge({ affiliate_token: 'friend-7', acquire_travel_bags_id: 'carry-on' });
    expect(verdict).toMatchObject({
      ok: true,
      applicant: {
        emailKey: 'a@b.example',
        phone: '+12025550143',
        birthDate: '1990-05-17',
        affiliateToken: 'friend-7',
        bagId: 'carry-on',
      },
    });
  });

  test.each<[Partial<NewPlayer>, Record<string, string[]>]>([
    [{ email: '' }, { email: ['Please enter your email address'] }],
    [{ email: 'nobody' }, { email: ['Invalid email address'] }],
    [{ password: '' }, { password: ['Please enter your password'] }],
    [
      { password: 'short1!' },
      {
        password: [
          'Use at least 8 characters, including a number, a special character and a capital letter',
        ],
      },
    ],
    [
      { password: 'Password1!' },
      { password: ['This password is too common. Please choose another one.'] },
    ],
    [{ phone: '' }, { phone: ['This field is required'] }],
    [{ phone: '12' }, { phone: ['Please Enter A Valid Phone Number'] }],
    [{ first_name: ' ' }, { first_name: ['This field is required'] }],
    [{ last_name: '' }, { last_name: ['This field is required'] }],
    [{ gender: '' }, { gender: ['This field is required'] }],
    [{ gender: 'other' }, { gender: ['This field is required'] }],
    [{ nationality: 'XX' }, { nationality: ['This field is required'] }],
    [{ address1: '' }, { address1: ['This field is required'] }],
    [{ post_code: '' }, { post_code: ['This field is required'] }],
    [{ city: '' }, { city: ['This field is required'] }],
    [{ term_and_condition: false }, { term_and_condition: ['This field is required'] }],
    [
      { acquire_travel_bags_id: 'suitcase' },
      { acquire_travel_bags_id: ['This field is required'] },
    ],
    [
      { dob: '', dobYear: '', dobMonth: '', dobDay: '' },
      { dob: ['Please Enter Your Date Of Birth'] },
    ],
    [
      { dob: '31/02/1990', dobYear: '1990', dobMonth: '02', dobDay: '31' },
      { dob: ['Please Enter A Valid Date'] },
    ],
    [{ dob: '', dobYear: '1776' }, { dobYear: ['Invalid Year'] }],
    [{ dob: '', dobMonth: '13' }, { dobMonth: ['Invalid Month'] }],
    [{ dob: '', dobDay: '32' }, { dobDay: ['Invalid Day'] }],
    [
      { dob: '', dobYear: 'x', dobMonth: 'y', dobDay: 'z' },
      {
        dobYear: ['Invalid Year'],
        dobMonth: ['Invalid Month'],
        dobDay: ['Invalid Day'],
        dob: ['Invalid Year, Month and Day'],
      },
    ],
    [
      { dob: '03/03/2006', dobYear: '2006', dobMonth: '03', dobDay: '03' },
      { dob: ['You have to be 20 years old to gamble'] },
    ],
  ])('with %j is rejected with %j', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  test('is accepted from the twentieth birthday on, and later where the country’s law says so', () => {
    const born = { dob: '02/03/2006', dobYear: '2006', dobMonth: '03', dobDay: '02' };
    expect(faults(born)).toEqual({});
    expect(faults({ ...born, country: 'EE', phone: '+372 5123 4567' })).toEqual({
      country: ['You are not old enough to gamble in this country'],
    });
  });

  test('is rejected when a name contains markup', () => {
    expect(faults({ first_name: '<b>Eve</b>' })).toHaveProperty('first_name');
  });
});

describe('passwords', () => {
  test.each(['Password1!', 'P@ssw0rd', 'Qwerty123!', 'Welcome2024!', 'Wanderluck1!', '!QAZ2wsx'])(
    'are rejected as too common: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );
  test.each(['Blue-Kettle47Moth', 'Tr0ub4dor&3', 'Xk7#pLm2qW', 'Harbour7!Lantern'])(
    'are accepted: %s',
    (password) => {
      expect(judgePassword(password)).toBeNull();
    },
  );
  test('are rejected when they contain the member’s own name', () => {
    expect(judgePassword('Voyager1990!', ['Dana', 'Voyager', 'dana@x.example'])).toBe(
      'field.password_common',
    );
  });
  test('may have 128 characters, including spaces, but not 129', () => {
    const long = `Aa1!${'xyzw vuts '.repeat(13)}`;
    expect(judgePassword(long.slice(0, 128))).toBeNull();
    expect(judgePassword(long.slice(0, 129))).toBe('field.password_too_long');
  });
  test('are checked without an exception, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (password) => {
        judgePassword(password, ['a']);
      }),
    );
  });
});

describe('e-mail addresses', () => {
  test.each(['a@b.co', 'First.Last+tag@sub.example.org', 'çağrı@örnek.com.tr'])(
    'are valid: %s',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );
  test.each([
    '',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b..de',
    'a@b.c',
    'a\n@b.co',
    `${'x'.repeat(65)}@b.co`,
    `a@${'x'.repeat(250)}.co`,
  ])('are invalid: %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });
  test('are compared ignoring case and surrounding spaces', () => {
    expect(emailKeyOf(' Dana@Example.ORG ')).toBe('dana@example.org');
  });
});

describe('phone numbers', () => {
  test.each([
    ['(202) 555-0143', 'US', '+12025550143'],
    ['+44 20 7946 0958', 'US', '+442079460958'],
    ['0532 123 45 67', 'TR', '+905321234567'],
    ['+850 2 381 2321', 'US', null],
    ['202 555', 'US', null],
    ['call me', 'US', null],
    ['+1 202 555 0143 ext. 9', 'US', null],
    ['+1 (202) 555-0143        ', 'US', '+12025550143'],
    ['+1 (202) 555-0143         ', 'US', null],
  ])('%j entered in %s is read as %s', (phone, country, expected) => {
    expect(readPhone(phone, country)).toBe(expected);
  });
});

describe('birth dates', () => {
  test('are read from the whole date or from its parts, and rejected when they differ', () => {
    const parts = { dobYear: '1990', dobMonth: '5', dobDay: '7' };
    const none = { dobYear: '', dobMonth: '', dobDay: '' };
    expect(readBirthDate({ dob: '07/05/1990', ...none }, today).date).toBe('1990-05-07');
    expect(readBirthDate({ dob: '', ...parts }, today).date).toBe('1990-05-07');
    expect(readBirthDate({ dob: '08/05/1990', ...parts }, today).date).toBeNull();
  });
  test.each([
    ['2006-03-02', 20],
    ['2006-03-03', 19],
    ['2004-02-29', 22],
  ])('someone born on %s is %i years old', (date, age) => {
    expect(ageOn(date, today)).toBe(age);
  });
  test('someone born on 29 February has their birthday on 1 March in a common year', () => {
    expect(ageOn('2004-02-29', new Date('2025-02-28T23:59:59Z'))).toBe(20);
    expect(ageOn('2004-02-29', new Date('2025-03-01T00:00:00Z'))).toBe(21);
  });
});

describe('names shown to others', () => {
  test.each([
    ...['f u c k you', 'F.U.C.K', 'sh!t happens', '$hit', 'fuсk with a Cyrillic s', 'A S S'],
    ...['Puta madre', 'gilipollas', 'Fils  de  PUTE!', 'enculé', 'Filho da puta', 'arrombado'],
    ...['sıçmak', 'Amına koy', 'Orospu çocuğu', 'son sürat siktir'],
  ])('are rejected as profane: %s', (name) => {
    expect(isProfane(name)).toBe(true);
  });
  test.each([
    ...['Push it harder', 'Night shift', 'Bass hits', 'Class act', 'Assassin', 'Tainted love'],
    ...['Con amigos', 'Rojo y negro', 'Cumpleaños', 'Reputación', 'Mientras, enviado'],
    ...['Connexion rapide', 'Bons baisers', 'Rappel', 'Mon ami', 'Fichier de nuit', 'Trio'],
    ...['Nova semente', 'Análise', 'Eletrônica', 'Frango assado'],
    ...['Akşamlar', 'Cumhuriyet', 'Turdan önce', 'Daha sıkı', 'Eksikleri gör', 'Canım'],
  ])('are accepted as innocent: %s', (name) => {
    expect(isProfane(name)).toBe(false);
  });
  test('of games, playlists and cities are all accepted', () => {
    const names = [
      ...games.flatMap(({ slug }) => Object.values(gameTextsOf(slug)).map(({ name }) => name)),
      ...casinoPlaylists.flatMap(({ name }) => Object.values(name)),
      ...cities.map(({ name }) => name),
    ];
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter(isProfane)).toEqual([]);
  });
});

describe('nicknames', () => {
  test('are valid when suggested by the server', () => {
    let at = 0;
    const choose = (n: number) => (at = (at * 31 + 17) % 7919) % n;
    for (let i = 0; i < 300; i += 1) expect(isGoodNickname(suggestNickname(choose))).toBe(true);
  });
  test.each(['four', 'with space', 'under_score', 'x'.repeat(29), 'çiçek5'])(
    'are rejected for length or characters: %s',
    (name) => {
      expect(isGoodNickname(name)).toBe(false);
    },
  );
  test.each(['fuckface99', 'Sh1thead', 'mierda77', 'putain42', 'caralho1', 'orospu99'])(
    'are rejected as profane: %s',
    (name) => {
      expect(isProfane(name)).toBe(true);
    },
  );
  test.each(['PassportPilot', 'Classic1990', 'Scunthorpe', 'Essex1234', 'BrassHeron4821'])(
    'are accepted as innocent: %s',
    (name) => {
      expect(isProfane(name)).toBe(false);
    },
  );
});

test('a person is recognised regardless of case, accents and punctuation', () => {
  const person = {
    firstName: 'José-Luis',
    lastName: 'Núñez',
    birthDate: '1990-05-17',
    country: 'ES',
    postCode: '08 001',
    address1: 'C/ Mayor, 1',
  };
  expect(identityText(person)).toBe(
    identityText({
      ...person,
      firstName: 'jose luis',
      lastName: 'NUNEZ',
      postCode: '08001',
      address1: 'c mayor 1',
    }),
  );
});

test.each([
  [null, 'Approved', 'Approved', 'none'],
  [today, 'Pending', 'Approved', 'active'],
  [today, 'Approved', 'Completed', 'verified'],
  [today, 'Rejected', 'Approved', 'active'],
] as const)(
  'a passport with deposit date %s, identity %s and address %s is %s',
  (at, identity, address, expected) => {
    expect(
      passportOf({ passport_active_at: at, identity_state: identity, address_state: address }),
    ).toBe(expected);
  },
);
