import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tableQuery } from './api.ts';
import type { ShownTable } from './live-state.ts';

/** Time in ms that must pass after the end of a phase before the next phase is treated as overdue. */
const GRACE_MS = 3_000;
const AGAIN_MS = 10_000;

/**
 * Requests a table again while its next phase is overdue. Possible causes are a lost message, a dead connection and a
 * closed table.
 * @param nowMs server time in milliseconds
 */
export function useOverdue({ slug, round, waits_for: wait }: ShownTable, nowMs: number): void {
  const client = useQueryClient();
  const ends = wait?.at ?? round?.phase_ends_at ?? round?.dealt?.decision?.until;
  const isOverdue = ends !== null && ends !== undefined && nowMs > Date.parse(ends) + GRACE_MS;
  useEffect(() => {
    if (!isOverdue) return undefined;
    const ask = () => void client.invalidateQueries({ queryKey: tableQuery(slug).queryKey });
    ask();
    // A random interval keeps the browsers at a table from sending their requests at the same moment.
    const timer = setInterval(ask, AGAIN_MS * (1 + Math.random()));
    return () => clearInterval(timer);
  }, [client, slug, isOverdue]);
}
