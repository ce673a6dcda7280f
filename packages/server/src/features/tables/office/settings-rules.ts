import type { TableSettings } from '@wl/contract/office/tables';

const MIN_BETS_MS = 5_000;
const MAX_BETS_MS = 120_000;
/**
 * Minimum and maximum time from the betting deadline to the result. Bets received before the deadline are still being
 * booked during this time.
 */
const MIN_CLOSED_MS = 500;
const MAX_CLOSED_MS = 10_000;
const MIN_SETTLED_MS = 1_000;
const MAX_SETTLED_MS = 30_000;
/** Value of the largest chip, as a multiple of the smallest one. No single chip could cover a higher minimum bet. */
const LARGEST_CHIP = 200;
/** Highest value that the setting `max_spots` of a table can have. */
const MAX_SPOTS = 200;

export type SettingsFault = 'tables.bad_limits' | 'tables.bad_pace';

/**
 * Returns the reason why a table cannot have these settings, or null if it can.
 * @param spots ids of the spots of the table's game
 */
export function faultOf(
  { limits, pace }: TableSettings,
  spots: readonly string[],
): SettingsFault | null {
  if (!areLimitsSound(limits, spots)) return 'tables.bad_limits';
  return isPaceSound(pace) ? null : 'tables.bad_pace';
}

function areLimitsSound(limits: TableSettings['limits'], spots: readonly string[]): boolean {
  const { chip_cents: chip, min_spot_cents: min, max_spot_cents: max } = limits;
  const isAscending = chip > 0 && chip <= min && min <= max && max <= limits.max_total_cents;
  const isStakable =
    isAscending && min % chip === 0 && max % chip === 0 && min <= LARGEST_CHIP * chip;
  const areSpotsSound = Object.entries(limits.max_by_spot).every(
    ([spot, cents]) => spots.includes(spot) && cents >= min && cents <= max,
  );
  return isStakable && areSpotsSound && limits.max_spots >= 1 && limits.max_spots <= MAX_SPOTS;
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

const isPaceSound = ({ bets_ms, closing_ms, closed_ms, settled_ms }: TableSettings['pace']) =>
  isWithin(bets_ms, MIN_BETS_MS, MAX_BETS_MS) &&
  isWithin(closing_ms, 1, bets_ms - 1) &&
  isWithin(closed_ms, MIN_CLOSED_MS, MAX_CLOSED_MS) &&
  isWithin(settled_ms, MIN_SETTLED_MS, MAX_SETTLED_MS);
