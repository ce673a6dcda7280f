import { pick, type Random } from '@wl/art/random';
import { repeat, round, type Scene } from '@wl/art/svg';

interface Foot {
  x: number;
  ground: number;
}

const FACETS = ['#fff1b8', '#f0c463', '#c98a2a', '#ffdf8a'];

/** Draws a hotel in the shape of an opening lotus: a faceted golden bud on a narrow waist, with petals at the base. */
export function drawLotusHotel(scene: Scene, random: Random, { x, ground }: Foot): string {
  const glow = scene.radial('lotus-glow', [
    [0, '#ffe6a0', 0.75],
    [0.45, '#ffc46a', 0.25],
    [1, '#ffc46a', 0],
  ]);
  const shaft = scene.linear(
    'lotus-shaft',
    [
      [0, '#fff0b8'],
      [0.5, '#d99a3a'],
      [1, '#8a5418'],
    ],
    [0, 0, 1, 0],
  );
  const height = 440;
  // Returns half the width of the bud (the upper part) at the relative height `u`, from 0 to 1.
  const bud = (u: number) =>
    92 * Math.pow(Math.sin(u * Math.PI), 0.75) * (1 - u * 0.45) + 23 * (1 - u);
  const half = (t: number) => (t < 0.3 ? 44 - t * 70 : bud((t - 0.3) / 0.7));
  const edge = (side: number) =>
    Array.from(
      { length: 41 },
      (_, i) => `${round(x + side * half(i / 40))} ${round(ground - height * (i / 40))}`,
    );
  const outline = `M${edge(-1).join('L')}L${edge(1).reverse().join('L')}z`;
  let facets = '';
  for (let row = 0; row < 30; row++) {
    const t = 0.27 + (row / 30) * 0.7;
    const w = half(t);
    const columns = Math.max(3, Math.round(w / 9)) + 1;
    for (let column = 0; column < columns; column++) {
      const step = (2 * w) / (columns - 1);
      const cx = x - w + (column + (row % 2 ? 0.5 : 0)) * step;
      const cy = ground - height * t;
      facets += `<path d="M${round(cx - step * 0.45)} ${round(cy)}L${round(cx)} ${round(cy - 9)}L${round(cx + step * 0.45)} ${round(cy)}L${round(cx)} ${round(cy + 9)}z" fill="${pick(random, FACETS)}"/>`;
    }
  }
  const clip = scene.define(
    'lotus-clip',
    (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
  );
  const petal = (turn: number, scale: number, fill: string) =>
    `<path transform="translate(${x} ${ground + 6}) rotate(${turn}) scale(${scale})" d="M0 0C-44-34-40-104 0-146 40-104 44-34 0 0z" fill="${fill}" stroke="#fff0c0" stroke-width="2"/>`;
  return (
    `<circle cx="${x}" cy="${ground - 290}" r="300" fill="${glow}"/><path d="${outline}" fill="${shaft}"/><g clip-path="${clip}" stroke="#7a4a0c" stroke-width=".8">${facets}</g>` +
    `<path d="${outline}" fill="none" stroke="#fff3c8" stroke-width="3"/><path d="M${x - 60} ${ground - 300}Q${x - 74} ${ground - 240} ${x - 46} ${ground - 190}" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round" fill="none"/>` +
    `<path d="M${x - 2} ${ground - height}h4v-50h-4z" fill="#fff0c0"/><circle cx="${x}" cy="${ground - height - 52}" r="5" fill="#fff"/>` +
    petal(-62, 0.9, '#c9822c') +
    petal(62, 0.9, '#c9822c') +
    petal(-36, 0.98, '#e7a93a') +
    petal(36, 0.98, '#e7a93a') +
    petal(0, 0.8, '#ffd977')
  );
}

/** Draws the stone façade of Saint Paul's (the only part that survived the fire), lit from below. */
export function drawChurchFront(scene: Scene, { x, ground }: Foot): string {
  const stone = scene.linear('church-stone', [
    [0, '#a88a68'],
    [1, '#ffe6b4'],
  ]);
  const shade = '#3a2a20';
  const column = (at: number, top: number, bottom: number) =>
    `<path d="M${at - 4} ${bottom}V${top}h8V${bottom}z" fill="#fff1d0"/><path d="M${at + 1} ${bottom}V${top}h3V${bottom}z" fill="#a8825c"/>`;
  const tier = (width: number, top: number, bottom: number, columns: number) =>
    `<path d="M${-width} ${bottom}V${top}H${width}V${bottom}z" fill="${stone}"/><path d="M${-width - 6} ${top - 7}H${width + 6}V${top + 1}H${-width - 6}z" fill="#ffefcc"/>` +
    repeat(columns, (i) =>
      column(-width + 9 + (i * (width * 2 - 18)) / (columns - 1), top + 3, bottom),
    );
  const arch = (at: number, top: number, width: number, depth: number) =>
    `<path d="M${at - width} ${top + depth}V${top}Q${at} ${round(top - width * 1.2)} ${at + width} ${top}V${top + depth}z" fill="${shade}"/>`;
  return (
    `<g transform="translate(${x} ${ground})">${tier(126, -92, 0, 10)}${tier(126, -180, -100, 10)}${tier(74, -250, -188, 6)}<path d="M-126-188Q-104-214-74-206V-188zM126-188Q104-214 74-206V-188z" fill="#d9b98c"/>${tier(46, -298, -257, 4)}<path d="M-52-304L0-346 52-304z" fill="${stone}"/><path d="M-52-304L0-346 52-304" stroke="#ffefcc" stroke-width="4" fill="none"/>` +
    `${arch(0, -46, 19, 46)}${arch(-66, -38, 14, 38)}${arch(66, -38, 14, 38)}${arch(0, -148, 12, 34)}${arch(-52, -146, 11, 32)}${arch(52, -146, 11, 32)}${arch(-96, -146, 9, 32)}${arch(96, -146, 9, 32)}${arch(0, -222, 13, 30)}<circle cy="-318" r="8" fill="${shade}"/><path d="M-2-346V-372H2V-346zM-9-366H9V-361H-9z" fill="#ffefcc"/></g>`
  );
}
