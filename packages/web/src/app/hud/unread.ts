/**
 * Unread notification count for the bell and the menu. Versioned, because responses and events can arrive out of order.
 */
import { create } from 'zustand';

interface Bell {
  unread: number;
  version: number;
}

const useShown = create<Bell>(() => ({ unread: 0, version: -1 }));

/**
 * Records the number of unread notifications from a response or a realtime message. Ignores a version older than the
 * recorded one.
 */
export function receiveBell({ unread, version }: Bell): void {
  if (version >= useShown.getState().version) useShown.setState({ unread, version });
}

export const clearBell = (): void => useShown.setState({ unread: 0, version: -1 });

/** Returns the unread count together with its version, which increases with every change. */
export const useBell = (): Bell => useShown();

export const useUnread = (): number => useShown((shown) => shown.unread);
