/** Betting limits of a table. Amounts are in cents. */
export interface TableLimits {
  /** Minimum and maximum stake on one spot. */
  minSpotCents: number;
  maxSpotCents: number;
  /** Maximum stakes of the spots whose limit is lower than `maxSpotCents`, by spot. */
  maxBySpot?: Readonly<Record<string, number>>;
  maxTotalCents: number;
  maxSpots: number;
}

export type Stakes = Readonly<Record<string, number>>;

export type ChipRefusal =
  | 'spot_limit'
  | 'table_limit'
  | 'spot_count'
  | 'spot_minimum'
  | 'side_over_hand';

export interface ChipState {
  stakes: Stakes;
  /** Stakes before each action, for undo. */
  past: readonly Stakes[];
  /** Stakes of the last round, which the member can repeat. */
  last: Stakes | null;
  /** Reason why the last action was refused; null after an accepted action. */
  refused: ChipRefusal | null;
  /**
   * Maximum stake, in cents, on the spot whose limit the last action exceeded. Valid only if `refused` is `spot_limit`.
   */
  mostCents: number;
}

export type ChipAction =
  | { type: 'place'; spot: string; cents: number }
  /** Adds stakes to several spots in one step. */
  | { type: 'place_many'; stakes: Stakes }
  | { type: 'take'; spot: string; cents: number }
  | { type: 'undo' }
  | { type: 'double' }
  | { type: 'clear' }
  | { type: 'same_again' }
  /** Clears the table after a round and keeps the round's stakes for "same again". */
  | { type: 'played'; stakes: Stakes };

export const EMPTY_TABLE: ChipState = {
  stakes: {},
  past: [],
  last: null,
  refused: null,
  mostCents: 0,
};

const PAST_STEPS = 50;

export function totalOf(stakes: Stakes): number {
  return Object.values(stakes).reduce((sum, cents) => sum + cents, 0);
}

/** Returns the maximum stake for a spot, in cents. */
function mostOn(spot: string, limits: TableLimits): number {
  return limits.maxBySpot?.[spot] ?? limits.maxSpotCents;
}

const overLimit = (stakes: Stakes, limits: TableLimits) =>
  Object.keys(stakes).find((spot) => (stakes[spot] ?? 0) > mostOn(spot, limits));

/** Returns the reason why the given stakes are not allowed; null if they are allowed. */
export function refusalOf(stakes: Stakes, limits: TableLimits): ChipRefusal | null {
  const amounts = Object.values(stakes);
  if (amounts.length > limits.maxSpots) return 'spot_count';
  if (overLimit(stakes, limits) !== undefined) return 'spot_limit';
  if (amounts.some((cents) => cents < limits.minSpotCents)) return 'spot_minimum';
  if (totalOf(stakes) > limits.maxTotalCents) return 'table_limit';
  return null;
}

/** Returns the state after an action. If the action would break a limit, only `refused` and `mostCents` change. */
export function changeChips(state: ChipState, action: ChipAction, limits: TableLimits): ChipState {
  switch (action.type) {
    case 'place': {
      const lying = state.stakes[action.spot] ?? 0;
      return step(state, { ...state.stakes, [action.spot]: lying + action.cents }, limits);
    }
    case 'place_many': {
      const added = { ...state.stakes };
      for (const [spot, cents] of Object.entries(action.stakes))
        added[spot] = (added[spot] ?? 0) + cents;
      return step(state, added, limits);
    }
    case 'take': {
      const left = (state.stakes[action.spot] ?? 0) - action.cents;
      const { [action.spot]: taken, ...others } = state.stakes;
      if (taken === undefined) return state;
      return step(state, left > 0 ? { ...others, [action.spot]: left } : others, limits);
    }
    case 'undo': {
      const before = state.past.at(-1);
      if (!before) return state;
      return { ...state, stakes: before, past: state.past.slice(0, -1), refused: null };
    }
    case 'double': {
      const doubled = Object.fromEntries(
        Object.entries(state.stakes).map(([spot, cents]) => [spot, cents * 2]),
      );
      return step(state, doubled, limits);
    }
    case 'clear':
      return totalOf(state.stakes) === 0 ? state : step(state, {}, limits);
    case 'same_again':
      return state.last ? step(state, state.last, limits) : state;
    case 'played':
      return { stakes: {}, past: [], last: action.stakes, refused: null, mostCents: 0 };
  }
}

function step(state: ChipState, stakes: Stakes, limits: TableLimits): ChipState {
  const refused = refusalOf(stakes, limits);
  if (refused) {
    const spot = overLimit(stakes, limits);
    return { ...state, refused, mostCents: spot === undefined ? 0 : mostOn(spot, limits) };
  }
  return {
    ...state,
    stakes,
    past: [...state.past, state.stakes].slice(-PAST_STEPS),
    refused: null,
  };
}

/** Returns the fewest chips that make up `cents`, largest first; the last chip is on top of the pile. */
export function pileOf(cents: number, chips: readonly number[]): number[] {
  const pile: number[] = [];
  let left = cents;
  for (const chip of chips.toSorted((a, b) => b - a)) {
    while (left >= chip) {
      pile.push(chip);
      left -= chip;
    }
  }
  return pile;
}
