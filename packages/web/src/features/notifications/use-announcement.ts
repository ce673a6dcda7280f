import { useState } from 'react';

/** Screen reader announcement that confirms an action. */
export interface Announcement {
  words: string;
  /** Number that changes with every announcement, so that a repeated text is announced again. */
  no: number;
}

export function useAnnouncement(): [Announcement, (words: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ words: '', no: 0 });
  const say = (words: string) => setAnnouncement(({ no }) => ({ words, no: no + 1 }));
  return [announcement, say];
}
