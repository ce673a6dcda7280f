import { ITEM_EXPIRING_MS } from '@wl/world/notifications/kinds';
import type { Deps } from '../../platform/deps.ts';
import { type EndingItem, itemsEndingBefore } from '../bag/index.ts';
import { knownKeys } from './repository.ts';
import type { NewNotification } from './rules.ts';
import { notify } from './notify-members.ts';

/** Number of bag items read per query. */
const AT_ONCE = 200;

/**
 * Notifies members about bag items that expire within a day. Safe to repeat: the notification's key prevents a second
 * notification for the same item and expiry time.
 */
export async function announceEnds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + ITEM_EXPIRING_MS);
  let after: EndingItem | undefined;
  for (;;) {
    const items = await itemsEndingBefore(deps.db, { now, until, after, limit: AT_ONCE });
    const newNotifications = items.map((item) => notificationOf(item, now));
    const known = await knownKeys(deps.db, newNotifications);
    const fresh = newNotifications.filter(({ memberId, key }) => !known.has(`${memberId} ${key}`));
    if (fresh.length > 0) await deps.transaction((tx) => notify(deps, tx, fresh));
    after = items.at(-1);
    if (items.length < AT_ONCE) return;
  }
}

function notificationOf({ id, memberId, kind, deadline }: EndingItem, at: Date): NewNotification {
  return {
    memberId,
    key: `ends:${id}:${deadline.toISOString()}`,
    kind: 'item_expiring',
    facts: { item: kind, until: deadline.toISOString() },
    at,
  };
}
