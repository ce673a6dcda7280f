import { pick, type Random, span } from './random.ts';
import { round } from './svg.ts';

export interface SkylineOptions {
  /** Y coordinate of the ground. */
  ground: number;
  from: number;
  to: number;
  heights: readonly [low: number, high: number];
  widths: readonly [low: number, high: number];
  /**
   * Returns the factor by which a building's height is multiplied. `along` is the building's position: 0 at `from`, 1
   * at `to`.
   */
  profile?: (along: number) => number;
  windows?: WindowOptions;
  /** Share of tall buildings that have a mast with a red light. */
  masts?: number;
}

interface WindowOptions {
  /** Approximate share of lit windows. */
  lit: number;
  width: number;
  height: number;
  gapX: number;
  gapY: number;
  /** Colours of lit windows. Colours earlier in the list are more frequent. */
  colours: readonly string[];
}

/** SVG of a row of houses: path data for the walls and shaded sides, and markup for the lit windows and mast lights. */
export interface Skyline {
  walls: string;
  shade: string;
  windows: string;
  lights: string;
}

interface House {
  x: number;
  width: number;
  top: number;
  height: number;
}

export function buildSkyline(random: Random, options: SkylineOptions): Skyline {
  const { ground, from, to, heights, widths, profile = () => 1, windows, masts = 0.2 } = options;
  const skyline: Skyline = { walls: '', shade: '', windows: '', lights: '' };
  const lit = new Map<string, string>();
  for (let x = from; x < to;) {
    const width = span(random, ...widths);
    const along = (x + width / 2 - from) / (to - from);
    const height =
      (heights[0] + Math.pow(random(), 1.3) * (heights[1] - heights[0])) * profile(along);
    const house: House = { x, width, height, top: ground - height };
    const roof = random();
    skyline.walls += wallPath(random, roof, house, ground);
    // Only box-shaped houses get a shaded side. On other houses, the rectangular shade would extend beyond the outline.
    if (roof >= 0.42) {
      skyline.shade += `M${round(x + width * 0.68)} ${round(house.top)}H${round(x + width)}V${ground}H${round(x + width * 0.68)}z`;
    }
    if (random() < masts && height > heights[1] * 0.55) addMast(random, house, skyline);
    if (windows) lightWindows(random, house, ground, windows, lit);
    x += width;
  }
  skyline.windows = [...lit]
    .map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`)
    .join('');
  return skyline;
}

/** Builds a skyline and returns it as SVG markup. */
export function drawSkyline(
  random: Random,
  options: SkylineOptions,
  { walls, shade, shadeOpacity = 0.3 }: { walls: string; shade: string; shadeOpacity?: number },
): string {
  const row = buildSkyline(random, options);
  return (
    `<path d="${row.walls}" fill="${walls}"/><path d="${row.shade}" fill="${shade}" opacity="${shadeOpacity}"/>` +
    row.lights +
    row.windows
  );
}

function wallPath(random: Random, roof: number, house: House, ground: number): string {
  const { x, width, top, height } = house;
  const right = x + width;
  if (roof < 0.16) {
    const step = width * 0.16;
    const shoulder = top + height * 0.16;
    return `M${round(x)} ${ground}V${round(shoulder)}H${round(x + step)}V${round(top)}H${round(right - step)}V${round(shoulder)}H${round(right)}V${ground}z`;
  }
  if (roof < 0.26) {
    return `M${round(x)} ${ground}V${round(top + width * 0.35)}L${round(right)} ${round(top)}V${ground}z`;
  }
  if (roof < 0.34) {
    const eaves = round(top + width * 0.3);
    return `M${round(x)} ${ground}V${eaves}Q${round(x + width / 2)} ${round(top - width * 0.18)} ${round(right)} ${eaves}V${ground}z`;
  }
  if (roof < 0.42) {
    const fin = width * 0.38;
    return `M${round(x)} ${ground}V${round(top)}H${round(x + fin)}V${round(top + 14)}H${round(right - fin)}V${round(top + 5)}H${round(right)}V${ground}z`;
  }
  const box = `M${round(x)} ${ground}V${round(top)}H${round(right)}V${ground}z`;
  if (random() >= 0.5) return box;
  const penthouse = width * span(random, 0.25, 0.5);
  const left = x + random() * (width - penthouse);
  return `${box}M${round(left)} ${round(top + 1)}v-${round(span(random, 5, 13))}h${round(penthouse)}V${round(top + 1)}z`;
}

function addMast(random: Random, { x, width, top }: House, skyline: Skyline): void {
  const foot = x + width * span(random, 0.3, 0.7);
  const height = span(random, 18, 52);
  skyline.walls += `M${round(foot)} ${round(top + 2)}l1-${round(height)} 1 0 1 ${round(height)}z`;
  skyline.lights += `<circle cx="${round(foot + 1.5)}" cy="${round(top - height + 2)}" r="1.8" fill="#ff5470"/>`;
}

function lightWindows(
  random: Random,
  house: House,
  ground: number,
  { lit, width, height, gapX, gapY, colours }: WindowOptions,
  byColour: Map<string, string>,
): void {
  const columns = Math.floor((house.width - 8) / (width + gapX));
  const rows = Math.floor((house.height - 20) / (height + gapY));
  const left = house.x + (house.width - columns * (width + gapX) + gapX) / 2;
  const hasRibbons = random() < 0.28;
  const density = lit * span(random, 0.45, 1.35);
  const light = (column: number, count: number, y: number) => {
    const colour =
      colours[Math.floor(Math.pow(random(), 2.2) * colours.length)] ?? pick(random, colours);
    const length = count * (width + gapX) - gapX;
    const depth = hasRibbons ? height * 0.62 : height;
    const box = `M${round(left + column * (width + gapX))} ${round(y)}h${round(length)}v${round(depth)}h-${round(length)}z`;
    byColour.set(colour, (byColour.get(colour) ?? '') + box);
  };
  for (let row = 0; row < rows; row++) {
    const y = house.top + 18 + row * (height + gapY);
    if (y > ground - 8) return;
    for (let column = 0; column < columns; column++) {
      if (random() >= density) continue;
      const run = hasRibbons ? 1 + Math.floor(random() * Math.min(5, columns - column)) : 1;
      light(column, run, y);
      column += hasRibbons ? run : 0;
    }
  }
}
