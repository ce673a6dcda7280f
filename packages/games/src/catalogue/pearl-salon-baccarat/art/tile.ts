import { drawRays } from '@wl/art/sky';
import { GOLD, repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('pearl-salon-baccarat', draw);
export const banner = (): string => drawBanner('pearl-salon-baccarat', draw);

/** Draws a pearl in its shell between the salon's curtains. */
function draw(scene: Scene): void {
  const gold = scene.linear('gold', GOLD);
  scene.fill(
    scene.linear('salon', [
      [0, '#2a0b2e'],
      [1, '#63194e'],
    ]),
  );
  scene.add(
    drawRays(scene.width / 2, 150, {
      count: 18,
      radius: scene.width,
      fill: '#ffd9ec',
      opacity: 0.12,
    }),
    centred(scene, drawShell(scene, gold) + drawPearl(scene)),
    drawCurtains(scene, gold),
    `<path d="M0 240H${scene.width}V320H0z" fill="#1f0720" opacity=".92"/><path d="M0 240h${scene.width}v3H0z" fill="#e7b75a"/>`,
    drawTitle(scene, 'PEARL SALON', { y: 280, size: 32, width: 272, fill: '#fff3f7' }),
    drawTitle(scene, 'BACCARAT', { y: 309, size: 24, width: 170, fill: gold, face: 'bricolage' }),
  );
}

function drawShell(scene: Scene, gold: string): string {
  const nacre = scene.linear('nacre', [
    [0, '#ffd9cf'],
    [0.5, '#e79ab5'],
    [1, '#7a4a9a'],
  ]);
  const ribs = repeat(13, (i) => {
    const angle = ((i - 6) * 12 * Math.PI) / 180;
    return `M160 224L${round(160 + 134 * Math.sin(angle))} ${round(212 - 150 * Math.cos(angle))}`;
  });
  return (
    `<path d="M160 236C90 236 40 208 28 160 22 110 60 56 108 40 126 30 194 30 212 40 260 56 298 110 292 160 280 208 230 236 160 236z" fill="${nacre}" stroke="#fff0f5" stroke-width="3"/>` +
    `<path d="${ribs}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M40 178Q160 300 280 178Q250 262 160 262T40 178z" fill="#5a2f7a" stroke="${gold}" stroke-width="4"/><path d="M52 184Q160 262 268 184Q230 222 160 222T52 184z" fill="#ffe3e9"/>`
  );
}

function drawPearl(scene: Scene): string {
  const lustre = scene.radial(
    'lustre',
    [
      [0, '#ffffff'],
      [0.35, '#fdf2f6'],
      [0.7, '#dcc6dc'],
      [1, '#8a7fa8'],
    ],
    'cx=".36" cy=".3" r=".8"',
  );
  const shine = scene.radial('shine', [
    [0, '#fff', 0.8],
    [1, '#fff', 0],
  ]);
  return (
    `<circle cx="160" cy="152" r="100" fill="${shine}" opacity=".5"/><circle cx="160" cy="158" r="56" fill="${lustre}"/><ellipse cx="140" cy="134" rx="16" ry="10" fill="#fff" transform="rotate(-30 140 134)"/>` +
    '<path d="M122 184A50 50 0 0 0 204 176" stroke="#ffd3ea" stroke-width="5" fill="none" opacity=".7" stroke-linecap="round"/>'
  );
}

/** Draws velvet curtains on both sides and a valance along the top. */
function drawCurtains(scene: Scene, gold: string): string {
  const velvet = scene.linear('velvet', [
    [0, '#a0123f'],
    [1, '#4a0420'],
  ]);
  const side =
    `<path d="M-150 0H74Q66 70 30 120 14 170 20 250H-150z" fill="${velvet}"/>` +
    `<path d="M16 0Q14 90 6 150M40 0Q38 60 18 110M-20 0Q-18 100-22 240M-60 0V240M-100 0V240" stroke="#ff7fa2" stroke-opacity=".35" stroke-width="5" fill="none"/><path d="M12 124q14 8 24-4" stroke="${gold}" stroke-width="5" fill="none"/>`;
  const left = (scene.width - 320) / 2;
  const swags = repeat(
    Math.ceil(scene.width / 40),
    (i) => `Q${scene.width - i * 40 - 20} 30 ${scene.width - i * 40 - 40} 14`,
  );
  return (
    `<g transform="translate(${left})">${side}</g><g transform="translate(${scene.width - left}) scale(-1 1)">${side}</g>` +
    `<path d="M0 0H${scene.width}V14${swags}z" fill="#7c0d33"/><path d="M${scene.width} 14${swags}" fill="none" stroke="#e7b75a" stroke-opacity=".8" stroke-width="2"/>`
  );
}
