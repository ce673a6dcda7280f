/**
 * Returns tick values that cover the range from `low` to `high` in about four steps. The step size is 1, 2 or 5 times a
 * power of ten.
 */
export function ticksOf(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export interface Band {
  below: readonly number[];
  top: readonly number[];
}

/** Stacks areas and returns the lower and upper edge of each. Treats a missing value as zero. */
export function stack(areas: readonly (readonly (number | null)[])[], length: number): Band[] {
  let floor: readonly number[] = Array.from({ length }, () => 0);
  return areas.map((values) => {
    const below = floor;
    floor = below.map((value, at) => value + (values[at] ?? 0));
    return { below, top: floor };
  });
}

/** Stacks bars: positive values upwards from zero, negative values downwards. Treats a missing value as zero. */
export function stackBars(bars: readonly (readonly (number | null)[])[], length: number): Band[] {
  const up = Array.from({ length }, () => 0);
  const down = [...up];
  return bars.map((values) => {
    const band = { below: [...up], top: [...up] };
    for (let at = 0; at < length; at += 1) {
      const value = values[at] ?? 0;
      const floor = value < 0 ? down : up;
      const [from, to] = [floor[at] ?? 0, (floor[at] ?? 0) + value];
      floor[at] = to;
      band.below[at] = Math.min(from, to);
      band.top[at] = Math.max(from, to);
    }
    return band;
  });
}

/**
 * Returns the indices of values whose neighbours are both missing. A line chart needs separate marks for them, because
 * no line reaches them.
 */
export const isolated = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, at) =>
    value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
      ? [at]
      : [],
  );

/** Returns the SVG path through the points. A missing value leaves a gap. */
export function pathOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isStart = index === 0 || values[index - 1] === null;
      return `${isStart ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}

/** Returns the SVG path around a band: along its upper edge and back along its lower edge. */
export function outlineOf(
  { below, top }: Band,
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const back = below.map((value, index) => `L${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  return `${pathOf(top, x, y)}${back.reverse().join('')}Z`;
}
