import type { ConversationRow } from './repository.ts';

/** Person who writes to support: a member, or a visitor stored in `chat_visitors`. */
export interface Writer {
  kind: 'member' | 'visitor';
  id: string;
}

/** Returns the column of a conversation that contains the writer's id. */
export const columnOf = ({ kind }: Writer) => (kind === 'member' ? 'member_id' : 'visitor_id');

/** Returns the writer of a conversation. The database ensures that each conversation has exactly one. */
export function writerOf(row: Pick<ConversationRow, 'member_id' | 'visitor_id'>): Writer {
  if (row.member_id !== null) return { kind: 'member', id: row.member_id };
  if (row.visitor_id !== null) return { kind: 'visitor', id: row.visitor_id };
  throw new Error('a conversation has a writer');
}

/** Returns true if the conversation belongs to this writer. */
export const isWrittenBy = (
  row: Pick<ConversationRow, 'member_id' | 'visitor_id'>,
  writer: Writer,
): boolean => row[columnOf(writer)] === writer.id;
