/**
 * Scrolls a row sideways, but not the page, so that the selected item is as near to the middle as possible. Use it as
 * the ref of that item.
 */
export function centreInRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const [at, room] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
}
