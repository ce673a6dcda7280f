import { seeded } from '@wl/art/random';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawCanyon, drawNeonSign } from './street.ts';

const WIDTH = 480;
const HEIGHT = 320;
const VANISHING = { x: WIDTH / 2, y: 190, reach: WIDTH / 2 + 18 };

/**
 * Signs near the left and right edges, where the reels do not cover them. The sides are roughly symmetrical but differ
 * in colours and characters.
 */
const SIGNS = [
  { x: 8, y: 22, width: 20, height: 68, colour: '#ff4fa3', characters: 'hotx' },
  { x: 33, y: 62, width: 18, height: 58, colour: '#4be3ff', characters: 'tho' },
  { x: 10, y: 108, width: 19, height: 62, colour: '#ffd24b', characters: 'xht' },
  { x: 36, y: 142, width: 17, height: 52, colour: '#5cf2b0', characters: 'oth' },
  { x: 10, y: 190, width: 18, height: 58, colour: '#ff6b57', characters: 'txh' },
  { x: 64, y: 96, width: 13, height: 42, colour: '#b98cff', characters: 'hot' },
  { x: 452, y: 20, width: 20, height: 68, colour: '#4be3ff', characters: 'xtho' },
  { x: 427, y: 60, width: 18, height: 58, colour: '#ff6b57', characters: 'hox' },
  { x: 451, y: 106, width: 19, height: 62, colour: '#b98cff', characters: 'oxt' },
  { x: 426, y: 140, width: 17, height: 52, colour: '#ffd24b', characters: 'txh' },
  { x: 452, y: 188, width: 18, height: 58, colour: '#ff4fa3', characters: 'hto' },
  { x: 403, y: 98, width: 13, height: 42, colour: '#5cf2b0', characters: 'oth' },
] as const;

/**
 * Draws the picture behind the reels: an alley with neon signs on both sides, wet asphalt and a pink haze. The build
 * renders the picture at 1200 × 800 pixels.
 */
export function backdrop(): string {
  const random = seeded(9);
  const scene = new Scene('neon-shibuya-backdrop', WIDTH, HEIGHT);
  const glow = scene.glow('glow', 3);
  scene.fill(
    scene.linear('sky', [
      [0, '#0b0424'],
      [0.35, '#4a1386'],
      [0.58, '#e0358b'],
      [0.66, '#ffb36b'],
      [1, '#1a0b3a'],
    ]),
  );
  scene.add(drawCanyon(random, VANISHING));
  drawWetStreet(scene);
  scene.add(drawCables(), ...SIGNS.map((sign) => drawNeonSign(sign, glow)), drawLanterns(scene));
  const haze = scene.radial(
    'haze',
    [
      [0, '#ff4fa3', 0.45],
      [0.6, '#7a2bd0', 0.2],
      [1, '#0a0424', 0.55],
    ],
    'cx=".5" cy=".5" r=".62"',
  );
  return scene.fill(haze).toString();
}

function drawWetStreet(scene: Scene): void {
  const asphalt = scene.linear('asphalt', [
    [0, '#6a1c74'],
    [0.4, '#2a0d4a'],
    [1, '#0c0420'],
  ]);
  const { x } = VANISHING;
  scene.add(`<path d="M0 320V276L${x - 52} 208H${x + 52}L${WIDTH} 276V320z" fill="${asphalt}"/>`);
  const streaks = SIGNS.map(({ x: left, width, colour }, i) => {
    const towards = left + width / 2 + (x - left) * (0.18 + (i % 4) * 0.16);
    return repeat(
      5,
      (k) =>
        `<rect x="${round(towards - 16 + ((i * 7 + k * 5) % 11))}" y="${round(262 + k * 12)}" width="${round(22 + k * 4)}" height="2.4" rx="1.2" fill="${colour}" opacity="${(0.5 - k * 0.08).toFixed(2)}"/>`,
    );
  });
  scene.add(...streaks);
}

function drawCables(): string {
  const cables = ['M0 40Q240 92 480 34', 'M0 76Q200 118 480 88', 'M0 18Q260 60 480 62'];
  return `<path d="${cables.join('')}" fill="none" stroke="#08021a" stroke-width="1.4" opacity=".8"/>`;
}

/** Draws a string of paper lanterns across the alley. */
function drawLanterns(scene: Scene): string {
  const paper = scene.linear('paper', [
    [0, '#ffdf8a'],
    [0.45, '#ff6a3d'],
    [1, '#b3162c'],
  ]);
  const light = scene.radial('light', [
    [0, '#ffb36b', 0.55],
    [1, '#ff7a4a', 0],
  ]);
  return repeat(9, (i) => {
    const x = 60 + i * 45;
    const y = 52 + Math.sin((i / 8) * Math.PI) * 15;
    return `<g transform="translate(${x} ${round(y)})"><circle r="20" fill="${light}"/><ellipse rx="7" ry="8.5" fill="${paper}"/><path d="M-4-9.500H4M-4 9.500H4" stroke="#2a0d12" stroke-width="2"/></g>`;
  });
}
