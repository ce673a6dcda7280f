import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { changeMember, memberById, type MemberRow } from '../members/index.ts';
import { memberOfToken } from './token.ts';

/**
 * Returns the member that an offer token identifies.
 * @throws DomainError request.not_found if the token is not valid
 */
export async function memberBehind(deps: Deps, token: string): Promise<MemberRow> {
  const id = memberOfToken(deps, token);
  const member = id === undefined ? undefined : await memberById(deps.db, id);
  if (!member) throw new DomainError('request.not_found');
  return member;
}

/**
 * Unsubscribes a member from offer e-mails. The token identifies the member. Idempotent.
 * @throws DomainError request.not_found if the token is not valid
 */
export async function endOffers(deps: Deps, token: string): Promise<MemberRow> {
  const member = await memberBehind(deps, token);
  const { id, offers } = member;
  if (offers) await deps.transaction((tx) => changeMember(deps, tx, id, { offers: false }));
  return member;
}
