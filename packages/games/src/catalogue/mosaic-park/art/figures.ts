import { pick, seeded, span } from '@wl/art/random';
import { ACROSS, repeat, round, type Scene } from '@wl/art/svg';

const SHARDS = ['#1f6fc4', '#ffd23f', '#e8505a', '#2fb67a', '#ffffff', '#f2903a', '#6ac7f0'];

/** Draws the park's winding terrace bench, covered in broken-tile mosaic, as a 256 × 256 figure. */
export function mosaicBench(scene: Scene): string {
  const back = 'M12 132C12 60 72 40 104 84 128 118 146 112 166 74 190 36 244 58 244 126V170H12z';
  const seat =
    'M4 160C52 138 92 190 132 172S212 140 252 160V196C208 182 172 204 132 212S52 182 4 198z';
  const clip = (name: string, path: string) =>
    scene.define(name, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  const shards = repeat(42, (i) => {
    const x = (i % 9) * 30 - 8 + (Math.floor(i / 9) % 2) * 14;
    const y = 40 + Math.floor(i / 9) * 28;
    const lean = (i * 37) % 14;
    return `<path d="M${x} ${y + lean}l26-${lean} 4 ${22 + lean / 2}-24 8z" fill="${SHARDS[(i * 5 + Math.floor(i / 9)) % SHARDS.length] ?? ''}"/>`;
  });
  return (
    '<path d="M28 190H52V236H22zM204 190H228L234 236H204zM116 204H144V240H112z" fill="#b98a52" stroke="#5b3a16" stroke-width="5" stroke-linejoin="round"/>' +
    `<path d="${back}" fill="#f7ead0"/><g clip-path="${clip('bench-back', back)}">${shards}</g><path d="${back}" fill="none" stroke="#123e66" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${seat}" fill="#fffaf0" stroke="#123e66" stroke-width="7" stroke-linejoin="round"/><path d="M14 176C56 158 92 204 132 190S206 160 242 174" fill="none" stroke="#1f6fc4" stroke-width="9" stroke-dasharray="17 7"/>`
  );
}

/** Draws mosaic shards (uneven quadrilaterals in rows) that fill a box. The caller sets the stroke used as mortar. */
export function shards(
  [left, top, right, bottom]: readonly [number, number, number, number],
  step: number,
  colours: readonly string[],
  seed: number,
): string {
  const random = seeded(seed);
  const columns = Math.ceil((right - left) / step);
  const rows = Math.ceil((bottom - top) / step);
  const shift = () => span(random, -0.24, 0.24) * step;
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (__, column) => [left + column * step + shift(), top + row * step + shift()] as const,
    ),
  );
  const at = (row: number, column: number) => {
    const [x, y] = corners[row]?.[column] ?? [0, 0];
    return `${round(x)} ${round(y)}`;
  };
  return repeat(rows * columns, (i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return `<path d="M${at(row, column)}L${at(row, column + 1)} ${at(row + 1, column + 1)} ${at(row + 1, column)}z" fill="${pick(random, colours)}"/>`;
  });
}

/** Draws the shards in `tiles`, clipped to an outline, with mortar between them and a border along the outline. */
export function inlay(
  scene: Scene,
  name: string,
  outline: string,
  tiles: string,
  { mortar = '#fff6e2', edge = '#123e66' } = {},
): string {
  const clip = scene.define(
    `inlay-${name}`,
    (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
  );
  return (
    `<path d="${outline}" fill="${mortar}"/><g clip-path="${clip}" stroke="${mortar}" stroke-width="3.500" stroke-linejoin="round">${tiles}</g>` +
    `<path d="${outline}" fill="none" stroke="${edge}" stroke-width="6" stroke-linejoin="round"/>`
  );
}

/** Draws a glazed tile from the terrace: a star of broken pieces in a blue frame. */
export function starTile(scene: Scene): string {
  const frame = scene.linear('tile-frame', [
    [0, '#3fa0ec'],
    [1, '#0f4690'],
  ]);
  const star = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 === 0 ? 82 : 50;
    const turn = (i * Math.PI) / 8 - Math.PI / 2;
    return `${round(128 + radius * Math.cos(turn))} ${round(106 + radius * Math.sin(turn))}`;
  });
  const beams = repeat(16, (i) => {
    const from = star[i] ?? '';
    const to = star[(i + 1) % 16] ?? '';
    const colours = ['#ffd23f', '#f2903a', '#e8505a', '#ffb52e'];
    return `<path d="M128 106L${from} ${to}z" fill="${colours[i % 4] ?? ''}"/>`;
  });
  return (
    `<g transform="translate(7 14) scale(.945)"><rect x="20" y="-2" width="216" height="216" rx="22" fill="${frame}" stroke="#0a2c5a" stroke-width="6"/><rect x="36" y="14" width="184" height="184" rx="10" fill="#eafaff" stroke="#0a2c5a" stroke-width="4"/>` +
    `<g stroke="#eafaff" stroke-width="3.500" stroke-linejoin="round">${shards([40, 18, 216, 194], 22, ['#2fa3d8', '#57c7e8', '#1f6fc4', '#2fb6a0', '#8fe0ee'], 5)}</g>` +
    `<g stroke="#fff8e2" stroke-width="4" stroke-linejoin="round">${beams}</g><path d="M${star.join('L')}z" fill="none" stroke="#7a3a08" stroke-width="5" stroke-linejoin="round"/><circle cx="128" cy="106" r="22" fill="#fffdf2" stroke="#7a3a08" stroke-width="4"/><circle cx="128" cy="106" r="11" fill="#e8505a"/>` +
    '<path d="M32 60V24C32 16 38 10 46 10H100" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/></g>'
  );
}

/** Draws two columns of the hall below the terrace, under a mosaic vault. */
export function hallColumns(scene: Scene): string {
  const stone = scene.linear(
    'hall-stone',
    [
      [0, '#fffaf0'],
      [0.5, '#f0dfbc'],
      [1, '#b0905c'],
    ],
    ACROSS,
  );
  const edge = 'stroke="#4a2f10" stroke-width="5" stroke-linejoin="round"';
  const vault = 'M6 14H250V52C238 84 200 92 184 66H160C146 92 110 92 96 66H72C56 92 18 84 6 52z';
  const column = (x: number, name: string) => {
    const foot = `M${x - 25} 130H${x + 25}L${x + 28} 226H${x - 28}z`;
    const flutes = repeat(3, (i) => `M${x - 12 + i * 12} 98V130`);
    return (
      `<path d="M${x - 23} 82H${x + 23}L${x + 25} 226H${x - 25}z" fill="${stone}" ${edge}/><path d="${flutes}" stroke="#a88a58" stroke-width="4"/>` +
      inlay(
        scene,
        name,
        foot,
        shards(
          [x - 32, 126, x + 32, 230],
          15,
          ['#ffffff', '#dff2fa', '#57b7e8', '#ffd23f', '#f7ead0'],
          x,
        ),
        { edge: '#4a2f10' },
      ) +
      `<path d="M${x - 40} 58H${x + 40}L${x + 28} 86H${x - 28}z" fill="${stone}" ${edge}/><path d="M${x - 44} 48H${x + 44}V62H${x - 44}z" fill="#fff6e2" ${edge}/>`
    );
  };
  return (
    inlay(
      scene,
      'vault',
      vault,
      shards(
        [4, 10, 254, 94],
        20,
        ['#1f6fc4', '#57b7e8', '#ffffff', '#2fb67a', '#ffd23f', '#e8505a'],
        11,
      ),
    ) +
    column(84, 'left') +
    column(172, 'right')
  );
}

/** Draws a bird made of broken glazed tiles. */
export function mosaicBird(scene: Scene): string {
  const body =
    'M52 62C60 28 104 16 130 40 152 60 156 84 182 108 214 138 232 168 244 214 218 206 200 204 186 196 160 222 104 222 76 188 52 158 64 122 58 96 54 84 50 74 52 62z';
  const wing = 'M104 106C138 98 176 122 206 178 172 184 130 184 110 160 96 142 94 118 104 106z';
  return (
    '<path d="M108 204V236M140 206V236" stroke="#4a2f10" stroke-width="9" stroke-linecap="round"/><path d="M86 242H164" stroke="#4a2f10" stroke-width="10" stroke-linecap="round"/>' +
    '<path d="M54 62 14 78 54 90z" fill="#ffb52e" stroke="#7a3a08" stroke-width="5" stroke-linejoin="round"/>' +
    inlay(
      scene,
      'bird',
      body,
      shards([46, 16, 248, 224], 21, ['#1f6fc4', '#2f8fe0', '#57b7e8', '#1553a0', '#8fd8f4'], 7),
    ) +
    inlay(
      scene,
      'breast',
      'M58 96C72 104 92 126 94 158 96 176 104 192 120 208 100 206 84 200 76 188 52 158 64 122 58 96z',
      shards([50, 90, 126, 212], 17, ['#ffd23f', '#f2903a', '#ffe58a', '#e8705a'], 3),
    ) +
    inlay(
      scene,
      'wing',
      wing,
      shards([92, 96, 212, 188], 18, ['#e8505a', '#ffd23f', '#2fb67a', '#ffffff', '#f2903a'], 9),
    ) +
    '<circle cx="88" cy="60" r="15" fill="#fffdf2" stroke="#123e66" stroke-width="5"/><circle cx="87" cy="60" r="7" fill="#10243a"/><circle cx="84" cy="57" r="2.500" fill="#fff"/>'
  );
}

/** Draws the lizard from the park's stairs, made of broken tiles in many colours. */
export function mosaicLizard(scene: Scene): string {
  const greens = ['#17a05e', '#5cc22f', '#12807e', '#ffc21f', '#1f9fd8', '#0f6a52', '#8ad12a'];
  const tapered =
    'M92 66C118 74 152 88 156 122 160 150 190 158 204 186 214 206 206 222 218 224 228 226 234 214 230 204 246 206 250 232 232 244 206 256 184 240 182 214 180 190 160 190 136 178 102 162 96 128 84 104z';
  const leg = (path: string) =>
    `<path d="${path}" fill="none" stroke="#123e66" stroke-width="27" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#3fae6a" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#ffe58a" stroke-width="6" stroke-dasharray="3 12" stroke-linecap="round"/>`;
  const toes = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="#123e66" stroke-width="4" fill="#ffd23f"><circle cx="-13" cy="-2" r="7"/><circle cx="0" cy="-10" r="7"/><circle cx="13" cy="-2" r="7"/></g>`;
  return (
    leg('M112 90 150 62 150 34') +
    toes(150, 26, 6) +
    leg('M96 126 54 134 36 164') +
    toes(31, 170, -150) +
    leg('M164 148 204 134 222 108') +
    toes(226, 100, 24) +
    leg('M140 174 104 196 102 226') +
    toes(101, 234, 180) +
    inlay(scene, 'lizard', tapered, shards([80, 60, 250, 250], 17, greens, 12)) +
    inlay(
      scene,
      'head',
      'M96 102C70 114 30 88 20 48 16 28 30 14 50 18 92 26 120 62 110 88 108 94 102 100 96 102z',
      shards([14, 12, 118, 110], 18, greens, 21),
    ) +
    '<circle cx="50" cy="66" r="13" fill="#fff" stroke="#123e66" stroke-width="5"/><circle cx="47" cy="64" r="6" fill="#10243a"/><circle cx="76" cy="40" r="13" fill="#fff" stroke="#123e66" stroke-width="5"/><circle cx="73" cy="38" r="6" fill="#10243a"/>'
  );
}
