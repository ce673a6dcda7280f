import type { QueryOf, ReplyOf } from '@wl/contract/call';
import { type notifications, NOTIFICATIONS_PER_PAGE } from '@wl/contract/notifications';
import { kindsOf, rulesOf } from '@wl/world/notifications/kinds';
import type { Db } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { bellsOf, countKinds, findBell, findPage } from './repository.ts';
import { wireOf } from './tell-members.ts';
import { sightOf } from './who-may-see.ts';

/** A page of what the member was told, newest first. A group they may not look at now is empty. */
export async function readNotifications(
  deps: Deps,
  memberId: string,
  { group, page }: QueryOf<typeof notifications>,
): Promise<ReplyOf<typeof notifications>> {
  const sight = await sightOf(deps, memberId);
  const wanted = sight.groups.filter((one) => group === undefined || one === group);
  const kinds = kindsOf(wanted);
  // The version first: what comes in between makes it too low, and the next news puts it right.
  const version = (await findBell(deps.db, memberId))?.version ?? 0;
  const counted = await countKinds(deps.db, memberId, sight.kinds);
  const offset = (page - 1) * NOTIFICATIONS_PER_PAGE;
  const rows =
    kinds.length === 0
      ? []
      : await findPage(deps.db, memberId, kinds, { offset, limit: NOTIFICATIONS_PER_PAGE });
  const groups = sight.groups.map((one) => {
    const ofGroup = counted.filter(({ kind }) => rulesOf(kind).group === one);
    return {
      group: one,
      total: ofGroup.reduce((sum, { total }) => sum + total, 0),
      unread: ofGroup.reduce((sum, { unread }) => sum + unread, 0),
    };
  });
  return {
    data: rows.map(wireOf),
    meta: {
      current_page: page,
      total: groups
        .filter(({ group: one }) => wanted.includes(one))
        .reduce((sum, { total }) => sum + total, 0),
      to: offset + rows.length,
      unread: groups.reduce((sum, { unread }) => sum + unread, 0),
      version,
      groups,
    },
  };
}

/** What a member's bell shows now. */
export async function bellOf(
  deps: Pick<Deps, 'clock' | 'db'>,
  memberId: string,
  db: Db = deps.db,
): Promise<{ unread: number; version: number }> {
  const { kinds } = await sightOf(deps, memberId);
  return (await bellsOf(db, [{ memberId, kinds }])).get(memberId) ?? { unread: 0, version: 0 };
}
