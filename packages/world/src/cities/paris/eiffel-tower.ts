import { repeat, round, type Scene } from '@wl/art/svg';

interface Place {
  x: number;
  ground: number;
  height: number;
}

/** Returns half the width of the tower at a height from 0 (ground) to 1 (tip), for a tower of height 1. */
const halfWidth = (t: number) => 0.006 + 0.19 * Math.pow(1 - t, 2.7) + 0.012 * (1 - t);

/**
 * Draws the tower lit from within: two legs and an arch, a lattice above them, three platforms, and a beam at the top.
 */
export function drawEiffelTower(scene: Scene, place: Place): string {
  const { x, ground, height } = place;
  const glow = scene.radial('tower-glow', [
    [0, '#ffcf7a', 0.7],
    [0.45, '#ff9a8a', 0.25],
    [1, '#ff9a8a', 0],
  ]);
  const beam = scene.linear(
    'tower-beam',
    [
      [0, '#fff6d6', 0.75],
      [1, '#fff6d6', 0],
    ],
    [0, 0, 1, 0],
  );
  const iron = scene.linear('tower-iron', [
    [0, '#fff0c0'],
    [0.3, '#ffc766'],
    [1, '#c9702e'],
  ]);
  const top = ground - height;
  return (
    `<ellipse cx="${x}" cy="${round(ground - height * 0.35)}" rx="${round(height * 0.52)}" ry="${round(height * 0.62)}" fill="${glow}"/>` +
    `<path d="M${x} ${top + 6}L${x + 430} ${top - 74}V${top - 26}z" fill="${beam}" opacity=".7"/>` +
    `<g stroke="${iron}" fill="none" stroke-linejoin="round">${drawLeg(place, -1)}${drawLeg(place, 1)}${drawShaft(place)}${drawArch(place)}</g>` +
    drawPlatforms(place) +
    `<path d="M${x - 2} ${top + 2}h4V${top - 30}h-4z" fill="#ffd98a"/><circle cx="${x}" cy="${top + 6}" r="6" fill="#fffbe6"/><circle cx="${x}" cy="${top + 6}" r="20" fill="#fff3c4" opacity=".4"/>`
  );
}

function drawLeg(place: Place, side: -1 | 1): string {
  const top = 0.34;
  const steps = 14;
  const y = (t: number) => round(place.ground - place.height * t);
  const outer = (t: number) => round(place.x + side * place.height * halfWidth(t));
  const inner = (t: number) =>
    round(place.x + side * place.height * Math.max(0.012, halfWidth(t) - 0.075 * (1 - t * 1.7)));
  const edge = (x: (t: number) => string) =>
    repeat(steps + 1, (i) => `${i ? 'L' : 'M'}${x((i / steps) * top)} ${y((i / steps) * top)}`);
  const lattice = repeat(steps, (i) => {
    const [low, high] = [(i / steps) * top, ((i + 1) / steps) * top];
    return `M${outer(low)} ${y(low)}L${inner(high)} ${y(high)}H${outer(high)}M${inner(low)} ${y(low)}L${outer(high)} ${y(high)}`;
  });
  return `<path d="${edge(outer)}${edge(inner)}" stroke-width="5"/><path d="${lattice}" stroke-width="1.8"/>`;
}

function drawShaft(place: Place): string {
  const [from, to, steps] = [0.34, 0.95, 30];
  const at = (side: number, t: number) =>
    `${round(place.x + side * place.height * halfWidth(t))} ${round(place.ground - place.height * t)}`;
  const step = (i: number) => from + ((to - from) * i) / steps;
  const edge = (side: number) => repeat(steps + 1, (i) => `${i ? 'L' : 'M'}${at(side, step(i))}`);
  const lattice = repeat(
    steps,
    (i) =>
      `M${at(-1, step(i))}L${at(1, step(i + 1))}M${at(1, step(i))}L${at(-1, step(i + 1))}L${at(1, step(i + 1))}`,
  );
  return `<path d="${edge(-1)}${edge(1)}" stroke-width="4"/><path d="${lattice}" stroke-width="1.5"/>`;
}

function drawArch({ x, ground, height }: Place): string {
  const half = height * 0.125;
  const spring = ground - height * 0.015;
  const arc = (inset: number) =>
    `M${round(x - half + inset)} ${round(spring)}Q${x} ${round(ground - height * 0.27 + inset * 1.6)} ${round(x + half - inset)} ${round(spring)}`;
  return `<path d="${arc(0)}" stroke-width="4"/><path d="${arc(9)}" stroke-width="2"/>`;
}

function drawPlatforms({ x, ground, height }: Place): string {
  return [
    { at: 0.185, extra: 9, depth: 15 },
    { at: 0.345, extra: 6, depth: 11 },
    { at: 0.9, extra: 6, depth: 9 },
  ]
    .map(({ at, extra, depth }) => {
      const half = height * halfWidth(at) + extra;
      const y = ground - height * at;
      return `<path d="M${round(x - half)} ${round(y)}h${round(half * 2)}v-${depth}h-${round(half * 2)}z" fill="#b8622c"/><path d="M${round(x - half)} ${round(y - depth * 0.55)}h${round(half * 2)}" stroke="#ffe9b0" stroke-width="${round(depth * 0.4)}" stroke-dasharray="5 3"/><path d="M${round(x - half - 3)} ${round(y - depth)}h${round(half * 2 + 6)}v-3h-${round(half * 2 + 6)}z" fill="#ffe0a0"/>`;
    })
    .join('');
}
