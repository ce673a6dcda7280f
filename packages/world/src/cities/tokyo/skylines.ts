import type { Random } from '@wl/art/random';
import { drawSkyline, type SkylineOptions } from '@wl/art/skyline';
import type { Scene } from '@wl/art/svg';

/** Position of a row of buildings: its ground line, and its left and right ends. */
type Row = Pick<SkylineOptions, 'ground' | 'from' | 'to'>;

export function drawFarSkyline(scene: Scene, random: Random, row: Row): string {
  return drawSkyline(
    random,
    {
      ...row,
      heights: [60, 210],
      widths: [22, 58],
      masts: 0.3,
      profile: (t) => 0.62 + 0.5 * Math.sin(t * 3.1 + 0.4) * (0.6 + 0.4 * t),
    },
    {
      walls: scene.linear('far', [
        [0, '#7a3b8f'],
        [1, '#ef8a86'],
      ]),
      shade: '#3d1c6b',
      shadeOpacity: 0.16,
    },
  );
}

export function drawMiddleSkyline(scene: Scene, random: Random, row: Row): string {
  return drawSkyline(
    random,
    {
      ...row,
      heights: [60, 260],
      widths: [34, 74],
      profile: (t) =>
        t > 0.62 && t < 0.84 ? 0.42 : 0.55 + 0.42 * Math.abs(Math.sin(t * 5.2 + 1.1)),
      windows: {
        lit: 0.42,
        width: 3,
        height: 4,
        gapX: 3,
        gapY: 5,
        colours: ['#ffc27a', '#ffe2a8', '#ff8fa3', '#9fe8ff'],
      },
    },
    {
      walls: scene.linear('middle', [
        [0, '#3b1f66'],
        [1, '#a13f7c'],
      ]),
      shade: '#1c0d45',
      shadeOpacity: 0.28,
    },
  );
}

export function drawNearSkyline(scene: Scene, random: Random, row: Row): string {
  return drawSkyline(
    random,
    {
      ...row,
      heights: [34, 170],
      widths: [40, 92],
      masts: 0.12,
      // In front of the tower and the mountain, keep the buildings low, so that the bases of both stay visible.
      profile: (t) => (t > 0.63 && t < 0.83 ? 0.26 : t > 0.2 && t < 0.48 ? 0.5 : 0.95),
      windows: {
        lit: 0.55,
        width: 4,
        height: 5,
        gapX: 4,
        gapY: 5,
        colours: ['#ffd98f', '#ffb86b', '#fff1c9', '#ff6f91', '#7fe7ff'],
      },
    },
    {
      walls: scene.linear('near', [
        [0, '#150f3a'],
        [1, '#3a1a5c'],
      ]),
      shade: '#05031a',
      shadeOpacity: 0.38,
    },
  );
}
