import type { StakeParts } from './money.ts';

/**
 * Events of a round, in the order in which they happened. The stage plays them one by one. The server stores only the
 * data needed to compute them again (seed, nonce, bet). Each payout is in hundredths of the corresponding part of the
 * stake.
 */

/** Position of a symbol: reel (from the left) and row (from the top), both counted from 0. */
export type Cell = readonly [reel: number, row: number];

/** Value of a cell. It is a whole multiple of the stake for a coin, and a multiplier for an orb or a growing wild. */
export interface CellValue {
  cell: Cell;
  value: number;
}

/**
 * Events of a slot round. `packages/games/README.md` lists their order and the configuration that produces each of
 * them.
 */
type SlotEvent =
  /** The member bought the bonus `id` for `cost` times the stake. No base spin is played. */
  | { type: 'bonus_bought'; id: string; cost: number }
  /**
   * The reels stopped.
   *
   * - `grid[reel][row]`: symbol keys; reels can differ in height
   * - `stops`: strip position shown in row 0 of each reel, on the strips of `reelSet` (the game's `config.reelSets`);
   *   empty if cells are drawn one by one
   * - `kept`: sticky wilds from the previous free spin, which replace the symbols of the strip
   * - `values`: values of coins, orbs and growing wilds
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
   * A line paid. `line` counts from 0 (members see `line + 1`). `cells` are the `count` paying cells, from the left.
   * `hundredths` is the payout in hundredths of the whole stake, with `multiplier` (free spins, ladder, wilds) applied.
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
  /** A symbol paid on the first `count` reels in `ways` ways. A wild with a multiplier counts as multiple ways. */
  | {
      type: 'ways_won';
      symbol: string;
      count: number;
      ways: number;
      cells: Cell[];
      multiplier: number;
      hundredths: number;
    }
  /**
   * `count` matching symbols formed a connected cluster. `multiplier` includes the values of growing wilds in the
   * cluster.
   */
  | {
      type: 'cluster_won';
      symbol: string;
      count: number;
      cells: Cell[];
      multiplier: number;
      hundredths: number;
    }
  /** `count` matching symbols formed a win, regardless of their positions on the screen. */
  | {
      type: 'symbols_won';
      symbol: string;
      count: number;
      cells: Cell[];
      multiplier: number;
      hundredths: number;
    }
  /**
   * A cascade removed the winning cells, and new symbols fell into place.
   * - `step`: number of the cascade, from 1
   * - `removed`: the removed cells
   * - `grid`: the board after the fall
   * - `values`: all cells that have a value
   * - `multiplier`: multiplier of the next win
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
   * The cascade ended. Its wins were multiplied by `multiplier`, which added `hundredths` to the payout. `multiplier`
   * is the sum of the values of the visible `orbs`. In free spins, the sums of earlier winning spins are included.
   */
  | { type: 'orbs_multiplied'; orbs: CellValue[]; multiplier: number; hundredths: number }
  | { type: 'scatter_won'; symbol: string; count: number; cells: Cell[]; hundredths: number }
  /** `spins` free spins were awarded; `retrigger` is true if the award came during free spins. */
  | { type: 'free_spins_awarded'; spins: number; cells: Cell[]; retrigger: boolean }
  /** The symbol that expands in these free spins was drawn. */
  | { type: 'expanding_symbol_drawn'; symbol: string }
  /**
   * Free spin number `index` (from 1) started. `of` is the number of free spins awarded so far. Wins of this spin are
   * multiplied by `multiplier`.
   */
  | { type: 'free_spin_started'; index: number; of: number; multiplier: number }
  /** The expanding symbol covered `reels` and paid on all lines. */
  | {
      type: 'symbol_expanded';
      symbol: string;
      reels: number[];
      multiplier: number;
      hundredths: number;
    }
  /** The free spins ended after `spins` spins. `hundredths` is their total win, limited to the win cap. */
  | { type: 'free_spins_finished'; spins: number; hundredths: number }
  /**
   * Enough coins landed to start hold-and-respin. The coins keep their positions. `respins` is the initial number of
   * respins.
   */
  | { type: 'hold_started'; coins: CellValue[]; respins: number }
  /** One respin was played. `landed` lists the new coins (possibly none), and `left` is the number of respins left. */
  | { type: 'respin_played'; landed: CellValue[]; left: number }
  /**
   * Hold-and-respin ended. `hundredths` is the total payout, including `full`: the prize for filling the board with
   * coins, or 0 if it was not filled.
   */
  | { type: 'hold_finished'; coins: number; full: number; hundredths: number }
  /** The round reached the game's highest multiplier. It pays `hundredths` in total and ends. */
  | { type: 'win_capped'; hundredths: number };

type RouletteEvent =
  /** The ball landed. `wheelIndex` is the number of pockets clockwise from the zero to this pocket. */
  | { type: 'ball_landed'; pocket: string; wheelIndex: number }
  /**
   * One spot of the layout was settled. `hundredths` is the payout in hundredths of the stake on that spot; 0 if the
   * spot lost.
   */
  | { type: 'spot_settled'; spot: string; hundredths: number };

/** Card events. Cards are written as `Ah`, `Td` or `2c` (`engines/cards.ts`). */
export type CardEvent =
  /** A card was dealt to a side or hand (`player`, `banker`, `dealer`, `hand-1` …), face down if `card` is null. */
  | { type: 'card_dealt'; to: string; card: string | null }
  /** The dealer's face-down card was turned up. */
  | { type: 'hole_turned'; card: string };

type BaccaratEvent = {
  type: 'hands_compared';
  result: 'player' | 'banker' | 'tie';
  playerTotal: number;
  bankerTotal: number;
  natural: boolean;
};

type DragonTigerEvent = { type: 'sides_compared'; result: 'dragon' | 'tiger' | 'tie' };

type DiceEvent = { type: 'dice_thrown'; dice: number[] };

/** Keno draw. `numbers` are the drawn numbers in order, and `hits` are the drawn numbers that the member picked. */
type KenoEvent = { type: 'numbers_drawn'; numbers: number[]; hits: number[] };

export type BlackjackEvent =
  /**
   * Insurance was offered, taken or declined. `insurance_settled` contains the payout of the insurance in hundredths of
   * the insurance stake.
   */
  | { type: 'insurance'; state: 'offered' | 'taken' | 'declined' }
  | { type: 'insurance_settled'; hundredths: number }
  /** The dealer showed an ace or ten and checked the hole card. */
  | { type: 'dealer_peeked'; blackjack: boolean }
  /** A decision for a hand was carried out. If the hand draws a card, a `card_dealt` event follows. */
  | { type: 'hand_acted'; hand: string; action: 'hit' | 'stand' | 'double' | 'surrender' }
  /** `hand` was split. Its second card became the first card of `into`. */
  | { type: 'hand_split'; hand: string; into: string }
  | {
      type: 'hand_settled';
      hand: string;
      result: 'blackjack' | 'won' | 'push' | 'lost' | 'bust' | 'surrendered';
      total: number;
      /** Payout in hundredths of the hand's total stake, which includes the stake added by doubling. */
      hundredths: number;
    }
  /**
   * A side bet on a hand was settled, based on the first cards dealt. `what` is the winning combination, or null if the
   * bet lost.
   */
  | { type: 'side_bet_settled'; spot: string; what: string | null; hundredths: number };

type VideoPokerEvent =
  /** The member held the cards at these positions (0 to 4). */
  | { type: 'cards_held'; places: number[] }
  /** A hand was evaluated after the draw. `rank` is a row of the paytable, or null if the hand pays nothing. */
  | { type: 'hand_drawn'; hand: number; cards: string[]; rank: string | null; hundredths: number };

type ThreeCardEvent =
  | { type: 'hand_decided'; action: 'play' | 'fold' }
  /** The three cards of a side were ranked. `qualifies` is set only for the dealer. */
  | { type: 'hand_ranked'; side: 'player' | 'dealer'; category: string; qualifies?: boolean };

/**
 * The travel wheel stopped. `shows` is the odds of a number, or `x2` or `x4`, after which the wheel spins again.
 * `multiplier` is the product of the multipliers so far, up to the game's maximum. It applies to the win of the number
 * that ends the round.
 */
type WheelEvent = { type: 'wheel_stopped'; segment: number; shows: string; multiplier: number };

/** The climb of a crash round ended. `hundredths` is its final multiplier, in hundredths. */
type ClimbEvent = { type: 'climb_ended'; hundredths: number };

export type RoundEvent =
  | SlotEvent
  | RouletteEvent
  | CardEvent
  | BaccaratEvent
  | DragonTigerEvent
  | DiceEvent
  | KenoEvent
  | BlackjackEvent
  | VideoPokerEvent
  | ThreeCardEvent
  | WheelEvent
  | ClimbEvent
  | { type: 'round_finished' };

/**
 * Result of one round before conversion to money: its events, and the payout for each part of the stake (`StakeParts`),
 * in hundredths of that part.
 */
export interface Outcome {
  events: RoundEvent[];
  payouts: { part: string; hundredths: number }[];
  /**
   * Stake per part, in cents, including the member's raises. Set for games with decisions. If absent, the stakes of the
   * bet apply.
   */
  staked?: StakeParts;
}
