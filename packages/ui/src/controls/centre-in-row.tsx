/**
 * Scrolls a row sideways, as far as possible, until the selected item is in the middle; the page does not scroll. Use
 * it as the ref of that item.
 */
export function centreInRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const [at, room] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
}
