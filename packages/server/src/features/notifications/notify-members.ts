import { notificationsNews } from '@wl/contract/news/notifications';
import type { Notification, NotificationAdded } from '@wl/contract/notifications';
import { rulesOf } from '@wl/world/notifications/kinds';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StoredEvent } from '../../platform/events/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type Summand, summed, uncounted } from './add-up.ts';
import { sendNotificationEmail } from './emails.ts';
import {
  addSums,
  bellsOf,
  type BellRow,
  insertNew,
  type NewRow,
  type NotificationRow,
} from './repository.ts';
import { ringBells } from './ring-bells.ts';
import { addsUp, keptSince, type NewNotification, notificationOf } from './rules.ts';
import { visibilitiesOf } from './who-may-see.ts';

/** Maximum number of toasts for notifications that arrive together. If more arrive, only the bell is updated. */
const MOST_TOASTS = 5;

/**
 * Adds the notifications for a batch of events. Runs in the transaction that advances the subscriber's position, so
 * each notification is added exactly once.
 */
export function notifyOfEvents(
  deps: Deps,
  tx: Transaction,
  events: readonly StoredEvent[],
): Promise<void> {
  return notify(
    deps,
    tx,
    events.flatMap((event) => notificationOf(event) ?? []),
  );
}

/**
 * Adds notifications to the members' lists. Skips:
 * - notifications whose key already exists
 * - notifications for closed accounts
 * - invitations to play for members who must not receive them
 * - notifications about events older than the retention period, because duplicates can no longer be detected once the
 *   keys are deleted
 *
 * Locks the members' bells (rows with the version of the notification list) in order of member id, queues e-mails in
 * the transaction, and notifies the members' open windows after the commit.
 */
export async function notify(
  deps: Deps,
  tx: Transaction,
  newNotifications: readonly NewNotification[],
): Promise<void> {
  const since = keptSince(deps.clock.now());
  const kept = newNotifications.filter(({ at }) => at >= since);
  const visibilities = await visibilitiesOf(
    deps,
    kept.filter(isInvitation).map(({ memberId }) => memberId),
  );
  const fit = kept.filter(
    (fresh) => !isInvitation(fresh) || visibilities.get(fresh.memberId)?.mayInvite,
  );
  if (fit.length === 0) return;
  const bells = await ringBells(
    tx,
    fit.map(({ memberId }) => memberId),
  );
  const heard = fit.filter(({ memberId }) => bells.has(memberId));
  const rowOf = newRowOf(bells);
  const sums = summed(await uncounted(tx, heard.filter(isSummand)));
  const added = [
    ...(await insertNew(tx, heard.filter((fresh) => !addsUp(fresh)).map(rowOf))),
    ...(await addSums(
      tx,
      sums.map((sum) => ({ ...rowOf(sum), counted: sum.position })),
    )),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const row of added) await sendNotificationEmail(deps, tx, row, bells.get(row.member_id));
  await publish(deps, tx, added, bells);
}

const isInvitation = ({ kind }: NewNotification): boolean => rulesOf(kind).invites === true;

const isSummand = (fresh: NewNotification): fresh is Summand =>
  addsUp(fresh) && fresh.position !== undefined;

const newRowOf =
  (bells: ReadonlyMap<string, BellRow>) =>
  ({ memberId, key, kind, facts, at }: NewNotification): NewRow => ({
    id: uuidv7(),
    member_id: memberId,
    key,
    kind,
    data: facts,
    at,
    rung: bells.get(memberId)?.version ?? 0,
  });

/** Converts a row to the contract's format. */
export const wireOf = ({ id, kind, data, at, read_at }: NotificationRow): Notification =>
  ({ id, kind, at: at.toISOString(), read: read_at !== null, ...data }) as Notification;

async function publish(
  deps: Deps,
  tx: Transaction,
  added: readonly NotificationRow[],
  bells: ReadonlyMap<string, BellRow>,
): Promise<void> {
  const channelOf = (memberId: string) => `private-member.${memberId}`;
  const listening = [...new Set(added.map(({ member_id }) => member_id))].filter((memberId) =>
    deps.realtime.mayReach(channelOf(memberId)),
  );
  if (listening.length === 0) return;
  const visibilities = await visibilitiesOf(deps, listening);
  const shown = await bellsOf(
    tx,
    listening.map((memberId) => ({
      memberId,
      kinds: visibilities.get(memberId)?.kinds ?? [],
    })),
  );
  for (const memberId of listening) {
    const bell = shown.get(memberId) ?? { unread: 0, version: 0 };
    const visibility = visibilities.get(memberId);
    const quiet = bells.get(memberId)?.quiet ?? [];
    const news = added.filter(
      ({ member_id, kind }) => member_id === memberId && visibility?.kinds.includes(kind),
    );
    tx.afterCommit(() => {
      if (news.length > MOST_TOASTS)
        deps.realtime.publish(channelOf(memberId), notificationsNews.changed, bell);
      else
        for (const row of news) {
          const { toast, group } = rulesOf(row.kind);
          const notified: NotificationAdded = {
            notification: wireOf(row),
            toast: toast && !quiet.includes(group),
            ...bell,
          };
          deps.realtime.publish(channelOf(memberId), notificationsNews.added, notified);
        }
    });
  }
}
