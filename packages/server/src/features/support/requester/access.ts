import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findTicket, lockRoot, mergedInto, type TicketRow } from '../repository.ts';
import { filesTokenFits, tokenFits } from '../review-token.ts';

/** Evidence that a caller is the requester of a ticket: the id of the signed-in member, or a token. */
export interface Proof {
  memberId: string | undefined;
  token: string | undefined;
}

/**
 * Returns true if the proof is valid for a ticket. The token of a merged ticket is also valid for the ticket that
 * continues its thread, because both have the same requester.
 */
async function isRequester(
  deps: Pick<Deps, 'config'>,
  db: Db,
  row: TicketRow,
  { memberId, token }: Proof,
): Promise<boolean> {
  if (memberId !== undefined && row.member_id === memberId) return true;
  if (token === undefined) return false;
  const ids = [row.id, ...(await mergedInto(db, row.id))];
  return ids.some((id) => tokenFits(deps, id, token));
}

/**
 * Returns a ticket after checking that the caller is its requester.
 * @throws DomainError request.not_found, also if the ticket exists but the proof is not valid for it
 */
export async function ownTicket(
  deps: Pick<Deps, 'config'> & { db: Db },
  id: string,
  proof: Proof,
): Promise<TicketRow> {
  const row = await findTicket(deps.db, id);
  if (!row || !(await isRequester(deps, deps.db, row, proof)))
    throw new DomainError('request.not_found');
  return row;
}

/**
 * Locks a ticket for a change by its requester. If the ticket was merged, locks the ticket that continues its thread.
 * @throws DomainError request.not_found, also if the ticket exists but the proof is not valid for it
 */
export async function lockOwn(
  deps: Pick<Deps, 'config'>,
  tx: Transaction,
  id: string,
  proof: Proof,
): Promise<TicketRow> {
  await ownTicket({ config: deps.config, db: tx }, id, proof);
  const root = await lockRoot(tx, id);
  if (!root) throw new DomainError('request.not_found');
  return root;
}

/** Returns true if the token lets its bearer add files to the first message of this ticket. */
export const mayAddFirstFiles = (
  deps: Pick<Deps, 'config'>,
  id: string,
  { token }: Proof,
): boolean => token !== undefined && filesTokenFits(deps, id, token);
