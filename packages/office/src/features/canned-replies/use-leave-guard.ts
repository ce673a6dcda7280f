import { useBlocker } from '@tanstack/react-router';

type Search = { reply?: string };

/**
 * Asks the clerk for confirmation before navigation discards unsaved changes to a reply, even if the next page is
 * another reply. If the tab is closed or reloaded, the browser asks instead.
 */
export const useLeaveGuard = (isUnsaved: boolean) =>
  useBlocker({
    withResolver: true,
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: ({ current, next }) => {
      const isSamePage = current.pathname === next.pathname;
      const isSameReply = (current.search as Search).reply === (next.search as Search).reply;
      return isUnsaved && !(isSamePage && isSameReply);
    },
  });
