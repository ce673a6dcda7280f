import { seeded, span } from '@wl/art/random';
import { GOLD, repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('ginza-lantern-fall', draw);
export const banner = (): string => drawBanner('ginza-lantern-fall', draw);

const LANTERNS = [
  { x: 46, y: 78, scale: 0.8 },
  { x: 276, y: 92, scale: 0.86 },
  { x: 88, y: 190, scale: 0.62 },
  { x: 238, y: 200, scale: 0.6 },
  { x: 24, y: 206, scale: 0.5 },
  { x: 300, y: 224, scale: 0.52 },
  { x: 110, y: 36, scale: 0.42 },
  { x: 222, y: 30, scale: 0.46 },
  // These lanterns are outside the square tile and appear only in the wider banner.
  { x: -50, y: 70, scale: 0.6 },
  { x: -86, y: 178, scale: 0.72 },
  { x: 372, y: 70, scale: 0.62 },
  { x: 404, y: 178, scale: 0.74 },
] as const;

/** Draws paper lanterns falling through a red night sky. The largest lantern shows the game's name. */
function draw(scene: Scene): void {
  const gold = scene.linear('gold', GOLD);
  const paper = scene.linear('paper', [
    [0, '#ffdf8a'],
    [0.4, '#ff6a3d'],
    [1, '#b3162c'],
  ]);
  const light = scene.radial('light', [
    [0, '#ffb36b', 0.55],
    [1, '#ff7a4a', 0],
  ]);
  scene.fill(
    scene.linear('night', [
      [0, '#1a0410'],
      [0.55, '#5d0d24'],
      [1, '#c23a2e'],
    ]),
  );
  scene.add(
    drawTrails(scene),
    drawRoofs(scene),
    centred(
      scene,
      LANTERNS.map((lantern) => drawLantern(lantern, paper, light)).join('') +
        drawGreatLantern(paper, light),
    ),
    drawTitle(scene, 'GINZA', {
      y: 151,
      size: 50,
      width: 138,
      fill: '#fffaf0',
      stroke: '#7d0f1e',
      strokeWidth: 7,
    }),
    `<path d="M0 246H${scene.width}V320H0z" fill="#1a0410" opacity=".9"/><path d="M0 246h${scene.width}v3H0z" fill="#e7b75a"/>`,
    drawTitle(scene, 'LANTERN', { y: 283, size: 32, width: 226, fill: gold }),
    drawTitle(scene, 'FALL', { y: 312, size: 27, width: 118, fill: '#ffe3d6' }),
  );
}

function drawTrails({ width }: Scene): string {
  const random = seeded(21);
  const trails = repeat(
    Math.round(width / 12),
    () => `M${round(random() * width)} ${round(random() * 200)}v${round(span(random, 20, 70))}`,
  );
  return `<path d="${trails}" stroke="#ffb36b" stroke-opacity=".25" stroke-width="2"/>`;
}

function drawRoofs(scene: Scene): string {
  const house = (x: number) =>
    `<g transform="translate(${x})"><path d="M0 320V170H20L44 150 68 170H84V320z"/><path d="M-8 170Q44 160 92 176L84 182H-8z"/></g>`;
  return `<g fill="#2a0713">${house(0)}${house(scene.width - 84)}${scene.width > 400 ? house(92) + house(scene.width - 176) : ''}</g>`;
}

const rib = (y: number, radius: number, sag: number) => {
  const half = round(radius * Math.sqrt(1 - (y / 35) ** 2));
  return `<path d="M-${half} ${y}Q0 ${y + sag} ${half} ${y}"/>`;
};

function drawLantern(
  { x, y, scale }: (typeof LANTERNS)[number],
  paper: string,
  light: string,
): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-48V-36" stroke="#ffd98a" stroke-width="2.5"/><circle r="52" fill="${light}"/><ellipse rx="29" ry="34" fill="${paper}"/>` +
    `<g fill="none" stroke="#8c1420" stroke-opacity=".55" stroke-width="1.6">${[-22, -11, 0, 11, 22].map((k) => rib(k, 29, 6)).join('')}</g>` +
    '<path d="M-14-34H14V-27H-14zM-14 28H14V35H-14z" fill="#2a0d12"/><path d="M-14-34H14M0 35V52M-4 50v10M0 52v12M4 50v10" stroke="#f0c463" stroke-width="2"/></g>'
  );
}

function drawGreatLantern(paper: string, light: string): string {
  return (
    `<g transform="translate(160 132) scale(2.5 2.15)"><circle r="48" fill="${light}"/><path d="M0-60V-34" stroke="#ffd98a" stroke-width="1.5"/><ellipse rx="31" ry="34" fill="${paper}"/>` +
    `<g fill="none" stroke="#8c1420" stroke-opacity=".6">${[-24, -16, 16, 24].map((k) => rib(k, 31, 5)).join('')}</g>` +
    '<path d="M-13-35H13V-29H-13zM-13 29H13V35H-13z" fill="#2a0d12"/><path d="M-13-35H13M-13 35H13" stroke="#f0c463" stroke-width="1.2"/></g>'
  );
}
