import { tablesNews } from '@wl/contract/news/tables';
import type { TableMessage } from '@wl/contract/tables-chat';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { cityOf } from '../../journey/index.ts';
import { lockWallet } from '../../ledger/index.ts';
import { gateStateOf, memberById } from '../../members/index.ts';
import { findTable } from '../repository.ts';
import {
  findMessage,
  findTalker,
  insertMessage,
  lastSentAt,
  type TableMessageRow,
} from './chat-repository.ts';
import { faultOfMessage } from './moderation/judge-message.ts';
import { presentMessage } from './present-message.ts';
import { refusedMessages } from './refused-messages.ts';
import { secondsToWait, silencedUntil } from './talk-rules.ts';

interface NewMessage {
  id: string;
  table: string;
  text: string;
}

const MINUTE_MS = 60_000;

/**
 * Checks a member's message, and delivers it to everybody at the table if it is accepted. A repeated request returns
 * the message that the first request stored. A refused message is not stored, only counted.
 * @throws DomainError as listed for the call in contract/src/tables-chat.ts
 */
export async function sendMessage(
  deps: Deps,
  memberId: string,
  { id: sentId, ...message }: NewMessage,
): Promise<TableMessage> {
  const sent = { ...message, id: sentId.toLowerCase() };
  return deps.transaction(async (tx) => {
    // An exclusion also locks the wallet, so a message is either published before the exclusion or checked after it.
    // The lock also serialises the member's requests, which enforces the interval between messages.
    await lockWallet(tx, memberId);
    const before = await sentBefore(tx, memberId, sent);
    if (before) return presentMessage(deps, before);
    const { name, tableCity } = await judgeAuthor(deps, tx, memberId, sent.table);
    judgeText(deps, sent.text);
    const row: TableMessageRow = {
      id: sent.id,
      table_slug: sent.table,
      member_id: memberId,
      name,
      city: (await cityOf(tx, memberId)) ?? tableCity,
      text: sent.text,
      at: deps.clock.now(),
      removed_at: null,
    };
    if (!(await insertMessage(tx, row))) throw new DomainError('tables.chat_id_reused');
    const shown = presentMessage(deps, row);
    tx.afterCommit(() => {
      const news = { table: row.table_slug, message: shown };
      deps.realtime.publish(`table.${row.table_slug}`, tablesNews.message_added, news);
    });
    return shown;
  });
}

/**
 * Returns the message that an earlier request stored under this id; undefined if there is none.
 * @throws DomainError tables.chat_id_reused if that message differs
 */
async function sentBefore(
  db: Db,
  memberId: string,
  { id, table, text }: NewMessage,
): Promise<TableMessageRow | undefined> {
  const row = await findMessage(db, id);
  if (!row) return undefined;
  if (row.member_id !== memberId || row.table_slug !== table || row.text !== text)
    throw new DomainError('tables.chat_id_reused');
  return row;
}

/**
 * Checks that the member may currently send messages at this table.
 * @returns the table's city, and the member's nickname (null unless the member has agreed to show it)
 */
async function judgeAuthor(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  table: string,
): Promise<{ name: string | null; tableCity: string }> {
  const now = deps.clock.now();
  const member = await memberById(tx, memberId);
  if (!member) throw new DomainError('auth.signed_out');
  // The check at the start of the request may have used a cached member state, so check the stored state too.
  deps.gates.allow('launch', gateStateOf(member));
  const found = await findTable(tx, table);
  if (!found) throw new DomainError('tables.unknown');
  if (found.state !== 'open') throw new DomainError('tables.closed');
  const talker = await findTalker(tx, memberId);
  const until = silencedUntil(talker, now);
  if (until) {
    const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS);
    throw new DomainError('tables.chat_silenced', { params: { minutes } });
  }
  const seconds = secondsToWait(await lastSentAt(tx, memberId, table), now);
  if (seconds > 0) throw new DomainError('tables.chat_slow', { params: { seconds } });
  return { name: talker?.shows_name ? member.nickname : null, tableCity: found.city };
}

function judgeText(deps: Deps, text: string): void {
  const fault = faultOfMessage(text);
  if (!fault) return;
  refusedMessages(deps).inc({ reason: fault });
  throw new DomainError(`tables.chat_${fault}`);
}
