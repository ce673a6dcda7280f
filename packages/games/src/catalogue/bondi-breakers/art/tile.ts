import { drawRays } from '@wl/art/sky';
import { type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('bondi-breakers', draw);
export const banner = (): string => drawBanner('bondi-breakers', draw);

/** Draws a surfer under the lip of a breaking wave, with the sun behind it. */
function draw(scene: Scene): void {
  const sun = { x: scene.width / 2 + 66, y: 96 };
  scene.fill(
    scene.linear('sky', [
      [0, '#ffefc0'],
      [0.5, '#ffc46b'],
      [1, '#ff8a5c'],
    ]),
  );
  scene.add(
    drawRays(sun.x, sun.y, { count: 20, radius: scene.width, fill: '#fffbe3', opacity: 0.45 }),
    `<circle cx="${sun.x}" cy="${sun.y}" r="50" fill="#ff6b57"/>`,
    `<path d="M0 182L${scene.width} 168V260H0z" fill="#0d8fae"/>`,
    centred(scene, drawWave(scene) + FOAM + SURFER),
    drawForeground(scene),
  );
  const tilt = `rotate(-4 ${scene.width / 2} 290)`;
  const letters = {
    face: 'bricolage',
    stroke: '#04294a',
    strokeWidth: 6,
    transform: tilt,
  } as const;
  scene.add(
    drawTitle(scene, 'BONDI', { ...letters, dx: -68, y: 281, size: 33, width: 150, fill: '#fff' }),
    drawTitle(scene, 'BREAKERS', { ...letters, y: 307, size: 32, width: 272, fill: '#ffd98a' }),
  );
}

function drawWave(scene: Scene): string {
  const water = scene.linear('water', [
    [0, '#25d0c4'],
    [0.5, '#0d8fae'],
    [1, '#06406e'],
  ]);
  const barrel = scene.linear('barrel', [
    [0, '#9df5e6'],
    [1, '#0a86a6'],
  ]);
  return (
    `<path d="M-140 330V190Q-80 180-10 120C-4 50 60 8 132 22 176 32 200 62 196 92 188 72 168 62 150 66 176 78 178 108 160 118 158 100 142 88 122 92 96 98 86 132 100 168 122 216 220 226 340 196L460 186V330z" fill="${water}"/>` +
    `<path d="M122 92C96 98 86 132 100 168 112 196 150 212 200 212 150 190 126 150 136 112 140 98 132 90 122 92z" fill="${barrel}" opacity=".75"/>` +
    '<path d="M14 210C6 140 40 70 100 56M36 230C24 170 48 104 92 84M62 244C50 200 58 150 78 124M-60 230Q-20 190-10 150" fill="none" stroke="#c9fff6" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>'
  );
}

const DROPS = [
  [206, 70, 7],
  [216, 92, 5],
  [190, 122, 6],
  [176, 136, 4],
  [212, 116, 4],
  [226, 66, 4],
  [198, 138, 3],
  [150, 130, 4],
] as const;

const FOAM = `<g fill="#fffdf6"><path d="M60 44C84 8 150 6 184 44 206 66 206 92 196 104 198 84 186 70 172 66 184 84 178 108 164 122 164 104 154 92 142 90 146 104 140 112 130 116 134 98 124 88 112 92 124 72 150 66 164 72 140 48 96 40 60 44z"/>${DROPS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const SURFER =
  '<g transform="translate(196 190) rotate(-14) scale(1.16)"><ellipse cx="0" cy="20" rx="52" ry="7" fill="#ffd24b" stroke="#b3471c" stroke-width="2.5"/><path d="M-24 20h50" stroke="#e2483f" stroke-width="3"/>' +
  '<path d="M-16 16L-8-2 6-6 18 14M6-6L-4-26-24-30M-4-24L20-34" fill="none" stroke="#3a1a2a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="-40" r="8" fill="#3a1a2a"/><path d="M-6-4L6-8-2-26-10-22z" fill="#e2483f"/></g>';

function drawForeground({ width }: Scene): string {
  const edge = `M-10 262Q${width * 0.19} 236 ${width * 0.47} 252T${width + 10} 240`;
  return `<path d="${edge}V330H-10z" fill="#06406e"/><path d="${edge}" fill="none" stroke="#eafffb" stroke-width="5"/>`;
}
