import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAnew } from './ask-anew.ts';
import { listen } from './realtime.ts';

/** Asks a page's queries again whenever the house says that something changed; `keys` begin their query keys. */
export function useLive(channel: string, event: string, ...keys: string[]): void {
  const queries = useQueryClient();
  const joined = keys.join(' ');
  useEffect(
    () =>
      listen(channel, event, () => {
        for (const key of joined.split(' ')) askAnew(queries, key);
      }),
    [channel, event, joined, queries],
  );
}

/** The money desk's own news: alarms, comparisons, liability. */
export const useLiveMoney = (...keys: string[]): void =>
  useLive('private-staff.money', 'staff.money_changed', ...keys);
