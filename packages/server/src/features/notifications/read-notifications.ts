import type { QueryOf, ReplyOf } from '@wl/contract/call';
import { type notifications, NOTIFICATIONS_PER_PAGE } from '@wl/contract/notifications';
import { kindsOf, rulesOf } from '@wl/world/notifications/kinds';
import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { bellsOf, countKinds, findBell, findPage } from './repository.ts';
import { wireOf } from './notify-members.ts';
import { visibilityOf } from './who-may-see.ts';

/**
 * Returns a page of the member's notifications, newest first. If the requested group is hidden from the member, for
 * example during a break, the page is empty.
 */
export async function readNotifications(
  deps: Deps,
  memberId: string,
  { group, page }: QueryOf<typeof notifications>,
): Promise<ReplyOf<typeof notifications>> {
  const visibility = await visibilityOf(deps, memberId);
  const wanted = visibility.groups.filter((one) => group === undefined || one === group);
  const kinds = kindsOf(wanted);
  // Read the version before the notifications. If a notification arrives in between, the version in the response is too
  // low rather than too high, and the next update corrects it.
  const version = (await findBell(deps.db, memberId))?.version ?? 0;
  const counted = await countKinds(deps.db, memberId, visibility.kinds);
  const offset = (page - 1) * NOTIFICATIONS_PER_PAGE;
  const rows =
    kinds.length === 0
      ? []
      : await findPage(deps.db, memberId, kinds, { offset, limit: NOTIFICATIONS_PER_PAGE });
  const groups = visibility.groups.map((one) => {
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

/** Returns the state of a member's bell: the number of unread notifications, and the bell's version. */
export async function bellOf(
  deps: Pick<Deps, 'clock' | 'db'>,
  memberId: string,
  db: Db = deps.db,
): Promise<{ unread: number; version: number }> {
  const { kinds } = await visibilityOf(deps, memberId);
  return (await bellsOf(db, [{ memberId, kinds }])).get(memberId) ?? { unread: 0, version: 0 };
}
