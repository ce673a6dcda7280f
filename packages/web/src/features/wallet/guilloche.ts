/**
 * Pure functions that draw guilloches, the line patterns of banknotes, as SVG paths. A pattern consists of wavy curves
 * that are repeated at equal phase offsets and so form a net.
 */

const round = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Returns a rosette: one closed curve whose radius oscillates `waves` times with amplitude `depth`. `phase` (0–1)
 * rotates the pattern. `ripple` adds a faster, smaller oscillation that makes the pattern look woven.
 */
export function rosette(
  radius: number,
  depth: number,
  waves: number,
  phase: number,
  ripple = 0,
): string {
  const steps = waves * 12;
  const points: string[] = [];
  for (let at = 0; at < steps; at += 1) {
    const turn = (at / steps) * 2 * Math.PI;
    const r =
      radius +
      depth * Math.sin(waves * turn + phase * 2 * Math.PI) +
      ripple * Math.sin(3 * waves * turn - phase * 4 * Math.PI);
    points.push(`${round(r * Math.cos(turn))} ${round(r * Math.sin(turn))}`);
  }
  return `M${points.join('L')}Z`;
}

/** Returns a border band: a wave along `length` between ±`height`, modulated by a second, slower wave. */
export function band(length: number, height: number, waveLength: number, phase: number): string {
  const step = waveLength / 14;
  const points: string[] = [];
  for (let x = 0; x <= length + 0.01; x += step) {
    const swell = 0.66 + 0.34 * Math.cos((x / (waveLength * 2.5)) * 2 * Math.PI);
    points.push(
      `${round(x)} ${round(height * swell * Math.sin((x / waveLength + phase) * 2 * Math.PI))}`,
    );
  }
  return `M${points.join('L')}`;
}

/** Returns one path that contains `count` curves with evenly spread phases. */
export const woven = (count: number, curve: (phase: number) => string): string =>
  Array.from({ length: count }, (_, at) => curve(at / count)).join('');
