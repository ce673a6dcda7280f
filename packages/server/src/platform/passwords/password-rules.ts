import type { FieldCode } from '@wl/contract/field-texts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@wl/world/casino/limits';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Checks a new password. It must have 8 to 128 characters with a digit, a special character and a capital letter
 * (specification §5), and must not be common (decisions §2).
 *
 * @param personal the member's names and e-mail address, which are treated like common passwords
 * @returns the error code, or null if the password is accepted
 */
export function judgePassword(
  password: string,
  personal: readonly string[] = [],
): FieldCode | null {
  if (password === '') return 'field.password_missing';
  const characters = [...password];
  if (characters.length > PASSWORD_MAX_LENGTH) return 'field.password_too_long';
  const strong =
    characters.length >= PASSWORD_MIN_LENGTH &&
    /\p{Nd}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /[^\p{L}\p{N}\s]/u.test(password);
  if (!strong) return 'field.password_weak';
  if (isCommonPassword(password, personal)) return 'field.password_common';
  return null;
}
