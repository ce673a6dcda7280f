import { drawLogo } from './brand.ts';
import { loadIcon, placeIcon } from './icons.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { place, repeat } from './svg.ts';

export const CARD = { width: 1200, height: 630 } as const;

const INK = '#0a1026';
const PAPER = '#fbf6ea';
const PAPER_EDGE = '#dcc9a0';
const BRASS_DARK = '#7a5312';

export interface ShareCard {
  /** Title of the card, such as "Biggest win". */
  label: string;
  /** Value shown in large type. */
  value: string;
  /** Lines of smaller text below the value, such as the game and the date. */
  lines: readonly string[];
  /** Nickname of the member who shares the card. */
  signature: string;
  /** Three-character code on the postmark. */
  airport: string;
  /** Stamp on the card: the name of an icon from the game-icons set, and a background colour. */
  stamp: { icon: string; colour: string };
}

/**
 * Returns the upper layer of a share card (1200 × 630 px): text on a translucent shade, to be placed over the city's
 * postcard.
 */
export function shareCard({ label, value, lines, signature, airport, stamp }: ShareCard): string {
  const { width, height } = CARD;
  const shade =
    `<linearGradient id="card-shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${INK}" stop-opacity=".05"/>` +
    `<stop offset=".55" stop-color="${INK}" stop-opacity=".25"/><stop offset="1" stop-color="${INK}" stop-opacity=".8"/></linearGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${shade}</defs><rect width="${width}" height="${height}" fill="url(#card-shade)"/>` +
    place(drawNote(label, value, lines), { x: 56, y: 268, rotate: -1.6 }) +
    place(drawStamp(stamp), { x: 1004, y: 44, rotate: 4 }) +
    place(drawPostmark(airport), { x: 968, y: 214, rotate: -14 }) +
    place(drawLogo({ ground: INK }), { x: 884, y: 574, scale: 0.9 }) +
    lettering('Wanderluck', { size: 38, x: 924, y: 587, anchor: 'start', fill: PAPER }) +
    drawSignature(signature) +
    `</svg>`
  );
}

const NOTE = { width: 760, height: 300, margin: 44 };

/** Draws the signature to the right of the sheet of paper. A long nickname is scaled down to the available width. */
function drawSignature(signature: string): string {
  const [right, room] = [1160, 316];
  const natural = letteringWidth(signature, { size: 30 });
  const size = natural > room ? (30 * room) / natural : 30;
  return lettering(signature, { size, x: right, y: 528, anchor: 'end', fill: PAPER });
}

/** Draws the sheet of paper with the label, value and lines. Long texts are shrunk, never truncated. */
function drawNote(label: string, value: string, lines: readonly string[]): string {
  const inner = NOTE.width - NOTE.margin * 2;
  const line = (text: string, size: number, y: number, fill: string) => {
    const natural = letteringWidth(text, { size });
    const fitted = natural > inner ? (size * inner) / natural : size;
    return lettering(text, { size: fitted, x: NOTE.margin, y, anchor: 'start', fill });
  };
  return (
    `<rect x="6" y="12" width="${NOTE.width}" height="${NOTE.height}" rx="14" fill="${INK}" fill-opacity=".45"/>` +
    `<rect width="${NOTE.width}" height="${NOTE.height}" rx="14" fill="${PAPER}"/>` +
    `<rect x="12" y="12" width="${NOTE.width - 24}" height="${NOTE.height - 24}" rx="8" fill="none" stroke="${PAPER_EDGE}" stroke-width="2"/>` +
    line(label, 34, 66, BRASS_DARK) +
    line(value, 96, 164, INK) +
    lines.map((text, at) => line(text, 28, 216 + at * 42, '#3a4468')).join('')
  );
}

function drawStamp({ icon, colour }: ShareCard['stamp']): string {
  const [width, height, tooth] = [144, 172, 12];
  const holes = (count: number, at: (index: number) => string) => repeat(count, at);
  const teeth =
    holes(
      13,
      (i) =>
        `<circle cx="${i * tooth}" cy="0" r="4"/><circle cx="${i * tooth}" cy="${height}" r="4"/>`,
    ) +
    holes(
      15,
      (i) =>
        `<circle cx="0" cy="${i * tooth}" r="4"/><circle cx="${width}" cy="${i * tooth}" r="4"/>`,
    );
  const picture = placeIcon(loadIcon('game-icons', icon, 'card-stamp'), {
    x: width / 2,
    y: height / 2,
    size: 92,
  });
  return (
    `<mask id="card-teeth"><rect width="${width}" height="${height}" fill="#fff"/><g fill="#000">${teeth}</g></mask>` +
    `<g mask="url(#card-teeth)"><rect width="${width}" height="${height}" fill="${PAPER}"/>` +
    `<rect x="12" y="12" width="${width - 24}" height="${height - 24}" fill="${colour}"/></g>` +
    `<g color="${PAPER}" fill="${PAPER}">${picture}</g>`
  );
}

function drawPostmark(airport: string): string {
  const waves = repeat(4, (i) => `<path d="M62 ${-27 + i * 18}q14 -10 28 0t28 0 28 0 28 0"/>`);
  return (
    `<g fill="none" stroke="${PAPER}" stroke-opacity=".9" stroke-width="4"><circle r="56"/><circle r="42"/>${waves}</g>` +
    lettering(airport, { face: 'mono', size: 30, x: 0, y: 11, anchor: 'middle', fill: PAPER })
  );
}
