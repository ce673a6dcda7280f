const END_OF_DAY = '24:00';

/** Converts a closing time for a time field, which cannot show 24:00 and shows 00:00 instead. */
export const shownEnd = (to: string): string => (to === END_OF_DAY ? '00:00' : to);
export const storedEnd = (shown: string): string => (shown === '00:00' ? END_OF_DAY : shown);
/** Returns true for the whole day. A label then says so, because both time fields show midnight. */
export const isAllDay = ({ from, to }: { from: string; to: string }): boolean =>
  from === '00:00' && to === END_OF_DAY;
