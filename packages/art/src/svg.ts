/** Gradient stop: offset from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * Formats a number for path data with at most one decimal place. One place is precise enough at the sizes used, and
 * keeps the markup short.
 */
export function round(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2).replace(/^-0$/, '0') : text;
}

/** Calls a function with each index from 0 to count − 1 and concatenates the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Formats attributes as SVG markup. Attributes whose value is undefined are omitted. */
export function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join(' ');
}

/** Places markup: scales it, then rotates it, then moves it. */
export function place(
  markup: string,
  { x = 0, y = 0, rotate = 0, scale = 1, scaleY = scale }: Placement,
): string {
  const parts = [`translate(${round(x)} ${round(y)})`];
  if (rotate !== 0) parts.push(`rotate(${round(rotate)})`);
  if (scale !== 1 || scaleY !== 1) parts.push(`scale(${scale} ${scaleY})`);
  return `<g transform="${parts.join('')}">${markup}</g>`;
}

export interface Placement {
  x?: number;
  y?: number;
  rotate?: number;
  scale?: number;
  scaleY?: number;
}

/** Direction of a linear gradient, relative to the box that the gradient fills. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];
const DOWN: Direction = [0, 0, 0, 1];
export const ACROSS: Direction = [0, 0, 1, 0];
export const DIAGONAL: Direction = [0, 0, 1, 1];

/** Stops of a gradient that looks like gold from a distance: bright, dark, bright again. */
export const GOLD: readonly Stop[] = [
  [0, '#fff6d2'],
  [0.45, '#f0c463'],
  [0.55, '#b97f22'],
  [1, '#ffe29a'],
];

/**
 * Picture under construction: definitions (gradients, masks, filters) and layers from back to front. Every id starts
 * with the picture's prefix, so that two pictures inlined in one page never share an id.
 */
export class Scene {
  readonly width: number;
  readonly height: number;
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();
  readonly #layers: string[] = [];

  constructor(prefix: string, width: number, height: number) {
    this.#prefix = prefix;
    this.width = width;
    this.height = height;
  }

  id(name: string): string {
    return `${this.#prefix}-${name}`;
  }

  has(name: string): boolean {
    return this.#definitions.has(this.id(name));
  }

  /**
   * Stores a definition under a name and returns a `url(#…)` reference to it. Throws if the name is already defined.
   */
  define(name: string, markup: (id: string) => string): string {
    const id = this.id(name);
    if (this.#definitions.has(id)) throw new Error(`"${id}" is defined twice`);
    this.#definitions.set(id, markup(id));
    return `url(#${id})`;
  }

  linear(name: string, stops: readonly Stop[], [x1, y1, x2, y2]: Direction = DOWN): string {
    return this.define(
      name,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
    );
  }

  /** Defines a radial gradient. `geometry` contains further attributes, such as `cx=".4" cy=".3" r=".8"`. */
  radial(name: string, stops: readonly Stop[], geometry = ''): string {
    return this.define(
      name,
      (id) => `<radialGradient id="${id}" ${geometry}>${stopMarkup(stops)}</radialGradient>`,
    );
  }

  /** Defines a filter for a neon glow, which draws two blurred copies of a shape behind the shape itself. */
  glow(name: string, deviation: number): string {
    return this.define(
      name,
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}" result="b"/>` +
        `<feMerge><feMergeNode in="b"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    );
  }

  /** Defines a filter that draws a soft shadow below a shape. */
  shadow(name: string, { dy = 6, deviation = 4, opacity = 0.45, colour = '#000' } = {}): string {
    return this.define(
      name,
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${deviation}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`,
    );
  }

  add(...layers: string[]): this {
    this.#layers.push(...layers);
    return this;
  }

  fill(paint: string, opacity = 1): this {
    const see = opacity === 1 ? '' : ` opacity="${opacity}"`;
    return this.add(`<rect width="${this.width}" height="${this.height}" fill="${paint}"${see}/>`);
  }

  toString(): string {
    const { width, height } = this;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${[...this.#definitions.values()].join('')}</defs>${this.#layers.join('')}</svg>`
    );
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
