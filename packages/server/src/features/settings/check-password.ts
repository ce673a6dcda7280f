import { verifyPassword } from '../../platform/auth.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById, type MemberRow } from '../members/index.ts';

/**
 * Asks for the password once more before something that a lost phone must not be able to do (trust S7).
 * @throws DomainError auth.wrong_password · auth.signed_out
 */
export async function checkPassword(
  db: Db,
  memberId: string,
  password: string,
): Promise<MemberRow> {
  const member = await memberById(db, memberId);
  if (!member) throw new DomainError('auth.signed_out');
  const { ok } = await verifyPassword(member.password_hash, password);
  if (!ok) throw new DomainError('auth.wrong_password');
  return member;
}
