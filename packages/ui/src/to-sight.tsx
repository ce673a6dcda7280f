/**
 * A ref for the chosen one of a row that scrolls sideways on phones: brings it into the middle of the row, as far as that goes. The
 * page itself stays where it is.
 */
export function toSight(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const [at, room] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
}
