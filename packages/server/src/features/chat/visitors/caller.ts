import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Requester } from '../requester.ts';
import { findVisitor } from './visitors-repository.ts';

/** Caller identified by `serve`: a signed-in member, or a visitor with a valid token. */
interface Caller {
  readonly memberId: string;
  visitorId: string | undefined;
}

/**
 * Returns the member or visitor who makes a call.
 * @throws DomainError auth.signed_out if the caller is neither a member nor a visitor · chat.visitor_unknown if the
 *   visitor was deleted or has become a member
 */
export async function callerOf(deps: Pick<Deps, 'db'>, caller: Caller): Promise<Requester> {
  if (caller.visitorId === undefined) return { kind: 'member', id: caller.memberId };
  if (!(await findVisitor(deps.db, caller.visitorId)))
    throw new DomainError('chat.visitor_unknown');
  return { kind: 'visitor', id: caller.visitorId };
}
