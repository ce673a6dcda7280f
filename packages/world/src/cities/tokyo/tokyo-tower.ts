import { drawHalo } from '@wl/art/sky';
import { repeat, round, type Scene } from '@wl/art/svg';

/** Position of the tower: `base` is the y coordinate of the ground, and `top` is that of the antenna's tip. */
export const TOWER = { x: 880, base: 646, top: 176 };

const towerY = (height: number) => TOWER.base - (TOWER.base - TOWER.top) * height;
const towerHalfWidth = (height: number) => 4 + 96 * Math.pow(1 - height, 2.35);

/** Draws the tower. Heights are fractions, from 0 at the ground to 1 at the tip. */
export function drawTokyoTower(scene: Scene, glow: string): string {
  const steel = scene.linear('steel', [
    [0, '#fff1d8'],
    [0.1, '#ff8a3c'],
    [0.6, '#ff5a2b'],
    [1, '#d92f2f'],
  ]);
  return (
    `<ellipse cx="${TOWER.x}" cy="${round(towerY(0.34))}" rx="330" ry="330" fill="${glow}" opacity=".9"/>` +
    `<g stroke-linecap="round">${drawTowerLeg(-1, steel)}${drawTowerLeg(1, steel)}${drawTowerBraces()}${drawTowerMast()}${drawTowerDecks()}${drawTowerAntenna(glow)}</g>`
  );
}

function drawTowerLeg(side: -1 | 1, steel: string): string {
  const top = 0.38;
  const outer = (t: number) => TOWER.x + side * towerHalfWidth(t);
  const inner = (t: number) =>
    TOWER.x + side * Math.max(0, towerHalfWidth(t) - Math.max(7, 30 * (1 - t * 1.75)));
  const edge = (x: (t: number) => number) =>
    Array.from(
      { length: 21 },
      (_, i) => `${round(x((i / 20) * top))} ${round(towerY((i / 20) * top))}`,
    );
  const lattice = repeat(18, (i) => {
    const [low, high] = [(i / 18) * top, ((i + 1) / 18) * top];
    const [yLow, yHigh] = [round(towerY(low)), round(towerY(high))];
    return `M${round(outer(low))} ${yLow}L${round(inner(high))} ${yHigh}M${round(inner(low))} ${yLow}L${round(outer(high))} ${yHigh}H${round(inner(high))}`;
  });
  return (
    `<path d="M${[...edge(outer), ...edge(inner).reverse()].join('L')}z" fill="${steel}" fill-opacity=".34"/>` +
    `<path d="M${edge(outer).join('L')}" stroke="#ff7a3a" stroke-width="4.5" fill="none"/>` +
    `<path d="M${edge(inner).join('L')}" stroke="#ff6a33" stroke-width="3" fill="none"/>` +
    `<path d="${lattice}" stroke="#ffb070" stroke-width="1.5" fill="none"/>`
  );
}

function drawTowerBraces(): string {
  const half = towerHalfWidth(0.05) - 26;
  const brace = (t: number) =>
    `M${round(TOWER.x - towerHalfWidth(t))} ${round(towerY(t))}H${round(TOWER.x + towerHalfWidth(t))}`;
  return (
    `<path d="M${round(TOWER.x - half)} ${round(towerY(0.05))}Q${TOWER.x} ${round(towerY(0.2))} ${round(TOWER.x + half)} ${round(towerY(0.05))}" stroke="#ff7a3a" stroke-width="4" fill="none"/>` +
    `<path d="${brace(0.13)}${brace(0.2)}${brace(0.27)}" stroke="#ffd9b0" stroke-width="3"/>`
  );
}

function drawTowerMast(): string {
  const at = (side: number, t: number) =>
    `${round(TOWER.x + side * towerHalfWidth(t))} ${round(towerY(t))}`;
  const lattice = repeat(26, (i) => {
    const [low, high] = [0.42 + (i / 26) * 0.3, 0.42 + ((i + 1) / 26) * 0.3];
    return `M${at(-1, low)}L${at(1, high)}M${at(1, low)}L${at(-1, high)}L${at(1, high)}`;
  });
  const edge = (side: number) =>
    repeat(21, (i) => `${i ? 'L' : 'M'}${at(side, 0.4 + (i / 20) * 0.34)}`);
  return (
    `<path d="${lattice}" stroke="#ffb070" stroke-width="1.4" fill="none"/>` +
    `<path d="${edge(-1)}${edge(1)}" stroke="#ff6a33" stroke-width="3.2" fill="none"/>`
  );
}

function drawTowerDecks(): string {
  const { x } = TOWER;
  const [main, top] = [towerY(0.4), towerY(0.7)];
  return (
    `<path d="M${x - 40} ${round(main + 10)}h80l-7 12h-66z" fill="#b9243a"/><rect x="${x - 40}" y="${round(main - 16)}" width="80" height="27" rx="3" fill="#fff3dc"/>` +
    `<path d="M${x - 36} ${round(main - 9)}h72M${x - 36} ${round(main + 2)}h72" stroke="#ffb545" stroke-width="4.5" stroke-dasharray="6 2.5" stroke-linecap="butt"/>` +
    `<path d="M${x - 34} ${round(main - 16)}l5-8h58l5 8z" fill="#ff5a2b"/>` +
    `<rect x="${x - 17}" y="${round(top - 8)}" width="34" height="15" rx="2.5" fill="#fff3dc"/>` +
    `<path d="M${x - 14} ${round(top)}h28" stroke="#ffb545" stroke-width="4" stroke-dasharray="4 2" stroke-linecap="butt"/><path d="M${x - 17} ${round(top + 7)}h34l-5 7h-24z" fill="#b9243a"/>`
  );
}

function drawTowerAntenna(glow: string): string {
  const stripe = 0.038;
  const stripes = repeat(7, (i) => {
    const low = 0.735 + i * stripe;
    const height = (TOWER.base - TOWER.top) * stripe;
    return `<rect x="${round(TOWER.x - 4.5 + i * 0.45)}" y="${round(towerY(low + stripe))}" width="${round(9 - i * 0.9)}" height="${round(height)}" fill="${i % 2 ? '#fff3e2' : '#ff4b2f'}"/>`;
  });
  return (
    stripes + drawHalo(TOWER.x, towerY(1), 16, glow) + drawHalo(TOWER.x, towerY(1), 4.5, '#fff')
  );
}
