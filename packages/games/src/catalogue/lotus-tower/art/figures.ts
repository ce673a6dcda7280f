import { ACROSS, DIAGONAL, GOLD, repeat, round, type Scene } from '@wl/art/svg';

const FACETS = ['#fff1b8', '#e7a93a', '#c47f1d', '#ffd977'];

/** Draws the tower's faceted bulb on its stem, in tile coordinates: centred on x = 160, from y = −4 to y = 250. */
export function drawBulb(gold: string): string {
  let facets = '';
  for (let row = 0; row < 6; row++) {
    const half = 18 + Math.sin(((row + 0.6) / 6) * Math.PI) * 40;
    const step = (2 * half) / 9;
    const y = 62 + row * 17;
    for (let column = 0; column < 9; column++) {
      const x = 160 - half + column * step;
      facets += `<path d="M${round(x)} ${y + 8}L${round(x + step / 2)} ${y}L${round(x + step)} ${y + 8}L${round(x + step / 2)} ${y + 17}z" fill="${FACETS[(column * 3 + row * 2) % 4]}"/>`;
    }
  }
  return (
    `<path d="M148 160H172L182 250H138z" fill="${gold}"/><path d="M160 20C196 60 220 96 214 134 204 166 178 172 160 172S116 166 106 134C100 96 124 60 160 20z" fill="#a4661a" stroke="${gold}" stroke-width="5"/>` +
    `<g stroke="#7a4a0c" stroke-width=".7">${facets}</g><path d="M160 26C148 60 142 110 152 170M160 26C172 60 178 110 168 170" stroke="#7a4a0c" stroke-opacity=".5" fill="none" stroke-width="2"/>` +
    '<path d="M122 92Q116 128 130 150" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M157-4h6L161 26h-2z" fill="#ffe9a8"/>'
  );
}

/** Draws Macau's golden tower: a bulb on a slim stem with leaves at its base, as a 256 × 256 figure. */
export function goldenTower(scene: Scene): string {
  const gold = scene.linear('tower-gold', [
    [0, '#fff6d2'],
    [0.45, '#f0c463'],
    [0.55, '#b97f22'],
    [1, '#ffe29a'],
  ]);
  const leaf = (turn: number, length: number) =>
    `<path transform="translate(128 240) rotate(${turn})" d="M0 0C-22-26-20-${length - 22} 0-${length} 20-${length - 22} 22-26 0 0z" fill="#1f9d6c" stroke="#07513a" stroke-width="4"/>`;
  return (
    `<g transform="translate(-17.6 14) scale(.91)">${drawBulb(gold)}</g>` +
    [-58, 58, -28, 28].map((turn) => leaf(turn, Math.abs(turn) > 40 ? 84 : 74)).join('')
  );
}

/** Draws old Chinese coins on a red string with a tassel. */
export function coinString(scene: Scene): string {
  const gold = scene.linear('cash-gold', [
    [0, '#ffeaa0'],
    [0.5, '#e2a636'],
    [1, '#a86a14'],
  ]);
  const coin = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="44" fill="${gold}" stroke="#6b3f08" stroke-width="5"/><circle cx="${x}" cy="${y}" r="35" fill="none" stroke="#fff3c0" stroke-opacity=".8" stroke-width="3"/>` +
    `<path d="M${x - 11} ${y - 11}h22v22h-22z" fill="#fff6dc" stroke="#6b3f08" stroke-width="5"/><path d="M${x} ${y - 30}v9M${x} ${y + 21}v9M${x - 30} ${y}h9M${x + 21} ${y}h9" stroke="#6b3f08" stroke-width="6" stroke-linecap="round"/>`;
  const cord = 'stroke="#c3142b" stroke-width="8" stroke-linecap="round" fill="none"';
  const fringe = repeat(5, (i) => `M${120 + i * 4} 206L${112 + i * 8} 246`);
  return (
    `<path d="M128 10C104 10 104 40 128 40S152 10 128 10z" ${cord}/><path d="M128 38V200" ${cord}/>` +
    coin(128, 154) +
    coin(82, 96) +
    coin(174, 96) +
    `<path d="M128 40 82 86M128 40 174 86M82 106 128 144M174 106 128 144" ${cord}/><circle cx="128" cy="42" r="11" fill="#c3142b"/><path d="${fringe}" ${cord}/><circle cx="128" cy="204" r="12" fill="#c3142b" stroke="#7a0716" stroke-width="4"/>`
  );
}

export function bamboo(scene: Scene): string {
  const stem = scene.linear(
    'bamboo-stem',
    [
      [0, '#1f7a3a'],
      [0.3, '#b9ec7a'],
      [0.6, '#54b848'],
      [1, '#125a30'],
    ],
    ACROSS,
  );
  const leaf = scene.linear('bamboo-leaf', [
    [0, '#8fe07a'],
    [1, '#14733c'],
  ]);
  const edge = 'stroke="#06381f" stroke-width="5" stroke-linejoin="round"';
  const cane = (x: number, top: number, width: number) =>
    repeat(4, (i) => {
      const height = (244 - top) / 4;
      const y = top + i * height;
      return `<path d="M${x - width / 2} ${round(y + 4)}Q${x - width / 2 + 4} ${round(y + height / 2)} ${x - width / 2} ${round(y + height - 4)}H${x + width / 2}Q${x + width / 2 - 4} ${round(y + height / 2)} ${x + width / 2} ${round(y + 4)}z" fill="${stem}" ${edge}/><rect x="${x - width / 2 - 3}" y="${round(y + height - 7)}" width="${width + 6}" height="9" rx="4.500" fill="#d8f2a0" stroke="#06381f" stroke-width="4"/>`;
    });
  const blade = (x: number, y: number, turn: number, length: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C-17-${length * 0.3}-14-${length * 0.7} 0-${length} 14-${length * 0.7} 17-${length * 0.3} 0 0z" fill="${leaf}" ${edge}/><path d="M0-12V-${length * 0.8}" stroke="#e4ffc8" stroke-opacity=".7" stroke-width="3.500" stroke-linecap="round"/></g>`;
  return (
    cane(82, 52, 30) +
    cane(178, 84, 28) +
    cane(130, 8, 38) +
    blade(150, 66, 66, 92) +
    blade(150, 70, 104, 84) +
    blade(110, 128, -72, 96) +
    blade(110, 132, -112, 88) +
    blade(196, 148, 40, 64) +
    blade(64, 66, -34, 62)
  );
}

/** Draws a lucky knot of red silk with tassels. */
export function luckyKnot(scene: Scene): string {
  const silk = scene.linear(
    'knot-silk',
    [
      [0, '#ff6a55'],
      [0.5, '#dd1f32'],
      [1, '#8f0a1e'],
    ],
    DIAGONAL,
  );
  const gold = scene.linear('knot-gold', GOLD);
  const cord = (path: string, width = 15) =>
    `<path d="${path}" fill="none" stroke="#5c0614" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${silk}" stroke-width="${width - 7}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const loops = [-1, 1].flatMap((side) =>
    [-1, 0, 1].map((i) => {
      const x = 128 + side * (62 - Math.abs(i) * 24);
      const y = 104 + i * 34;
      return cord(
        `M${x} ${y - 10}C${x + side * 46} ${y - 34} ${x + side * 46} ${y + 34} ${x} ${y + 10}`,
      );
    }),
  );
  const weave = repeat(4, (i) => {
    const shift = -36 + i * 24;
    return `${cord(`M${128 + shift - 40} ${104 + shift + 40}L${128 + shift + 40} ${104 + shift - 40}`, 18)}`;
  });
  const across = repeat(4, (i) => {
    const shift = -36 + i * 24;
    return `<path d="M${128 - shift - 40} ${104 + shift - 40}L${128 - shift + 40} ${104 + shift + 40}" stroke="#5c0614" stroke-width="17" stroke-linecap="round" stroke-dasharray="22 12"/><path d="M${128 - shift - 40} ${104 + shift - 40}L${128 - shift + 40} ${104 + shift + 40}" stroke="#ff7a66" stroke-width="9" stroke-linecap="round" stroke-dasharray="22 12"/>`;
  });
  const tassel = (x: number) =>
    `<path d="M${x - 12} 206H${x + 12}L${x + 16} 250H${x - 16}z" fill="${silk}" stroke="#5c0614" stroke-width="4" stroke-linejoin="round"/><path d="M${x - 5} 212V248M${x + 5} 212V248" stroke="#5c0614" stroke-width="3"/><rect x="${x - 13}" y="196" width="26" height="13" rx="5" fill="${gold}" stroke="#6b3f08" stroke-width="3.500"/>`;
  return (
    cord('M128 50C100 30 108 4 128 4S156 30 128 50') +
    loops.join('') +
    cord('M116 170 100 198M140 170 156 198', 13) +
    weave +
    across +
    `<path d="M128 86 146 104 128 122 110 104z" fill="${gold}" stroke="#6b3f08" stroke-width="4" stroke-linejoin="round"/><circle cx="128" cy="172" r="12" fill="#2fb67a" stroke="#07513a" stroke-width="4"/><circle cx="124" cy="168" r="4" fill="#d8ffe6"/>` +
    tassel(100) +
    tassel(156)
  );
}

/** Draws a palace lantern: round, with red silk on golden ribs. */
export function palaceLantern(scene: Scene): string {
  const silk = scene.radial(
    'lantern-silk',
    [
      [0, '#fff0a0'],
      [0.35, '#ff8a3a'],
      [0.75, '#e0202e'],
      [1, '#8f0a1e'],
    ],
    'cx=".5" cy=".55" r=".62"',
  );
  const gold = scene.linear('lantern-gold', GOLD);
  const ribs = repeat(3, (i) => {
    const half = 28 + i * 32;
    return `<path d="M128 58C${128 - half * 1.32} 66 ${128 - half * 1.32} 170 128 178M128 58C${128 + half * 1.32} 66 ${128 + half * 1.32} 170 128 178" fill="none" stroke="#ffd45a" stroke-width="4"/>`;
  });
  const cap = (y: number) =>
    `<path d="M86 ${y}H170V${y + 20}H86z" fill="${gold}" stroke="#5c2a08" stroke-width="5" stroke-linejoin="round"/><path d="M104 ${y + 3}V${y + 17}M128 ${y + 3}V${y + 17}M152 ${y + 3}V${y + 17}" stroke="#8a5410" stroke-width="4"/>`;
  const fringe = repeat(9, (i) => `M${96 + i * 8} 198V${i % 2 === 0 ? 222 : 216}`);
  return (
    `<path d="M128 6V40" stroke="#5c0614" stroke-width="9" stroke-linecap="round"/><circle cx="128" cy="14" r="9" fill="none" stroke="#e7b75a" stroke-width="6"/>` +
    `<ellipse cx="128" cy="118" rx="108" ry="68" fill="${silk}" stroke="#5c0614" stroke-width="6"/>${ribs}<path d="M40 92C54 72 76 62 98 58" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M128 88 152 118 128 148 104 118z" fill="#fff3c0" stroke="#c2640f" stroke-width="5" stroke-linejoin="round"/><path d="M128 102 141 118 128 134 115 118z" fill="#e0202e"/>` +
    `<path d="${fringe}" stroke="#ffc93c" stroke-width="6" stroke-linecap="round"/><path d="M128 200V250" stroke="#c3142b" stroke-width="12" stroke-linecap="round"/><circle cx="128" cy="214" r="10" fill="#2fb67a" stroke="#07513a" stroke-width="4"/>` +
    cap(40) +
    cap(178)
  );
}
