import type { ConversationRow } from './repository.ts';

/** Person who writes to support: a member, or a visitor stored in `chat_visitors`. */
export interface Requester {
  kind: 'member' | 'visitor';
  id: string;
}

/** Returns the name of the conversation column that contains the requester's id. */
export const columnOf = ({ kind }: Requester) => (kind === 'member' ? 'member_id' : 'visitor_id');

/** Returns the requester of a conversation. The database ensures that each conversation has exactly one. */
export function requesterOf(row: Pick<ConversationRow, 'member_id' | 'visitor_id'>): Requester {
  if (row.member_id !== null) return { kind: 'member', id: row.member_id };
  if (row.visitor_id !== null) return { kind: 'visitor', id: row.visitor_id };
  throw new Error('a conversation has a requester');
}

/** Returns true if the conversation belongs to this requester. */
export const isOwnedBy = (
  row: Pick<ConversationRow, 'member_id' | 'visitor_id'>,
  requester: Requester,
): boolean => row[columnOf(requester)] === requester.id;
