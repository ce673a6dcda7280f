import type { NewsKind } from '@wl/contract/news';
import { staffNews } from '@wl/contract/news/staff';
import { permissionOfChannel, type StaffChannel } from '@wl/contract/office/staff-channels';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refetchAfter } from './refetch-after.ts';
import { listen } from './realtime.ts';
import { may } from '../session.ts';

/**
 * Refetches queries when a message of the given kind arrives. Clerks without the channel's permission are not
 * subscribed, because the server would refuse the subscription.
 * @param keys first key element of each query to refetch
 */
export function useLive(
  channel: StaffChannel | `tournament.${string}`,
  kind: NewsKind,
  ...keys: string[]
): void {
  const queries = useQueryClient();
  const clerk = useRouteContext({ from: '/office', select: (context) => context.clerk });
  const permission = permissionOfChannel(channel);
  const isAllowed = permission === undefined || may(clerk, permission);
  const joined = keys.join(' ');
  useEffect(() => {
    if (!isAllowed) return undefined;
    return listen(channel, kind, () => {
      for (const key of joined.split(' ')) refetchAfter(queries, key);
    });
  }, [channel, kind, isAllowed, joined, queries]);
}

/**
 * Refetches the queries with these keys when the auditor, the reconciliation or the liability report has a new result.
 */
export const useLiveMoney = (...keys: string[]): void =>
  useLive('private-staff.money', staffNews.money_changed, ...keys);
