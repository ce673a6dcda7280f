const END_OF_DAY = '24:00';

/** Converts a closing time for a time field, which cannot show 24:00 and shows 00:00 instead. */
export const shownEnd = (to: string): string => (to === END_OF_DAY ? '00:00' : to);
export const storedEnd = (shown: string): string => (shown === '00:00' ? END_OF_DAY : shown);
/** Returns true if an interval covers the whole day. A label must then say so, because both time fields show 00:00. */
export const isAllDay = ({ from, to }: { from: string; to: string }): boolean =>
  from === '00:00' && to === END_OF_DAY;
