import { describe, expect, test } from 'vitest';
import { veiled } from './emails.ts';
import { judgeNickname, nearNickname } from './rules.ts';

const profane = (name: string) => name.includes('rude');

describe('a nickname', () => {
  test.each([
    ['', 'field.required'],
    ['Abcd', 'field.nickname_length'],
    ['Abcde', null],
    ['a'.repeat(28), null],
    ['a'.repeat(29), 'field.nickname_length'],
    ['Brass Heron', 'field.nickname_letters'],
    ['Bráss', 'field.nickname_letters'],
    ['under_score', 'field.nickname_letters'],
    ['Verrude1', 'field.nickname_profane'],
    ['12345', null],
  ])('is checked for length, characters and profanity: %s', (nickname, fault) => {
    expect(judgeNickname(nickname, profane)).toBe(fault);
  });

  test.each(['Heron', 'Heron12', '12345', 'a'.repeat(28)])(
    'suggested when %s is taken differs from it and is valid',
    (taken) => {
      const near = nearNickname(taken, (n) => n - 1);
      expect(near).not.toBe(taken);
      expect(judgeNickname(near, profane)).toBeNull();
    },
  );
});

test('a masked e-mail address shows only its first character and its domain', () => {
  expect(veiled('nora@mail.example')).toBe('n•••@mail.example');
  expect(veiled('“a@b”@mail.example')).toBe('“•••@mail.example');
});
