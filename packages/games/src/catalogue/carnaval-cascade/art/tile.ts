import { heroPoster } from '@wl/art/hero-tile';
import { pick, seeded, span } from '@wl/art/random';
import { repeat, round, type Scene } from '@wl/art/svg';
import { drawBanner, drawTile } from '@wl/art/tile';
import { carnivalMask } from './figures.ts';

export const tile = (): string => drawTile('carnaval-cascade', draw);
export const banner = (): string => drawBanner('carnaval-cascade', draw);

/** Draws the parade mask over the bay, in a shower of confetti. */
const draw = heroPoster(
  {
    sky: [
      [0, '#0a5a6e'],
      [0.4, '#1fb57a'],
      [0.66, '#ffd23f'],
      [0.85, '#ff7a3a'],
    ],
    rays: '#fff',
    halo: '#fff2a8',
    ground: { far: '#0b6a6a', near: '#7a1046', height: 5, waves: 6 },
    scenery: drawBay,
    hero: { icon: carnivalMask, x: 160, y: 136, size: 224 },
    props: [
      { icon: 'parrot', x: 36, y: 176, size: 82, lean: -6 },
      { icon: 'drum', x: 278, y: 206, size: 80, lean: 10 },
      { icon: 'maracas', x: 76, y: 224, size: 58, lean: -10 },
    ],
    title: ['CARNAVAL', 'CASCADE'],
    ink: { fill: '#fff8d8', stroke: '#4a0a34' },
  },
  11,
);

const PAPER = ['#ff3d8b', '#ffd23f', '#ffffff', '#37d0ff', '#8d3fd0', '#ff5f3a'];

/** Draws the round hills of Rio with hanging streamers and confetti everywhere. */
function drawBay(scene: Scene): string {
  const hill = scene.linear('hill', [
    [0, '#138a6a'],
    [1, '#06403f'],
  ]);
  const random = seeded(31);
  const middle = scene.width / 2;
  const confetti = repeat(Math.round(scene.width / 4), () => {
    const [x, y] = [random() * scene.width, random() * 214];
    const size = span(random, 3, 6.5);
    return `<rect transform="translate(${round(x)} ${round(y)}) rotate(${round(random() * 180)})" width="${round(size)}" height="${round(size * 0.6)}" rx="1" fill="${pick(random, PAPER)}"/>`;
  });
  const streamer = (x: number, length: number, colour: string) =>
    `<path d="M${x} -4${repeat(Math.round(length / 22), (i) => `q${i % 2 === 0 ? 17 : -17} 11 0 22`)}" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`;
  return (
    `<path d="M${middle - 330} 230C${middle - 300} 170 ${middle - 250} 150 ${middle - 214} 230zM${middle - 220} 230C${middle - 190} 128 ${middle - 130} 80 ${middle - 96} 118 ${middle - 72} 146 ${middle - 60} 190 ${middle - 40} 230zM${middle + 40} 230C${middle + 60} 176 ${middle + 94} 160 ${middle + 116} 176 ${middle + 150} 152 ${middle + 180} 180 ${middle + 210} 230zM${middle + 200} 230C${middle + 240} 150 ${middle + 286} 150 ${middle + 330} 230z" fill="${hill}"/>` +
    `<path d="M0 222H${scene.width}V250H0z" fill="#0d8aa0"/><path d="M0 228H${scene.width}M0 236H${scene.width}" stroke="#a8f4f0" stroke-opacity=".6" stroke-width="2.500" stroke-dasharray="34 22"/>` +
    streamer(middle - 128, 92, '#ff3d8b') +
    streamer(middle + 122, 112, '#8d3fd0') +
    streamer(middle + 144, 66, '#ffffff') +
    streamer(middle - 236, 130, '#ffd23f') +
    streamer(middle + 240, 96, '#ff5f3a') +
    confetti
  );
}
