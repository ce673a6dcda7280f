import { drawClockTower, drawParliament } from '@wl/art/london';
import { GOLD, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('fog-and-crown', draw);
export const banner = (): string => drawBanner('fog-and-crown', draw);

/** Draws a crown floating in the fog over Westminster, with the moon behind it. */
function draw(scene: Scene): void {
  const gold = scene.linear('gold', GOLD);
  const middle = scene.width / 2;
  const moonlight = scene.radial('moonlight', [
    [0, '#fffbe8'],
    [0.35, '#e9e4cf', 0.9],
    [1, '#cfd6e0', 0],
  ]);
  scene.fill(
    scene.linear('night', [
      [0, '#0e1626'],
      [0.5, '#3f4f66'],
      [1, '#8d98a6'],
    ]),
  );
  scene.add(
    `<circle cx="${middle - 68}" cy="84" r="120" fill="${moonlight}" opacity=".8"/><circle cx="${middle - 68}" cy="84" r="40" fill="#fffbe8"/>`,
    drawParliament({ from: -4, to: scene.width + 10, ground: 250 }, '#2b384d', '#ffe9a8'),
    drawClockTower({ x: middle + 98, y: 262, height: 232 }, { stone: '#1d2839', face: '#ffe9a8' }),
    drawFog(scene, 158, 0.28),
    drawFog(scene, 214, 0.5),
    centred(scene, `<g transform="translate(132 170)">${drawCrown(scene, gold)}</g>`),
    drawFog(scene, 240, 0.6),
    `<path d="M0 246H${scene.width}V320H0z" fill="#14090f" opacity=".88"/><path d="M0 246h${scene.width}v3H0z" fill="#e7b75a"/>`,
    drawTitle(scene, 'FOG', { dx: -94, y: 303, size: 56, width: 104, fill: '#f4f6f8' }),
    drawTitle(scene, '&', { dx: -24, y: 300, size: 44, fill: '#ff7a86' }),
    drawTitle(scene, 'CROWN', { dx: 74, y: 303, size: 56, width: 152, fill: gold }),
  );
}

/** Draws a fog bank in long waves across the picture. */
function drawFog({ width }: Scene, y: number, opacity: number): string {
  const wave = (level: number, first: number) => {
    let path = '';
    for (let x = -20, side = first; x < width; x += 160, side = -side) {
      path += `Q${x + 80} ${round(level + side * 18)} ${x + 160} ${level}`;
    }
    return path;
  };
  return `<path d="M-20 ${y}${wave(y, -1)}V${y + 20}H-20z" fill="#c9d2dc" opacity="${opacity}"/><path d="M-20 ${y + 14}${wave(y + 14, 1)}V${y + 26}H-20z" fill="#dfe5ea" opacity="${opacity * 0.6}"/>`;
}

const PEARLS = [
  [-81, -4],
  [-76, -28],
  [-58, -46],
  [81, -4],
  [76, -28],
  [58, -46],
  [-30, -42],
  [30, -42],
  [-16, -16],
  [16, -16],
] as const;

/** Draws the crown, centred on (0, 0) and about 170 units wide. */
function drawCrown(scene: Scene, gold: string): string {
  const velvet = scene.linear('velvet', [
    [0, '#d62a46'],
    [1, '#5f0a1c'],
  ]);
  const pearls = PEARLS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`).join('');
  return (
    `<path d="M-74 32C-84-20-58-50-34-44-22-60-8-62 0-62S22-60 34-44C58-50 84-20 74 32z" fill="${velvet}"/>` +
    `<path d="M-74 36C-92-26-66-58-40-50-24-44-10-20-6 34M74 36C92-26 66-58 40-50 24-44 10-20 6 34" fill="none" stroke="${gold}" stroke-width="12"/><path d="M-6-66H6V34H-6z" fill="${gold}"/>` +
    `<g fill="#fff3cf">${pearls}</g><circle cy="-70" r="12" fill="${gold}"/><path d="M-4-108H4V-98H14V-90H4V-80H-4V-90H-14V-98H-4z" fill="${gold}"/>` +
    `<rect x="-84" y="30" width="168" height="34" rx="7" fill="${gold}"/><path d="M-80 33H80" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>` +
    drawJewel(-58, '#1f8fd6', 8) +
    drawJewel(0, '#d8313f', 10) +
    drawJewel(58, '#1fae6b', 8) +
    '<circle cx="-30" cy="47" r="6" fill="#fff"/><circle cx="30" cy="47" r="6" fill="#fff"/>'
  );
}

function drawJewel(x: number, colour: string, size: number): string {
  const tall = round(size * 1.4);
  return `<path d="M${x} ${47 - Number(tall)}l${size} ${tall}-${size} ${tall}-${size}-${tall}z" fill="${colour}" stroke="#fff6d2" stroke-width="1.5"/><path d="M${x} ${47 - Number(tall)}l${size} ${tall}H${x - size}z" fill="#fff" opacity=".25"/>`;
}
