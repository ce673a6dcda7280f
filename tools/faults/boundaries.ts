export type Boundary = 'midnight' | 'month_end';

/** Returns the first UTC midnight or, for `month_end`, the first end of a month at least `leadMs` after `nowMs`. */
export function nextBoundary(boundary: Boundary, nowMs: number, leadMs: number): number {
  const earliest = new Date(nowMs + leadMs);
  const [year, month, day] = [
    earliest.getUTCFullYear(),
    earliest.getUTCMonth(),
    earliest.getUTCDate(),
  ];
  return boundary === 'midnight' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1);
}
