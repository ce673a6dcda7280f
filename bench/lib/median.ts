/**
 * Returns the median of the values. For an even number of values, returns the upper of the two middle values; for an
 * empty list, returns 0.
 */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
