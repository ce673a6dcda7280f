import type { StakeParts } from './money.ts';

/**
 * A round is a list of facts, in the order they happened. The stage plays them one by one; the server stores only what
 * is needed to compute them again (seed, nonce, bet). All amounts are in hundredths of the stake part they belong to.
 */

/** Where a symbol stands: reel from the left, row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

/** A value that lies on a cell: of a coin in whole stakes, of an orb or a growing wild the factor it multiplies by. */
export interface CellValue {
  cell: Cell;
  value: number;
}

/** Every fact of a slot round. `packages/games/README.md` says in which order they come and who emits which. */
type SlotEvent =
  /** The member bought the bonus `id` for `cost` whole stakes: no base spin is played. */
  | { type: 'bonus_bought'; id: string; cost: number }
  /**
   * The reels stopped. `grid[reel][row]` holds symbol keys (reels may differ in height); `stops` the strip position shown in
   * row 0 of each reel, on the strips of `reelSet` (the game's `config.reelSets`), empty when cells are drawn one by
   * one. `kept` are wilds held from the free spin before: they cover what the strip shows. `values` lie on coins, orbs and
   * growing wilds.
   */
  | {
      type: 'reels_stopped';
      mode: 'base' | 'free';
      reelSet: string;
      grid: string[][];
      stops: number[];
      kept?: Cell[];
      values?: CellValue[];
    }
  /**
   * A line paid. `line` counts from 0 (members see `line + 1`); `cells` are the `count` cells that pay, from the left.
   * `hundredths` is of the whole stake and already includes `multiplier` (free spins, ladder and wilds together).
   */
  | {
      type: 'line_won';
      line: number;
      symbol: string;
      count: number;
      cells: Cell[];
      multiplier: number;
      hundredths: number;
    }
  /** A symbol stands on the first `count` reels in `ways` ways (wilds with multipliers count as several). */
  | {
      type: 'ways_won';
      symbol: string;
      count: number;
      ways: number;
      cells: Cell[];
      multiplier: number;
      hundredths: number;
    }
  /** `count` equal symbols touch each other; `multiplier` includes the values of growing wilds among them. */
  | {
      type: 'cluster_won';
      symbol: string;
      count: number;
      cells: Cell[];
      multiplier: number;
      hundredths: number;
    }
  /** `count` equal symbols lie anywhere. */
  | {
      type: 'symbols_won';
      symbol: string;
      count: number;
      cells: Cell[];
      multiplier: number;
      hundredths: number;
    }
  /**
   * A win of a cascade was cleared: `removed` vanished, the rest fell, and `grid` stands now (with the new symbols from
   * above; `values` of all that carry one). `step` counts from 1; the next win is multiplied by `multiplier`.
   */
  | {
      type: 'symbols_fell';
      step: number;
      removed: Cell[];
      grid: string[][];
      values?: CellValue[];
      multiplier: number;
    }
  /**
   * The chain of wins is over and its sum is multiplied: `orbs` are in sight, `multiplier` is their sum (in free spins with all
   * sums before). `hundredths` is what the multiplying added.
   */
  | { type: 'orbs_multiplied'; orbs: CellValue[]; multiplier: number; hundredths: number }
  | { type: 'scatter_won'; symbol: string; count: number; cells: Cell[]; hundredths: number }
  /** `spins` free spins were added: once to start them, `retrigger` when they happened during free spins. */
  | { type: 'free_spins_awarded'; spins: number; cells: Cell[]; retrigger: boolean }
  /** The symbol that will expand in these free spins. */
  | { type: 'expanding_symbol_drawn'; symbol: string }
  /** Free spin `index` (from 1) of the `of` awarded so far begins; its wins are multiplied by `multiplier`. */
  | { type: 'free_spin_started'; index: number; of: number; multiplier: number }
  /** The expanding symbol covered `reels` and paid on all lines. */
  | {
      type: 'symbol_expanded';
      symbol: string;
      reels: number[];
      multiplier: number;
      hundredths: number;
    }
  /** `spins` were played and won `hundredths` together, as counted into the payout (never above the cap). */
  | { type: 'free_spins_finished'; spins: number; hundredths: number }
  /** Enough coins: they hold their places, `respins` begin. */
  | { type: 'hold_started'; coins: CellValue[]; respins: number }
  /** One respin: the coins that `landed` (maybe none) and how many respins are left after it. */
  | { type: 'respin_played'; landed: CellValue[]; left: number }
  /** All coins together with the `full` prize for a full board (0 otherwise), in hundredths. */
  | { type: 'hold_finished'; coins: number; full: number; hundredths: number }
  /** The round reached the game's highest multiplier: it pays `hundredths` in all and ends. */
  | { type: 'win_capped'; hundredths: number };

type RouletteEvent =
  /** `wheelIndex` is the pocket's place on the wheel, clockwise from 0. */
  | { type: 'ball_landed'; pocket: string; wheelIndex: number }
  /** One spot of the layout was settled; `hundredths` of the stake on that spot, 0 when lost. */
  | { type: 'spot_settled'; spot: string; hundredths: number };

/** Cards are written `Ah`, `Td`, `2c` (`engines/cards.ts`). */
export type CardEvent =
  /** One card was dealt to a side or hand (`player`, `banker`, `dealer`, `hand-1` …). `card` is null while it lies face down. */
  | { type: 'card_dealt'; to: string; card: string | null }
  /** The dealer's face-down card was turned. */
  | { type: 'hole_turned'; card: string };

type BaccaratEvent = {
  type: 'hands_compared';
  result: 'player' | 'banker' | 'tie';
  playerTotal: number;
  bankerTotal: number;
  natural: boolean;
};

type DiceEvent = { type: 'dice_thrown'; dice: number[] };

/** `numbers` in the order drawn, `hits` the member's among them. */
type KenoEvent = { type: 'numbers_drawn'; numbers: number[]; hits: number[] };

export type BlackjackEvent =
  /** Insurance is offered, taken or declined; `hundredths` of the insurance stake when it is settled. */
  | { type: 'insurance'; state: 'offered' | 'taken' | 'declined' }
  | { type: 'insurance_settled'; hundredths: number }
  /** The dealer looked at the hole card under an ace or ten. */
  | { type: 'dealer_peeked'; blackjack: boolean }
  /** A hand's decision was carried out; its card, if any, follows as `card_dealt`. */
  | { type: 'hand_acted'; hand: string; action: 'hit' | 'stand' | 'double' | 'surrender' }
  /** `hand` was split: its second card became the first of `into`. */
  | { type: 'hand_split'; hand: string; into: string }
  | {
      type: 'hand_settled';
      hand: string;
      result: 'blackjack' | 'won' | 'push' | 'lost' | 'bust' | 'surrendered';
      total: number;
      /** Of the hand's whole stake, doubling included. */
      hundredths: number;
    }
  /** A side bet of a hand, decided by the first cards; `what` names the combination, null when it lost. */
  | { type: 'side_bet_settled'; spot: string; what: string | null; hundredths: number };

type VideoPokerEvent =
  /** Places 0 to 4 of the five cards that were kept. */
  | { type: 'cards_held'; places: number[] }
  /** One hand after the draw; `rank` is a line of the pay table, null when it pays nothing. */
  | { type: 'hand_drawn'; hand: number; cards: string[]; rank: string | null; hundredths: number };

type ThreeCardEvent =
  /** The member folded or played. */
  | { type: 'hand_decided'; action: 'play' | 'fold' }
  /** A side's three cards by their category; `qualifies` only for the dealer. */
  | { type: 'hand_ranked'; side: 'player' | 'dealer'; category: string; qualifies?: boolean };

/** One spot of a table was settled; `hundredths` of the stake on that spot, 0 when lost. */
export type RoundEvent =
  | SlotEvent
  | RouletteEvent
  | CardEvent
  | BaccaratEvent
  | DiceEvent
  | KenoEvent
  | BlackjackEvent
  | VideoPokerEvent
  | ThreeCardEvent
  | { type: 'round_finished' };

/** What one round produced, before money: facts, and per stake part the payout in hundredths of that part. */
export interface Outcome {
  events: RoundEvent[];
  payouts: { part: string; hundredths: number }[];
  /** Games with steps: all that was staked, the member's raises included, in cents per part. Else the bet's parts. */
  staked?: StakeParts;
}
