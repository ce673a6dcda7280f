/**
 * Scrolls the selected item of a row to the middle of the row, as far as possible. Used as a ref in rows that scroll
 * sideways on phones. The page itself does not scroll.
 */
export function centreInRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const [at, room] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
}
