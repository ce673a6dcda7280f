import { paysOf } from '@wl/games/catalogue/pays';
import { gameBySlug } from '@wl/games/catalogue/index';
import type { FastRandom } from '@wl/games/simulation/xoshiro';

/**
 * Payouts with their weights, as in `generated/pays.json` of the games package. The weights can have any sum, because
 * only their proportions matter.
 */
export interface Pays {
  hundredths: readonly number[];
  chances: readonly number[];
}

const SIZE_BITS = 10;
const SIZE = 1 << SIZE_BITS;
const FRACTION_BITS = 32 - SIZE_BITS;
const FRACTION_MASK = (1 << FRACTION_BITS) - 1;

/**
 * Payout distribution of one game at one stake. Each payout is drawn with one random 32-bit word by Vose's alias method
 * (https://www.keithschwarz.com/darts-dice-coins/). The upper bits of the word choose a column, and the lower bits
 * choose one of the column's two payouts.
 */
export class PayTable {
  readonly stakeCents: number;
  /** Average payout in cents, with each payout rounded down to the cent as in real rounds. */
  readonly meanCents: number;
  private readonly own: Int32Array;
  private readonly other: Int32Array;
  private readonly limit: Int32Array;

  /**
   * Creates the payout table of a game at one stake.
   * @throws RangeError for more than 1,024 different payouts
   */
  constructor({ hundredths, chances }: Pays, stakeCents: number) {
    if (hundredths.length > SIZE) throw new RangeError(`${hundredths.length} pays are too many`);
    this.stakeCents = stakeCents;
    this.own = new Int32Array(SIZE);
    this.other = new Int32Array(SIZE);
    this.limit = new Int32Array(SIZE);
    hundredths.forEach((pay, column) => {
      this.own[column] = Math.floor((stakeCents * pay) / 100);
    });
    this.fill(chances);
    this.meanCents = this.meanOfColumns();
  }

  private fill(chances: readonly number[]): void {
    const sum = chances.reduce((total, chance) => total + chance, 0);
    const share = Float64Array.from({ length: SIZE }, (_, column) =>
      column < chances.length ? (chances[column]! / sum) * SIZE : 0,
    );
    const columns = Array.from(share.keys());
    const small = columns.filter((column) => share[column]! < 1);
    const large = columns.filter((column) => share[column]! >= 1);
    this.limit.fill(FRACTION_MASK + 1);
    this.other.set(this.own);
    while (small.length > 0 && large.length > 0) {
      const poor = small.pop()!;
      const rich = large.at(-1)!;
      this.limit[poor] = Math.round(share[poor]! * (FRACTION_MASK + 1));
      this.other[poor] = this.own[rich]!;
      share[rich] = share[rich]! + share[poor]! - 1;
      if (share[rich] < 1) small.push(large.pop()!);
    }
  }

  /**
   * Returns the mean payout for the rounded probabilities in the columns. It differs slightly from the mean for the
   * given weights.
   */
  private meanOfColumns(): number {
    let sum = 0;
    for (let column = 0; column < SIZE; column++) {
      const share = this.limit[column]! / (FRACTION_MASK + 1);
      sum += this.own[column]! * share + this.other[column]! * (1 - share);
    }
    return sum / SIZE;
  }

  /** Draws the payout of one round, in cents. */
  draw(random: FastRandom): number {
    const word = random.word();
    const column = word >>> FRACTION_BITS;
    return (word & FRACTION_MASK) < this.limit[column]! ? this.own[column]! : this.other[column]!;
  }
}

/** Slot prepared for simulations. `tables` has one payout table per stake, in ascending order of stakes. */
export interface PlayedSlot {
  slug: string;
  tables: readonly PayTable[];
  /** House edge at the largest stake, as a share of the stake, with payouts rounded down to the cent. */
  edgeShare: number;
}

const known = new Map<string, PlayedSlot>();

/**
 * Returns the slot with this slug, prepared for simulations with the stakes from the catalogue.
 * @throws RangeError if no slot in the catalogue has this slug
 */
export function playedSlot(slug: string): PlayedSlot {
  const found = known.get(slug);
  if (found) return found;
  const game = gameBySlug(slug);
  if (game?.family !== 'slots') throw new RangeError(`${slug} is no slot`);
  const slot = slotOf(slug, paysOf(slug), game.stakes);
  known.set(slug, slot);
  return slot;
}

/** Returns a slot with the given payouts and stakes. The stakes are in cents, in ascending order. */
export function slotOf(slug: string, pays: Pays, stakes: readonly number[]): PlayedSlot {
  const tables = stakes.map((stakeCents) => new PayTable(pays, stakeCents));
  const last = tables.at(-1)!;
  return { slug, tables, edgeShare: 1 - last.meanCents / last.stakeCents };
}
