import type { BodyOf } from '@wl/contract/call';
import { notificationsNews } from '@wl/contract/news/notifications';
import type {
  NotificationPreference,
  putNotificationPreference,
  readAllNotifications,
} from '@wl/contract/notifications';
import {
  groupsWithEmails,
  kindsOf,
  type NotificationGroup,
  notificationGroups,
} from '@wl/world/notifications/kinds';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById } from '../members/index.ts';
import { bellOf } from './read-notifications.ts';
import { hasUnreadAbout, markAllRead, markRead } from './read-marks-repository.ts';
import { findBell, saveChoice, takeAway } from './repository.ts';
import { ringBells } from './ring-bells.ts';
import { visibilityOf } from './who-may-see.ts';

type Bell = { unread: number; version: number };

/**
 * Marks one notification as read.
 * @throws DomainError request.not_found if the member has no such notification
 */
export function readOne(deps: Deps, memberId: string, id: string): Promise<Bell> {
  return change(deps, memberId, async (tx) => {
    if (!(await markRead(tx, { id, memberId }, deps.clock.now())))
      throw new DomainError('request.not_found');
  });
}

/**
 * Marks the visible notifications of the requested group, or of all groups, as read. Notifications newer than `version`
 * (the version of the list on the page) stay unread. With `ticket`, marks only notifications about that ticket.
 */
export async function readAll(
  deps: Deps,
  memberId: string,
  { version, group, ticket }: BodyOf<typeof readAllNotifications>,
): Promise<Bell> {
  // Publish the bell only if a notification changes. Open ticket pages repeat this call after each published bell, so
  // publishing without a change would cause an endless loop.
  if (ticket !== undefined && !(await hasUnreadAbout(deps.db, memberId, ticket)))
    return bellOf(deps, memberId);
  return change(deps, memberId, async (tx) => {
    const { groups } = await visibilityOf(deps, memberId);
    const kinds = kindsOf(groups.filter((one) => group === undefined || one === group));
    if (kinds.length === 0) return;
    await markAllRead(tx, memberId, { kinds, version, ticket }, deps.clock.now());
  });
}

/**
 * Deletes one notification.
 * @throws DomainError request.not_found if the member has no such notification
 */
export function deleteOne(deps: Deps, memberId: string, id: string): Promise<Bell> {
  return change(deps, memberId, async (tx) => {
    if (!(await takeAway(tx, { id, memberId }, deps.clock.now())))
      throw new DomainError('request.not_found');
  });
}

/**
 * Locks the member's notification bell, then changes the notifications. After the commit, publishes the bell's new
 * state to all of the member's open windows.
 */
function change(
  deps: Deps,
  memberId: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<Bell> {
  return deps.transaction(async (tx) => {
    await ringBells(tx, [memberId]);
    await work(tx);
    const bell = await bellOf(deps, memberId, tx);
    tx.afterCommit(() => {
      deps.realtime.publish(`private-member.${memberId}`, notificationsNews.changed, bell);
    });
    return bell;
  });
}

interface Preferences {
  groups: NotificationPreference[];
  offers: boolean;
}

/** Returns the member's preferences. The toasts and e-mails of every group are on by default. */
export async function readPreferences(deps: Deps, memberId: string): Promise<Preferences> {
  const bell = await findBell(deps.db, memberId);
  const member = await memberById(deps.db, memberId);
  return {
    groups: notificationGroups.map((group) => ({
      group,
      toast: !bell?.quiet.includes(group),
      email: groupsWithEmails.includes(group) ? !bell?.unmailed.includes(group) : null,
    })),
    offers: member?.offers ?? false,
  };
}

/** Changes the member's preferences for a group. The e-mail setting is ignored if the group has no e-mails. */
export async function choose(
  deps: Deps,
  memberId: string,
  group: NotificationGroup,
  request: BodyOf<typeof putNotificationPreference>,
): Promise<Preferences> {
  await deps.transaction(async (tx) => {
    const bell = (await ringBells(tx, [memberId])).get(memberId);
    const { quiet = [], unmailed = [] } = bell ?? {};
    await saveChoice(tx, memberId, {
      quiet: without(quiet, group, request.toast),
      unmailed: groupsWithEmails.includes(group)
        ? without(unmailed, group, request.email)
        : unmailed,
    });
  });
  return readPreferences(deps, memberId);
}

/**
 * Returns the list of disabled groups after `group` is switched on or off. If `on` is undefined, returns the list
 * unchanged.
 */
function without(
  off: readonly NotificationGroup[],
  group: NotificationGroup,
  on: boolean | undefined,
): NotificationGroup[] {
  if (on === undefined) return [...off];
  const others = off.filter((one) => one !== group);
  return on ? others : [...others, group];
}
