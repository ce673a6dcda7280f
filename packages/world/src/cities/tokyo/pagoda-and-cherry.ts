import { drawBlossom } from '@wl/art/plants';
import { type Random, span } from '@wl/art/random';
import { repeat, round } from '@wl/art/svg';

/** Draws a five-storey pagoda hung with lanterns and centred at `x`. */
export function drawPagoda(x: number, lantern: string): string {
  const storeys = [
    { halfRoof: 124, ground: 716 },
    { halfRoof: 108, ground: 664 },
    { halfRoof: 94, ground: 616 },
    { halfRoof: 80, ground: 572 },
    { halfRoof: 66, ground: 532 },
  ].map(({ halfRoof, ground }, i) =>
    drawPagodaStorey(x, { halfRoof, ground, wall: 34 - i * 2 }, lantern),
  );
  const rings = repeat(
    7,
    (i) =>
      `<ellipse cx="${x}" cy="${470 - i * 8.5}" rx="${round(9 - i * 0.9)}" ry="2" fill="none" stroke="#e9a25a" stroke-width="1.8"/>`,
  );
  return `${storeys.join('')}<path d="M${x - 2} 478V404h4V478z" fill="#150a30"/>${rings}<circle cx="${x}" cy="402" r="4.5" fill="#ffd58a"/>`;
}

function drawPagodaStorey(
  x: number,
  { halfRoof, ground, wall }: { halfRoof: number; ground: number; wall: number },
  lantern: string,
): string {
  const half = halfRoof * 0.56;
  const eaves = ground - wall + 8;
  const bars = repeat(
    Math.round((half * 2) / 12),
    (i) => `M${round(x - half + 6 + i * 12)} ${ground - wall + 14}v${wall - 13}`,
  );
  const lanterns = [-1, 1].map((side) => {
    const at = round(x + side * (halfRoof - 4));
    return `<path d="M${at} ${eaves + 8}v7" stroke="#ffb65c"/><ellipse cx="${at}" cy="${eaves + 20}" rx="4" ry="5.5" fill="${lantern}"/><circle cx="${at}" cy="${eaves + 20}" r="13" fill="#ff9a4a" opacity=".22"/>`;
  });
  return (
    `<rect x="${round(x - half)}" y="${ground - wall}" width="${round(half * 2)}" height="${wall + 6}" fill="#2a1040"/>` +
    `<rect x="${round(x - half + 6)}" y="${ground - wall + 15}" width="${round(half * 2 - 12)}" height="${wall - 16}" fill="#ffb65c"/><path d="${bars}" stroke="#2a1040" stroke-width="3"/>` +
    `<path d="M${x - halfRoof - 10} ${eaves + 2}Q${round(x - halfRoof * 0.62)} ${eaves - 4} ${round(x - half * 0.78)} ${eaves - 21}H${round(x + half * 0.78)}Q${round(x + halfRoof * 0.62)} ${eaves - 4} ${x + halfRoof + 10} ${eaves + 2}L${x + halfRoof + 4} ${eaves + 9}Q${x} ${eaves + 3} ${x - halfRoof - 4} ${eaves + 9}z" fill="#150a30"/>` +
    `<path d="M${x - halfRoof - 9} ${eaves + 3}Q${round(x - halfRoof * 0.62)} ${eaves - 3} ${round(x - half * 0.78)} ${eaves - 20}" stroke="#ff9a6a" stroke-width="1.8" fill="none" opacity=".85"/>` +
    `<path d="M${x - halfRoof - 2} ${eaves + 9}Q${x} ${eaves + 3.5} ${x + halfRoof + 2} ${eaves + 9}" stroke="#ff7a5a" stroke-width="1.6" fill="none" opacity=".7"/>${lanterns.join('')}`
  );
}

const BRANCH_SEGMENTS = [
  { from: [1205, 24], to: [1046, 74], blossoms: 30, spread: 74 },
  { from: [1046, 74], to: [926, 128], blossoms: 20, spread: 50 },
  { from: [1120, 46], to: [1062, 186], blossoms: 17, spread: 44 },
  { from: [1010, 86], to: [922, 44], blossoms: 12, spread: 36 },
  { from: [1172, 40], to: [1170, 226], blossoms: 20, spread: 46 },
] as const;
const BLOSSOMS = [
  { petal: '#ff9fc0', heart: '#e8457e' },
  { petal: '#ffc4d8', heart: '#ff6f9c' },
  { petal: '#ffe3ec', heart: '#ff6f9c' },
] as const;

/** Draws the cherry branch in the upper right corner, covered with blossom. */
export function drawCherryBranch(random: Random): string {
  const wood =
    '<g fill="none" stroke-linecap="round"><g stroke="#2a1330"><path d="M1215 22C1150 52 1096 40 1046 74S960 92 926 128" stroke-width="12"/><path d="M1120 46C1104 96 1078 120 1062 186M1172 40C1168 100 1186 150 1170 226" stroke-width="6"/><path d="M1010 86C985 60 960 48 922 44" stroke-width="5"/></g>' +
    '<path d="M1215 18C1150 48 1096 36 1046 70S960 88 926 124" stroke="#7a3a55" stroke-width="3" opacity=".7"/></g>';
  const blossoms = BRANCH_SEGMENTS.flatMap(({ from, to, blossoms: count, spread }) =>
    Array.from({ length: count }, () => {
      const along = random();
      const x = from[0] + (to[0] - from[0]) * along + (random() - 0.5) * spread;
      const y = from[1] + (to[1] - from[1]) * along + (random() - 0.5) * spread;
      const kind = BLOSSOMS[Math.floor(random() * BLOSSOMS.length)] ?? BLOSSOMS[0];
      return {
        order: random(),
        markup: drawBlossom({ x, y, scale: span(random, 0.75, 1.5), turn: random() * 72 }, kind),
      };
    }),
  );
  return (
    wood +
    blossoms
      .sort((a, b) => a.order - b.order)
      .map(({ markup }) => markup)
      .join('')
  );
}
