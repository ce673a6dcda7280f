/** How many notifications are unread, for the bell and the menu; versioned, since answers and news may overtake each other. */
import { create } from 'zustand';

interface Bell {
  unread: number;
  version: number;
}

const useShown = create<Bell>(() => ({ unread: 0, version: -1 }));

/** Takes in what an answer or the news say; an older version is dropped. */
export function receiveBell({ unread, version }: Bell): void {
  if (version >= useShown.getState().version) useShown.setState({ unread, version });
}

export const clearBell = (): void => useShown.setState({ unread: 0, version: -1 });

export const useUnread = (): number => useShown((shown) => shown.unread);
