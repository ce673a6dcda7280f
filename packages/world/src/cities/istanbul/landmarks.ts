import { repeat, round, type Scene } from '@wl/art/svg';

interface Foot {
  x: number;
  ground: number;
}

/** Draws a mosque with a cascade of domes and six minarets. It is 420 units wide at scale 1. */
export function drawMosque(
  scene: Scene,
  { x, ground, scale }: Foot & { scale: number },
  { name, light, dark }: { name: string; light: string; dark: string },
): string {
  const stone = scene.linear(name, [
    [0, light],
    [1, dark],
  ]);
  const lead = scene.linear(`${name}-lead`, [
    [0, '#9fd0d0'],
    [0.5, '#4f8f9c'],
    [1, '#2f6478'],
  ]);
  const minarets = [
    { at: -206, height: 228 },
    { at: 206, height: 228 },
    { at: -138, height: 282 },
    { at: 138, height: 282 },
    { at: -82, height: 300 },
    { at: 82, height: 300 },
  ].map(({ at, height }) => drawMinaret(at, height, stone));
  return `<g transform="translate(${x} ${ground}) scale(${scale})">${minarets.join('')}${drawDomes(stone, lead)}</g>`;
}

function drawMinaret(x: number, height: number, stone: string): string {
  const balcony = (y: number) =>
    `<path d="M${x - 8} ${y}h16l3-6h-22z" fill="${stone}"/><path d="M${x - 8} ${y}h16" stroke="#3a4458" stroke-opacity=".5" stroke-width="1.5"/>`;
  return (
    `<path d="M${x - 7} 0V-40L${x - 5} -50V${-height + 44}H${x + 5}V-50L${x + 7} -40V0z" fill="${stone}"/><path d="M${x + 1} 0V${-height + 44}H${x + 5}V-50L${x + 7} -40V0z" fill="#3a3048" opacity=".28"/><path d="M${x - 6} ${-height + 44}L${x} ${-height}L${x + 6} ${-height + 44}z" fill="#35647a"/><path d="M${x} ${-height}v-14" stroke="#f0c463" stroke-width="2"/><circle cx="${x}" cy="${-height - 15}" r="2.5" fill="#f0c463"/>` +
    balcony(-height + 78) +
    balcony(-height + 124)
  );
}

/** Draws the great dome above half domes and small domes, and the arcade of the courtyard. */
function drawDomes(stone: string, lead: string): string {
  const dome = (x: number, base: number, half: number, rise: number) =>
    `<path d="M${x - half} ${base}Q${x - half} ${round(base - rise)} ${x} ${round(base - rise * 1.06)} ${x + half} ${round(base - rise)} ${x + half} ${base}z" fill="${lead}"/><path d="M${x - half * 0.55} ${round(base - rise * 0.35)}Q${x - half * 0.5} ${round(base - rise * 0.8)} ${x - half * 0.12} ${round(base - rise * 0.94)}" stroke="#fff" stroke-opacity=".5" stroke-width="${round(half * 0.06 + 1)}" fill="none" stroke-linecap="round"/><path d="M${x} ${round(base - rise * 1.04)}v-12" stroke="#f0c463" stroke-width="2"/>`;
  const drum = (x: number, base: number, half: number, depth: number) =>
    `<path d="M${x - half} ${base}v-${depth}h${half * 2}v${depth}z" fill="${stone}"/><path d="${repeat(Math.floor((half * 2) / 9), (i) => `M${x - half + 4 + i * 9} ${base - 2}v-${depth - 5}h4v${depth - 5}z`)}" fill="#3a4a5c" opacity=".75"/>`;
  const arches = repeat(13, (i) => `M${-186 + i * 29} 0V-20q10-14 20 0V0z`);
  const windows = repeat(9, (i) => `M${-92 + i * 22} -52v-18q5-8 10 0v18z`);
  return (
    `${drum(0, -142, 62, 18)}${dome(0, -158, 64, 56)}${drum(-66, -104, 40, 14)}${dome(-66, -116, 42, 36)}${drum(66, -104, 40, 14)}${dome(66, -116, 42, 36)}<path d="M-112 0V-104H112V0z" fill="${stone}"/><path d="M-56-60V-104Q-52-142 0-146 52-142 56-104V-60z" fill="${stone}"/><path d="M-44-60V-100Q-38-128 0-132 38-128 44-100V-60z" fill="#3a4a5c" opacity=".55"/>` +
    `${repeat(5, (i) => `<path d="M${-34 + i * 16} -66v-34q4-8 8 0v34z" fill="#ffe2a0"/>`)}<path d="${windows}" fill="#ffe2a0" opacity=".85"/>${dome(-100, -104, 24, 24)}${dome(100, -104, 24, 24)}<path d="M-200 0V-40H200V0z" fill="${stone}"/><path d="M-200-40H200V-36H-200z" fill="#fff" opacity=".4"/><path d="${arches}" fill="#3a4458" opacity=".75"/>` +
    [-176, -146, -116, 116, 146, 176].map((x) => dome(x, -40, 14, 15)).join('')
  );
}

/** Draws Galata Tower, a round tower with a gallery and a pointed roof. */
export function drawGalataTower(scene: Scene, { x, ground }: Foot): string {
  const stone = scene.linear(
    'galata',
    [
      [0, '#f5dcb0'],
      [0.5, '#d9a880'],
      [1, '#8f5f58'],
    ],
    [0, 0, 1, 0],
  );
  const roof = scene.linear(
    'galata-roof',
    [
      [0, '#3f8aa0'],
      [1, '#1f4f6a'],
    ],
    [0, 0, 1, 0],
  );
  const shine = scene.radial('galata-shine', [
    [0, '#ffe9b4', 0.5],
    [0.5, '#ffe2a0', 0.15],
    [1, '#ffe2a0', 0],
  ]);
  const slits = repeat(5, (row) =>
    repeat(3, (i) => `M${-30 + i * 26} ${-52 - row * 34}v-14q4-6 8 0v14z`),
  );
  const gallery = repeat(7, (i) => `M${-42 + i * 13} -232v-22q4.500-7 9 0v22z`);
  return (
    `<g transform="translate(${x} ${ground})"><circle cy="-230" r="190" fill="${shine}"/><path d="M-56 0L-50-214H50L56 0z" fill="${stone}"/><path d="${repeat(11, (i) => `M${-54 + (i % 2) * 6} ${-14 - i * 18}h${104 - (i % 2) * 12}`)}" stroke="#8a5a50" stroke-opacity=".22" stroke-width="2"/><path d="${slits}" fill="#4a3040"/><path d="M-56-214H56V-222H-56z" fill="#ffe9c4"/>` +
    `<path d="M-48-222H48V-266H-48z" fill="${stone}"/><path d="${gallery}" fill="#ffe2a0"/><path d="M-60-262H60V-270H-60z" fill="#ffe9c4"/><path d="M-56-270Q-50-300-34-304H34Q50-300 56-270z" fill="#d9a880"/><path d="M-44-300L0-392 44-300z" fill="${roof}"/><path d="M-44-300H44V-294H-44z" fill="#ffe9c4"/><path d="M0-392v-26" stroke="#f0c463" stroke-width="3"/><circle cy="-420" r="4" fill="#f0c463"/></g>`
  );
}
