import { pathOf, ticksOf } from './chart-scale.ts';

const WIDTH = 120;
const HEIGHT = 36;
/** Margin that leaves room for the line width and the dot. */
const MARGIN = 4;

interface SparklineProps {
  /** Values, oldest first. */
  values: readonly number[];
  /** CSS colour. Its contrast against the `paper` background colour must be at least 3:1. */
  color?: string;
}

/**
 * Shows a small line chart without axes. The chart is decorative: the figures beside it give screen readers the same
 * information.
 */
export function Sparkline({ values, color = 'var(--color-ink-700)' }: SparklineProps) {
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const last = values.length - 1;
  const x = (index: number) => MARGIN + (index / Math.max(1, last)) * (WIDTH - 2 * MARGIN);
  const y = (value: number) =>
    MARGIN + (1 - (value - low) / Math.max(1, high - low)) * (HEIGHT - 2 * MARGIN);
  if (values.length < 2) return null;
  return (
    <svg
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path
        d={`${pathOf(values, x, y)}L${x(last).toFixed(1)} ${y(0).toFixed(1)}L${x(0).toFixed(1)} ${y(0).toFixed(1)}Z`}
        fill={color}
        fillOpacity={0.14}
      />
      <path d={pathOf(values, x, y)} fill="none" stroke={color} strokeWidth={2} />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r={3} fill={color} />
    </svg>
  );
}
