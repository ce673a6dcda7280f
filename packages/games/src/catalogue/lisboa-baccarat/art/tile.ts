import { GOLD, repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('lisboa-baccarat', draw);
export const banner = (): string => drawBanner('lisboa-baccarat', draw);

const INDIGO = '#123a86';
const GLAZE = '#f4f8ff';

/** Draws a caravel on a wall of blue and white tiles, as in Lisbon and Macau. */
function draw(scene: Scene): void {
  const gold = scene.linear('gold', GOLD);
  scene.fill(GLAZE);
  scene.add(drawTiles(scene), centred(scene, drawMedallion(scene, gold) + drawShip(scene, gold)));
  scene.add(
    `<path d="M0 246H${scene.width}V320H0z" fill="#0b2560"/><path d="M0 246h${scene.width}v4H0z" fill="${gold}"/>`,
    drawTitle(scene, 'LISBOA', { y: 286, size: 36, width: 190, fill: GLAZE }),
    drawTitle(scene, 'BACCARAT', { y: 311, size: 22, width: 168, fill: gold, face: 'bricolage' }),
  );
}

/** Draws glazed tiles, each with a four-pointed star. */
function drawTiles(scene: Scene): string {
  const size = 40;
  const columns = Math.ceil(scene.width / size) + 1;
  const left = (scene.width / 2) % size;
  return repeat(columns * 7, (i) => {
    const x = left - size + (i % columns) * size;
    const y = Math.floor(i / columns) * size - 10;
    const flip = ((i % columns) + Math.floor(i / columns)) % 2 === 0;
    const [cx, cy] = flip ? [0, 0] : [size, size];
    return (
      `<g transform="translate(${round(x)} ${round(y)})"><rect x=".7" y=".7" width="38.6" height="38.6" fill="#e6effd" stroke="#b6cbee" stroke-width="1.4"/>` +
      `<circle cx="${cx}" cy="${cy}" r="0"/><path d="M20 4C25 12 28 15 36 20 28 25 25 28 20 36 15 28 12 25 4 20 12 15 15 12 20 4z" fill="none" stroke="#6f98dc" stroke-width="2.2"/><circle cx="20" cy="20" r="${flip ? 5 : 3.4}" fill="${flip ? '#2f63bf' : '#f0b63c'}"/></g>`
    );
  });
}

function drawMedallion(scene: Scene, gold: string): string {
  const sea = scene.linear('sea', [
    [0, '#cfe2ff'],
    [0.62, '#8fb8f5'],
    [1, '#2a5cc0'],
  ]);
  const beads = repeat(36, (i) => {
    const angle = (i * Math.PI) / 18;
    return `<circle cx="${round(160 + 117 * Math.sin(angle))}" cy="${round(132 - 117 * Math.cos(angle))}" r="3.6"/>`;
  });
  return `<circle cx="160" cy="136" r="127" fill="#0b2560" opacity=".35"/><circle cx="160" cy="132" r="126" fill="${INDIGO}"/><g fill="${gold}">${beads}</g><circle cx="160" cy="132" r="107" fill="${sea}" stroke="${gold}" stroke-width="4"/>`;
}

function drawShip(scene: Scene, gold: string): string {
  const clip = scene.define(
    'round',
    (id) => `<clipPath id="${id}"><circle cx="160" cy="132" r="105"/></clipPath>`,
  );
  const hull = scene.linear('hull', [
    [0, '#8a4a22'],
    [1, '#3f1a0c'],
  ]);
  const cross = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M-4-4-5-16H5L4-4 16-5V5L4 4 5 16H-5L-4 4-16 5V-5z" fill="#c8283c"/>`;
  const waves = repeat(
    3,
    (i) =>
      `<path d="M40 ${190 + i * 17}q15-11 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0V250H40z" fill="${['#2a5cc0', '#1c4aa6', '#0f3384'][i] ?? INDIGO}" stroke="#dbe8ff" stroke-width="2"/>`,
  );
  const sail = (path: string) =>
    `<path d="${path}" fill="#fffaf0" stroke="#b9a06a" stroke-width="2" stroke-linejoin="round"/>`;
  return (
    `<g clip-path="${clip}"><g stroke="#4a2210" stroke-width="6" stroke-linecap="round"><path d="M112 180V72M176 184V42M228 178V84M236 172L272 142"/></g>` +
    sail('M82 84Q112 74 142 84 154 116 142 150 112 140 82 150 92 116 82 84z') +
    sail('M138 56Q178 42 216 56 232 106 216 156 178 144 138 156 150 106 138 56z') +
    sail('M206 96Q230 88 254 96 264 122 254 152 230 142 206 152 214 122 206 96z') +
    cross(113, 114, 1.05) +
    cross(179, 102, 1.6) +
    cross(231, 121, 0.85) +
    `<path d="M176 42q16-12 30 0-14 4-30 10z" fill="${gold}"/>` +
    `<path d="M70 166L96 168 100 178H216L222 160 262 156Q256 204 226 218H108Q78 204 70 166z" fill="${hull}" stroke="#2a100a" stroke-width="2.500"/><path d="M82 186H246M92 200H238" stroke="${gold}" stroke-width="3"/>` +
    `${waves}</g>`
  );
}
