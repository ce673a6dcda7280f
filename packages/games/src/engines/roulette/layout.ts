/** Pockets of a European wheel, clockwise from the zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/** Pocket number of the double zero; members see `00`. */
export const DOUBLE_ZERO = 37;

/** Pockets of an American wheel, clockwise from the zero; 37 is the double zero. */
const DOUBLE_ZERO_WHEEL: readonly number[] = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8,
  19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2,
];

/** Returns the name of a pocket as shown on the wheel and the layout. */
export function pocketName(pocket: number): string {
  return pocket === DOUBLE_ZERO ? '00' : String(pocket);
}

export const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first_four'
  | 'first_five'
  | 'line'
  | 'dozen'
  | 'column'
  | 'even_money';

/** Payout of a winning spot in hundredths of its stake, including the stake (straight: 35 to 1 plus the stake). */
export const SPOT_PAYS: Readonly<Record<SpotKind, number>> = {
  straight: 3600,
  split: 1800,
  street: 1200,
  trio: 1200,
  corner: 900,
  first_four: 900,
  first_five: 700,
  line: 600,
  dozen: 300,
  column: 300,
  even_money: 200,
};

/** Betting position on the layout, where chips can be placed. */
export interface Spot {
  id: string;
  kind: SpotKind;
  /** Pockets on which the spot wins. */
  pockets: readonly number[];
}

/**
 * Every spot of the single-zero layout by id: `straight:17`, `split:17-20`, `street:16-17-18`, `corner:16-17-19-20`,
 * `line:16-17-18-19-20-21`, `trio:0-1-2`, `trio:0-2-3`, `first-four`, `dozen:1`, `column:1`, `red`, `black`, `even`,
 * `odd`, `low`, `high`. Numbers within an id are in ascending order. `column:1` is 1, 4, 7 …
 */
export const SPOTS: ReadonlyMap<string, Spot> = buildSpots(1);

/**
 * Spots of the double-zero layout. They differ from `SPOTS` only next to the zeros: `straight:00`, `split:0-00`,
 * `split:0-1`, `split:0-2`, `split:00-2`, `split:00-3`, `trio:0-1-2`, `trio:0-00-2`, `trio:00-2-3`, `first-five`.
 */
const DOUBLE_ZERO_SPOTS: ReadonlyMap<string, Spot> = buildSpots(2);

export interface Wheel {
  /** Pocket numbers in clockwise order, starting at zero. */
  pockets: readonly number[];
  spots: ReadonlyMap<string, Spot>;
}

const WHEELS: Readonly<Record<1 | 2, Wheel>> = {
  1: { pockets: WHEEL, spots: SPOTS },
  2: { pockets: DOUBLE_ZERO_WHEEL, spots: DOUBLE_ZERO_SPOTS },
};

/** Returns the wheel with the given number of zeros. */
export function wheelOf(zeros: 1 | 2): Wheel {
  return WHEELS[zeros];
}

/** Returns the pockets on which a spot of the single-zero layout wins, or undefined for an unknown id. */
export function spotPockets(spotId: string): readonly number[] | undefined {
  return SPOTS.get(spotId)?.pockets;
}

function buildSpots(zeros: 1 | 2): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const add = (id: string, kind: SpotKind, pockets: readonly number[]) =>
    spots.set(id, { id, kind, pockets });
  const addNamed = (name: string, kind: SpotKind, pockets: readonly number[]) =>
    add(`${name}:${pockets.map(pocketName).join('-')}`, kind, pockets);
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1);

  for (const number of [0, ...numbers]) addNamed('straight', 'straight', [number]);
  if (zeros === 1) {
    for (const number of [1, 2, 3]) addNamed('split', 'split', [0, number]);
    addNamed('trio', 'trio', [0, 1, 2]);
    addNamed('trio', 'trio', [0, 2, 3]);
    add('first-four', 'first_four', [0, 1, 2, 3]);
  } else {
    addNamed('straight', 'straight', [DOUBLE_ZERO]);
    addNamed('split', 'split', [0, DOUBLE_ZERO]);
    for (const number of [1, 2]) addNamed('split', 'split', [0, number]);
    for (const number of [2, 3]) addNamed('split', 'split', [DOUBLE_ZERO, number]);
    addNamed('trio', 'trio', [0, 1, 2]);
    addNamed('trio', 'trio', [0, DOUBLE_ZERO, 2]);
    addNamed('trio', 'trio', [DOUBLE_ZERO, 2, 3]);
    add('first-five', 'first_five', [0, DOUBLE_ZERO, 1, 2, 3]);
  }
  for (const number of numbers) {
    const inLastColumn = number % 3 === 0;
    const inLastStreet = number > 33;
    if (!inLastColumn) addNamed('split', 'split', [number, number + 1]);
    if (!inLastStreet) addNamed('split', 'split', [number, number + 3]);
    if (!inLastColumn && !inLastStreet) {
      addNamed('corner', 'corner', [number, number + 1, number + 3, number + 4]);
    }
  }
  for (let first = 1; first <= 34; first += 3) {
    const street = [first, first + 1, first + 2];
    addNamed('street', 'street', street);
    if (first < 34) addNamed('line', 'line', [...street, ...street.map((number) => number + 3)]);
  }
  for (const third of [1, 2, 3]) {
    add(
      `dozen:${third}`,
      'dozen',
      numbers.filter((number) => Math.ceil(number / 12) === third),
    );
    add(
      `column:${third}`,
      'column',
      numbers.filter((number) => (number - third) % 3 === 0),
    );
  }
  const halves: Record<string, (number: number) => boolean> = {
    red: (number) => RED.has(number),
    black: (number) => !RED.has(number),
    even: (number) => number % 2 === 0,
    odd: (number) => number % 2 === 1,
    low: (number) => number <= 18,
    high: (number) => number > 18,
  };
  for (const [id, wins] of Object.entries(halves)) add(id, 'even_money', numbers.filter(wins));
  return spots;
}
