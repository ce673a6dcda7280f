import type { TableMessage } from '@wl/contract/tables-chat';
import type { Deps } from '../../../platform/deps.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';
import type { TableMessageRow } from './chat-repository.ts';

const AUTHOR_DIGITS = 16;

/** Returns the pseudonym that identifies a member as an author of table talk without revealing the member's id. */
export const authorOf = (deps: Pick<Deps, 'config'>, memberId: string): string =>
  keyedHash(deps, 'table-talk', memberId).toString('hex').slice(0, AUTHOR_DIGITS);

export function presentMessage(deps: Pick<Deps, 'config'>, row: TableMessageRow): TableMessage {
  return {
    id: row.id,
    author: authorOf(deps, row.member_id),
    name: row.name,
    city: row.city,
    text: row.text,
    at: row.at.toISOString(),
  };
}
