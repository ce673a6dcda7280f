import { heroPoster } from '@wl/art/hero-tile';
import { repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile } from '@wl/art/tile';
import { bars, cutStone } from './figures.ts';

export const tile = (): string => drawTile('fremont-diamonds', draw);
export const banner = (): string => drawBanner('fremont-diamonds', draw);

/** Draws a cut gemstone under the street's canopy of lights, between its neon signs. */
const draw = heroPoster(
  {
    sky: [
      [0, '#05051c'],
      [0.5, '#2a1b7a'],
      [1, '#d02a9c'],
    ],
    rays: '#9fe8ff',
    halo: '#bff0ff',
    ground: { far: '#3a1464', near: '#12062c', height: 0, waves: 5 },
    scenery: drawCanopy,
    hero: { icon: cutStone(['#ffffff', '#a9e6ff', '#2b7fc4']), x: 160, y: 148, size: 196 },
    props: [
      { icon: bars(3, ['#e0347a', '#5c0738']), x: 44, y: 206, size: 84, lean: -8 },
      { icon: cutStone(['#ffd9de', '#e8405a', '#8a0d24']), x: 270, y: 196, size: 62, lean: 14 },
      { icon: cutStone(['#dcffe9', '#2fbf74', '#0a5c34']), x: 290, y: 228, size: 44, lean: -12 },
    ],
    title: ['FREMONT', 'DIAMONDS'],
    ink: { fill: '#e6fbff', stroke: '#120a3a' },
  },
  7,
);

const LIGHTS = ['#4be3ff', '#ff4fd8', '#ffe24f', '#7dff9a'] as const;

/** Draws rows of light-bulb arches over the street, with neon buildings below them. */
function drawCanopy(scene: Scene): string {
  const middle = scene.width / 2;
  const arches = repeat(4, (row) => {
    const radius = 292 - row * 52;
    const colour = LIGHTS[row] ?? '';
    const bulbs = repeat(25, (i) => {
      const turn = Math.PI + (i / 24) * Math.PI;
      return `<circle cx="${round(middle + radius * 1.1 * Math.cos(turn))}" cy="${round(258 + radius * 0.88 * Math.sin(turn))}" r="${round(5.5 - row * 0.7)}"/>`;
    });
    return `<path d="M${round(middle - radius * 1.1)} 258A${round(radius * 1.1)} ${round(radius * 0.88)} 0 0 1 ${round(middle + radius * 1.1)} 258" fill="none" stroke="${colour}" stroke-opacity=".35" stroke-width="${13 - row * 2}"/><g fill="${colour}">${bulbs}</g>`;
  });
  const sign = (x: number, width: number, height: number, colour: string) =>
    `<path d="M${x} ${250 - height}h${width}V250h-${width}z" fill="#1a0a44"/><path d="M${x + 5} ${256 - height}h${width - 10}v${height * 0.42}h-${width - 10}z" fill="none" stroke="${colour}" stroke-width="3.500" stroke-linejoin="round"/><path d="M${x + 10} ${256 - height + height * 0.21}h${width - 20}M${x + 8} ${262 - height * 0.5}h${width - 16}M${x + 8} ${272 - height * 0.5}h${width - 16}" stroke="${colour}" stroke-width="3.500" stroke-linecap="round"/>`;
  return (
    arches +
    centred(
      scene,
      sign(-6, 46, 92, '#ff4fd8') +
        sign(42, 34, 62, '#4be3ff') +
        sign(244, 34, 66, '#ffe24f') +
        sign(280, 46, 98, '#4be3ff') +
        sign(-62, 52, 118, '#ffe24f') +
        sign(330, 52, 120, '#ff4fd8') +
        sign(-120, 52, 96, '#7dff9a') +
        sign(388, 52, 94, '#7dff9a'),
    )
  );
}
