import { permissionOfChannel, type StaffChannel } from '@wl/contract/staff-channels';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askAnew } from './ask-anew.ts';
import { listen } from './realtime.ts';
import { may } from './session.ts';

/**
 * Asks a page's queries again when an event comes; `keys` begin their query keys. A clerk without the channel's
 * permission does not listen: the server would refuse.
 */
export function useLive(
  channel: StaffChannel | `tournament.${string}`,
  event: string,
  ...keys: string[]
): void {
  const queries = useQueryClient();
  const clerk = useRouteContext({ from: '/desk', select: (context) => context.clerk });
  const permission = permissionOfChannel(channel);
  const isAllowed = permission === undefined || may(clerk, permission);
  const joined = keys.join(' ');
  useEffect(() => {
    if (!isAllowed) return undefined;
    return listen(channel, event, () => {
      for (const key of joined.split(' ')) askAnew(queries, key);
    });
  }, [channel, event, isAllowed, joined, queries]);
}

/** Events of the ledger, the auditor and the reconciliation. */
export const useLiveMoney = (...keys: string[]): void =>
  useLive('private-staff.money', 'staff.money_changed', ...keys);
