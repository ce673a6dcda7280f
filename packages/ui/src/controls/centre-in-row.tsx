/**
 * Scrolls a row so that its selected item is as close to the middle as possible. Used as the ref of that item in rows
 * that scroll sideways on phones. The page itself does not scroll.
 */
export function centreInRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const [at, room] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
}
