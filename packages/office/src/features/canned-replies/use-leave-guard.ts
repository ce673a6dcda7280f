import { useBlocker } from '@tanstack/react-router';

type Search = { reply?: string };

/**
 * Blocks leaving a reply with unsaved changes until the clerk decides, also for another reply on the same page. When the
 * browser closes or reloads the page, the browser itself asks.
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
