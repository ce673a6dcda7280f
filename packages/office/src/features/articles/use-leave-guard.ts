import { useBlocker } from '@tanstack/react-router';
import type { DraftSavers } from './use-draft-savers.ts';

/**
 * Time in ms that saving may take when a clerk leaves the page. After that, the clerk is asked whether to leave anyway.
 */
const LEAVE_MS = 4_000;

const elapsed = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));

/**
 * Saves unsaved texts when the clerk leaves the page. If saving fails or takes too long, the returned blocker makes the
 * page ask whether to leave anyway. If the page is closed or reloaded with unsaved texts, the browser asks.
 */
export function useLeaveGuard(savers: DraftSavers) {
  const unsaved = () => Object.values(savers).filter((saver) => saver.isUnsaved);
  return useBlocker({
    withResolver: true,
    enableBeforeUnload: () => unsaved().length > 0,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || unsaved().length === 0) return false;
      const saved = Promise.all(unsaved().map((saver) => saver.flush()));
      const areAllSaved = saved.then((results) => results.every(Boolean));
      return !(await Promise.race([areAllSaved, elapsed(LEAVE_MS)]));
    },
  });
}
