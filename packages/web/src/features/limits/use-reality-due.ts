import { getRealityCheck } from '@wl/contract/limits';
import { useEffect, useState } from 'react';
import { useCall } from '../../app/api.ts';

/** Whether this session's reality check is due by the server's clock; the device's own only counts the wait. */
export function useRealityDue(): boolean {
  const query = useCall(getRealityCheck, {});
  const check = query.data?.data;
  const askedAt = query.dataUpdatedAt;
  const [, setPassed] = useState(0);
  const leftMs = check
    ? Date.parse(check.due_at) - Date.parse(check.server_now) - (Date.now() - askedAt)
    : Infinity;
  const due = leftMs <= 0;
  useEffect(() => {
    if (!check || due) return undefined;
    const left = Date.parse(check.due_at) - Date.parse(check.server_now) - (Date.now() - askedAt);
    const timer = setTimeout(() => setPassed((count) => count + 1), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [check, askedAt, due]);
  return due;
}
