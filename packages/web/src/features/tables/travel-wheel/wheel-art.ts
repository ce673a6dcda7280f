/** Centre (both x and y) and radii of the travel wheel, in a drawing of 1,000 × 1,000 units. */
const CENTRE = 500;
const ROTOR = 434;
const HUB = 166;
const RIM = 492;
/** Distances from the centre to the numbers and to the signs below them. */
const NUMBERS = 396;
const SIGNS = 346;
const BULBS = 32;
const GOLD = '#e9be68';
const TURN = 2 * Math.PI;

export const FONT = "800 28px 'Bricolage Grotesque Variable'";

/** Colours of the segments: outer edge, inner edge and text. */
const COLOURS: Readonly<Record<string, readonly [outer: string, inner: string, text: string]>> = {
  1: ['#2b4592', '#16244f', '#ffffff'],
  2: ['#1c7a6a', '#0c3a36', '#ffffff'],
  6: ['#c4532f', '#6e2413', '#ffffff'],
  13: ['#8743a3', '#44205a', '#ffffff'],
  27: ['#f2c565', '#a97a1e', '#2a1f08'],
};
const MULTIPLIER = ['#cf2c44', '#6d0f20', '#ffe9b8'] as const;

type Pen = CanvasRenderingContext2D;

function circle(pen: Pen, radius: number, x = CENTRE, y = CENTRE): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
}

/** Draws a star with four long and, if `short` is not 0, four short points. */
function star(pen: Pen, x: number, y: number, long: number, short: number): void {
  const waist = (short || long) * 0.3;
  pen.beginPath();
  for (let point = 0; point < 16; point++) {
    const radius = point % 4 === 0 ? long : point % 2 === 0 && short > 0 ? short : waist;
    const angle = (point * TURN) / 16 - Math.PI / 2;
    pen.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  pen.closePath();
}

/** Draws the segments clockwise. The first segment is at the top. */
export function drawRotor(pen: Pen, segments: readonly string[]): void {
  const step = TURN / segments.length;
  for (const [index, shows] of segments.entries()) {
    const [outer, inner, text] = COLOURS[shows] ?? MULTIPLIER;
    pen.save();
    pen.translate(CENTRE, CENTRE);
    pen.rotate(index * step);
    const fill = pen.createRadialGradient(0, 0, HUB, 0, 0, ROTOR);
    fill.addColorStop(0, inner);
    fill.addColorStop(0.75, outer);
    fill.addColorStop(1, outer);
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, ROTOR, -Math.PI / 2 - step / 2, -Math.PI / 2 + step / 2);
    pen.closePath();
    pen.fill();
    pen.strokeStyle = '#f4d79a70';
    pen.lineWidth = 1.5;
    pen.stroke();
    drawSigns(pen, shows, text);
    pen.rotate(step / 2);
    pen.fillStyle = GOLD;
    circle(pen, 4, 0, -ROTOR + 6);
    pen.fill();
    pen.restore();
  }
  pen.strokeStyle = '#ffffff1f';
  pen.lineWidth = 1.5;
  circle(pen, 300);
  pen.stroke();
}

/** Draws a segment's text at the top of the wheel and, except for 1 and 2, a star or a dot. */
function drawSigns(pen: Pen, shows: string, colour: string): void {
  const isMultiplier = shows.startsWith('x');
  pen.fillStyle = colour;
  pen.font = FONT;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(shows.replace('x', '×'), 0, -NUMBERS);
  if (shows === '1' || shows === '2') return;
  pen.fillStyle = isMultiplier ? '#ffd24b' : colour;
  if (isMultiplier || shows === '27') star(pen, 0, -SIGNS, 16, 0);
  else circle(pen, 4.5, 0, -SIGNS);
  pen.fill();
}

/** Draws the parts that do not turn: the rim with its lamps, the hub and the pointer. */
export function drawFrame(pen: Pen): void {
  drawRim(pen);
  drawHub(pen);
  drawPointer(pen);
}

function drawRim(pen: Pen): void {
  const fill = pen.createRadialGradient(CENTRE, CENTRE, ROTOR, CENTRE, CENTRE, RIM);
  fill.addColorStop(0, '#5c0f22');
  fill.addColorStop(0.5, '#a51f38');
  fill.addColorStop(1, '#4a0a1a');
  pen.fillStyle = fill;
  circle(pen, RIM);
  pen.arc(CENTRE, CENTRE, ROTOR, 0, TURN, true);
  pen.fill();
  pen.strokeStyle = GOLD;
  for (const [radius, width] of [
    [RIM, 9],
    [ROTOR, 7],
  ] as const) {
    pen.lineWidth = width;
    circle(pen, radius);
    pen.stroke();
  }
  for (let bulb = 0; bulb < BULBS; bulb++) {
    const angle = ((bulb + 0.5) * TURN) / BULBS;
    const middle = (RIM + ROTOR) / 2;
    const x = CENTRE + middle * Math.cos(angle);
    const y = CENTRE + middle * Math.sin(angle);
    const isLit = bulb % 2 === 0;
    pen.save();
    pen.fillStyle = isLit ? '#fff3cf' : '#d79a3c';
    pen.shadowColor = '#ffcf70';
    pen.shadowBlur = isLit ? 26 : 0;
    circle(pen, isLit ? 12 : 6, x, y);
    pen.fill();
    pen.restore();
  }
}

function drawHub(pen: Pen): void {
  const fill = pen.createRadialGradient(CENTRE, CENTRE - 50, 10, CENTRE, CENTRE, HUB);
  fill.addColorStop(0, '#2a3d80');
  fill.addColorStop(1, '#0c1537');
  pen.save();
  pen.shadowColor = '#000000a0';
  pen.shadowBlur = 30;
  pen.fillStyle = fill;
  circle(pen, HUB);
  pen.fill();
  pen.restore();
  pen.strokeStyle = GOLD;
  pen.lineWidth = 10;
  circle(pen, HUB);
  pen.stroke();
  pen.lineWidth = 1.5;
  circle(pen, HUB - 26);
  pen.stroke();
  pen.fillStyle = GOLD;
  star(pen, CENTRE, CENTRE, HUB - 36, 62);
  pen.fill();
  // The darker half of every point makes the star look folded.
  pen.fillStyle = '#8a5f1d';
  for (let quarter = 0; quarter < 4; quarter++) {
    pen.save();
    pen.translate(CENTRE, CENTRE);
    pen.rotate((quarter * TURN) / 4);
    pen.beginPath();
    pen.moveTo(0, -(HUB - 36));
    pen.lineTo(62 * 0.3 * Math.sin(TURN / 16), -62 * 0.3 * Math.cos(TURN / 16));
    pen.lineTo(0, 0);
    pen.closePath();
    pen.fill();
    pen.restore();
  }
  pen.fillStyle = '#0c1537';
  pen.lineWidth = 5;
  circle(pen, 16);
  pen.fill();
  pen.stroke();
}

function drawPointer(pen: Pen): void {
  pen.save();
  pen.shadowColor = '#000000b0';
  pen.shadowBlur = 16;
  pen.shadowOffsetY = 6;
  const fill = pen.createLinearGradient(CENTRE - 38, 0, CENTRE + 38, 0);
  fill.addColorStop(0, '#fff0c4');
  fill.addColorStop(0.5, GOLD);
  fill.addColorStop(1, '#96691f');
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(CENTRE - 36, 6);
  pen.lineTo(CENTRE + 36, 6);
  pen.lineTo(CENTRE + 30, 42);
  pen.lineTo(CENTRE, 86);
  pen.lineTo(CENTRE - 30, 42);
  pen.closePath();
  pen.fill();
  pen.restore();
  pen.fillStyle = '#c31f38';
  pen.strokeStyle = '#7c5516';
  pen.lineWidth = 3;
  circle(pen, 14, CENTRE, 32);
  pen.fill();
  pen.stroke();
}
