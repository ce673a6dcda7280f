import { repeat, round, type Scene } from '@wl/art/svg';

const FACETS = ['#fff1b8', '#e7a93a', '#c47f1d', '#ffd977'];

/** The faceted bulb on its stem, around x = 160 from y = −4 to 250 of a tile. */
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

/** The golden tower of Macau: a bulb above a slim stem, opening from leaves. A figure of 256 × 256. */
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

/** Cash coins on a red string, with a tassel. */
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
