import type { ReplyOf } from '@wl/contract/call';
import type { readTableChat, TableTalker } from '@wl/contract/tables-chat';
import { TABLE_CHAT_SHOWN } from '@wl/world/chat/table-chat';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { publicNicknamesOf } from '../../members/index.ts';
import { findTable } from '../repository.ts';
import { blocksOf, findTalkers, latestMessages } from './chat-repository.ts';
import { authorOf, presentMessage } from './present-message.ts';
import { silencedUntil } from './talk-rules.ts';

/**
 * Returns the latest messages at a table, oldest first, and the member's own chat state.
 * @throws DomainError tables.unknown
 */
export async function readChat(
  deps: Deps,
  table: string,
  memberId: string | undefined,
): Promise<ReplyOf<typeof readTableChat>['data']> {
  if (!(await findTable(deps.db, table))) throw new DomainError('tables.unknown');
  const rows = await latestMessages(deps.db, table, { limit: TABLE_CHAT_SHOWN });
  return {
    messages: rows.toReversed().map((row) => presentMessage(deps, row)),
    me: memberId === undefined ? null : await talkerOf(deps, memberId),
  };
}

async function talkerOf(deps: Deps, memberId: string): Promise<TableTalker> {
  const blocks = await blocksOf(deps.db, memberId);
  const ids = blocks.map(({ blocked_id }) => blocked_id);
  const [talkers, names] = await Promise.all([
    findTalkers(deps.db, [memberId, ...ids]),
    publicNicknamesOf(deps.db, ids),
  ]);
  const talkerWith = (id: string) => talkers.find(({ member_id }) => member_id === id);
  const own = talkerWith(memberId);
  return {
    author: authorOf(deps, memberId),
    shows_name: own?.shows_name ?? false,
    silenced_until: silencedUntil(own, deps.clock.now())?.toISOString() ?? null,
    blocked: blocks.map(({ blocked_id: id, at }) => ({
      author: authorOf(deps, id),
      name: talkerWith(id)?.shows_name ? (names.get(id) ?? null) : null,
      at: at.toISOString(),
    })),
  };
}
