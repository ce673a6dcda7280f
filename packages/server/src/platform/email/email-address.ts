import type { FieldCode } from '@wl/contract/field-texts';
import { EMAIL_MAX_LENGTH } from '@wl/world/casino/limits';

/** Returns the key used to compare e-mail addresses. The comparison is case-insensitive. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Returns true if an e-mail address has the syntax that mail servers on the public internet accept. */
export function isEmail(email: string): boolean {
  if (email.length > EMAIL_MAX_LENGTH) return false;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  return (
    at > 0 &&
    local.length <= 64 &&
    /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local) &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u.test(
      domain,
    )
  );
}

/** Returns the error code for an e-mail address as typed, or null if the address is valid. */
export function judgeEmail(email: string): FieldCode | null {
  if (email === '') return 'field.email_missing';
  return isEmail(email) ? null : 'field.email_invalid';
}
