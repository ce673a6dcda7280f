/** Tests the built-in list of passwords that are rejected as too common (decisions §2, trust S2). */
import { dictionary } from '@zxcvbn-ts/language-common';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCommonPassword, loadCommonPasswords } from './common-passwords.ts';
import { judgePassword } from './password-rules.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ALPHABET = `${LETTERS}${LETTERS.toUpperCase()}0123456789!#$%&*+-.:;=?@_`;
const random = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

test('the list of common passwords has more than 40,000 entries', () => {
  expect(loadCommonPasswords()).toBeGreaterThan(40_000);
});

test.each(['Starfish12!', 'Wh1skey#77', 'Sc0rpi0n9!', '!Chevelle1969', 'Blink182!!', 'NCC1701d!!'])(
  '%s is rejected as a common password',
  (password) => {
    expect(judgePassword(password)).toBe('field.password_common');
  },
);

test('a listed word with a capital, digits and a special character added is rejected', () => {
  const list = dictionary['passwords-common'] as readonly string[];
  const words = list.filter((entry) => /^[a-z]{5,}$/.test(entry));
  const missed: string[] = [];
  for (let at = 0; at < words.length; at += 97) {
    const word = words[at] ?? '';
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    for (const dressed of [`${capital}1!`, `${capital}2024#`, `!7${capital}`, `${capital}-99`])
      if (!isCommonPassword(dressed)) missed.push(dressed);
  }
  expect(missed).toEqual([]);
});

test.each([
  'Harbour7!Lantern',
  'Meridian-91-Tram',
  'Quay-Side-Lantern-9',
  'correct-Horse-7-battery',
])('%s is accepted although it combines listed words', (password) => {
  expect(judgePassword(password)).toBeNull();
});

test('random passwords of 8 or 12 characters are almost never rejected', () => {
  const refused = (length: number, count: number) =>
    Array.from({ length: count }, () => random(length)).filter((one) => isCommonPassword(one));
  // In ten runs of this test, no random password of 12 characters was rejected. The limit of three allows for chance.
  expect(refused(12, 3000).length).toBeLessThanOrEqual(3);
  // About one in 430 random passwords of eight characters is rejected, because four or five of its characters form a
  // listed word by chance. With 12 characters, none in 30,000 was rejected.
  expect(refused(8, 3000).length).toBeLessThan(60);
});
