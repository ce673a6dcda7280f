import { getRealityCheck } from '@wl/contract/limits';
import { useEffect, useState } from 'react';
import { useCall } from '../../app/api.ts';

/** Delay in ms that is added to the timer, because a timer can fire slightly early, before the reality check is due. */
const LATE_MS = 50;

/**
 * Returns true if this session's reality check is due according to the server's clock. The device's clock is used only
 * to measure the wait.
 */
export function useRealityDue(): boolean {
  const { data, dataUpdatedAt } = useCall(getRealityCheck, {});
  const [, setPassed] = useState(0);
  const waitMs = data ? Date.parse(data.data.due_at) - Date.parse(data.data.server_now) : Infinity;
  const dueAtMs = dataUpdatedAt + waitMs;
  const due = Date.now() >= dueAtMs;
  useEffect(() => {
    if (due || dueAtMs === Infinity) return undefined;
    const left = dueAtMs - Date.now() + LATE_MS;
    const timer = setTimeout(() => setPassed((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [due, dueAtMs]);
  return due;
}
