import type { FieldCode } from '@wl/contract/field-texts';
import { NICKNAME_MAX_LENGTH, NICKNAME_MIN_LENGTH } from '@wl/world/casino/limits';

/**
 * Checks a nickname (specification §5, decisions §2). A nickname must consist of 5 to 28 letters and digits and must
 * not contain profanity.
 * @param profane returns true if a name contains profanity
 */
export function judgeNickname(
  nickname: string,
  profane: (name: string) => boolean,
): FieldCode | null {
  if (nickname === '') return 'field.required';
  if (!/^[A-Za-z0-9]+$/.test(nickname)) return 'field.nickname_letters';
  if (nickname.length < NICKNAME_MIN_LENGTH || nickname.length > NICKNAME_MAX_LENGTH)
    return 'field.nickname_length';
  return profane(nickname) ? 'field.nickname_profane' : null;
}

const NUMBER_LENGTH = 4;

/**
 * Returns a nickname similar to a taken one: the same word followed by a different number.
 * @param choose returns a random integer in [0, n)
 */
export function nearNickname(nickname: string, choose: (n: number) => number): string {
  const word = nickname.replace(/\d+$/, '') || 'Traveller';
  return word.slice(0, NICKNAME_MAX_LENGTH - NUMBER_LENGTH) + String(1000 + choose(9000));
}
