import type { OfficeTableMessage } from '@wl/contract/office/tables-chat';
import { tablesNews } from '@wl/contract/news/tables';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { nicknamesOf } from '../../members/index.ts';
import { findTable } from '../repository.ts';
import {
  findMessage,
  findTalker,
  findTalkers,
  latestMessages,
  markRemoved,
  storeTalker,
  type TableMessageRow,
} from './chat-repository.ts';
import { presentMessage } from './present-message.ts';
import { silencedUntil } from './talk-rules.ts';

/** Maximum number of messages shown to clerks per table, newest first. */
const SHOWN_TO_CLERKS = 200;
const HOUR_MS = 3_600_000;

/**
 * Returns the latest messages at a table with their authors, including removed messages.
 * @throws DomainError tables.unknown
 */
export async function readOfficeChat(
  deps: Deps,
  table: string,
): Promise<{ messages: OfficeTableMessage[] }> {
  if (!(await findTable(deps.db, table))) throw new DomainError('tables.unknown');
  const rows = await latestMessages(deps.db, table, { limit: SHOWN_TO_CLERKS, withRemoved: true });
  const ids = [...new Set(rows.map(({ member_id }) => member_id))];
  const [names, talkers] = await Promise.all([
    nicknamesOf(deps.db, ids),
    findTalkers(deps.db, ids),
  ]);
  const now = deps.clock.now();
  return {
    messages: rows.map((row) => {
      const talker = talkers.find(({ member_id }) => member_id === row.member_id);
      return {
        ...presentMessage(deps, row),
        member_id: row.member_id,
        nickname: names.get(row.member_id) ?? '',
        removed_at: row.removed_at?.toISOString() ?? null,
        silenced_until: silencedUntil(talker, now)?.toISOString() ?? null,
      };
    }),
  };
}

/**
 * Removes a message from all pages. Idempotent: a removed message keeps its first removal time and is not published again.
 * @throws DomainError tables.chat_unknown
 */
export async function removeMessage(
  deps: Deps,
  tx: Transaction,
  id: string,
): Promise<TableMessageRow> {
  const removed = await markRemoved(tx, id, deps.clock.now());
  if (removed) {
    const { table_slug: table } = removed;
    tx.afterCommit(() =>
      deps.realtime.publish(`table.${table}`, tablesNews.message_removed, { table, id }),
    );
    return removed;
  }
  const row = await findMessage(tx, id);
  if (!row) throw new DomainError('tables.chat_unknown');
  return row;
}

/**
 * Silences the author of a message at all tables for the given number of hours; 0 ends the current silence.
 * @returns the author, and the end of the silence before and after the change
 * @throws DomainError tables.chat_unknown
 */
export async function silenceAuthor(
  deps: Deps,
  tx: Transaction,
  { id, hours }: { id: string; hours: number },
): Promise<{ memberId: string; before: string | null; after: string | null }> {
  const message = await findMessage(tx, id);
  if (!message) throw new DomainError('tables.chat_unknown');
  const now = deps.clock.now();
  const before = silencedUntil(await findTalker(tx, message.member_id), now);
  const until = hours === 0 ? null : new Date(now.getTime() + hours * HOUR_MS);
  await storeTalker(tx, message.member_id, { silenced_until: until });
  return {
    memberId: message.member_id,
    before: before?.toISOString() ?? null,
    after: until?.toISOString() ?? null,
  };
}
