import type { IntStream } from '../../game.ts';
import type { BlackjackRules, HandAction } from './rules.ts';
import { createShoe, type Shoe } from './shoe.ts';
import { basicStrategy } from './strategy.ts';

/** Sums over many rounds with one hand each. Amounts are integers, in halves of the initial stake. */
export interface BlackjackSums {
  rounds: number;
  /** Winnings minus losses. */
  net: number;
  netSquared: number;
  /** Total stake, including doubles and splits. */
  staked: number;
  /** Number of rounds with a payout. */
  paid: number;
}

type Table = Pick<BlackjackRules, 'decks' | 'hitSoft17' | 'holeCard' | 'splitTo' | 'surrender'>;

const CODES: readonly HandAction[] = ['hit', 'stand', 'double', 'split', 'surrender'];
const [HIT, STAND, DOUBLE, SPLIT, SURRENDER] = [0, 1, 2, 3, 4];

/**
 * Returns basic strategy as tables of action numbers, indexed by hand kind, total and upcard. Hand kinds are bit sets:
 * bit 0 = soft, bit 1 = can double, bit 2 = can surrender. Pairs have a separate table.
 */
function strategyTables(rules: Table) {
  const plain = new Uint8Array(8 * 22 * 11);
  const pairs = new Uint8Array(2 * 11 * 11);
  for (let up = 1; up <= 10; up++) {
    for (let kind = 0; kind < 8; kind++)
      for (let total = 4; total <= 21; total++) {
        const seen = { total, soft: (kind & 1) > 0, pairOf: 0, up, canDouble: (kind & 2) > 0 };
        const action = basicStrategy(rules, { ...seen, canSurrender: (kind & 4) > 0 });
        plain[(kind * 22 + total) * 11 + up] = CODES.indexOf(action);
      }
    for (let surrender = 0; surrender < 2; surrender++)
      for (let points = 1; points <= 10; points++) {
        const total = points === 1 ? 12 : points * 2;
        const seen = { total, soft: points === 1, pairOf: points, up, canDouble: true };
        const action = basicStrategy(rules, { ...seen, canSurrender: surrender > 0 });
        pairs[(surrender * 11 + points) * 11 + up] = CODES.indexOf(action);
      }
  }
  return { plain, pairs };
}

/** The member's hands in one round, kept until the dealer has drawn. */
interface Hands {
  /** Total of each played hand; 0 if the hand is bust. */
  totals: Uint8Array;
  /** Stake of each played hand, in units of half the initial stake. */
  stakes: Uint8Array;
  played: number;
  /** Number of the member's hands, including split hands that have not been played yet. */
  ofSeat: number;
}

/** Amounts of one round, in units of half the initial stake. */
interface Amounts {
  staked: number;
  returned: number;
}

/** Creates a function that plays hands with basic strategy and adds them to `hands`. */
function createHandPlay(rules: Table, { deal }: Shoe, hands: Hands) {
  const { plain, pairs } = strategyTables(rules);

  /**
   * Plays a two-card hand and any hands split from it.
   * @returns true if the hand was surrendered
   */
  const playHand = (first: number, second: number, up: number, fromSplit: boolean): boolean => {
    let hard = first + second;
    let hasAce = first === 1 || second === 1;
    let cards = 2;
    let stake = 2;
    const maySurrender = rules.surrender && !fromSplit ? 1 : 0;
    for (;;) {
      const soft = hasAce && hard <= 11;
      const total = soft ? hard + 10 : hard;
      if (total >= 21 || (fromSplit && first === 1)) break;
      let action: number;
      if (cards === 2 && first === second && hands.ofSeat < rules.splitTo)
        action = pairs[(maySurrender * 11 + first) * 11 + up]!;
      else {
        const kind = (soft ? 1 : 0) | (cards === 2 ? 2 | (maySurrender << 2) : 0);
        action = plain[(kind * 22 + total) * 11 + up]!;
      }
      if (action === STAND) break;
      if (action === SURRENDER) return true;
      if (action === SPLIT) {
        hands.ofSeat++;
        playHand(first, deal(), up, true);
        playHand(second, deal(), up, true);
        return false;
      }
      const card = deal();
      hard += card;
      if (card === 1) hasAce = true;
      cards++;
      if (action === DOUBLE) {
        stake = 4;
        break;
      }
      if (action !== HIT) break;
    }
    const total = hasAce && hard <= 11 ? hard + 10 : hard;
    hands.totals[hands.played] = total > 21 ? 0 : total;
    hands.stakes[hands.played] = stake;
    hands.played++;
    return false;
  };
  return playHand;
}

/** Draws the dealer's cards and returns the total, or 0 if bust. */
function drawDealer(up: number, hole: number, { deal }: Shoe, hitSoft17: boolean): number {
  let hard = up + hole;
  let hasAce = up === 1 || hole === 1;
  for (;;) {
    const soft = hasAce && hard <= 11;
    const total = soft ? hard + 10 : hard;
    if (total > 17 || (total === 17 && !(soft && hitSoft17))) return total > 21 ? 0 : total;
    const card = deal();
    hard += card;
    if (card === 1) hasAce = true;
  }
}

/** Settles the member's hands against the dealer's total, and adds their stakes and payouts to `amounts`. */
function settle({ totals, stakes, played }: Hands, against: number, amounts: Amounts): void {
  for (let hand = 0; hand < played; hand++) {
    const total = totals[hand]!;
    const stake = stakes[hand]!;
    amounts.staked += stake;
    if (total === 0) continue;
    if (total > against) amounts.returned += 2 * stake;
    else if (total === against) amounts.returned += stake;
  }
}

/** Creates a function that plays one round and writes the result to `amounts`. */
function createRoundPlay(rules: Table, shoe: Shoe, amounts: Amounts) {
  const { deal } = shoe;
  const peeks = rules.holeCard === 'peek';
  const hands: Hands = {
    totals: new Uint8Array(8),
    stakes: new Uint8Array(8),
    played: 0,
    ofSeat: 0,
  };
  const playHand = createHandPlay(rules, shoe, hands);

  const end = (staked: number, returned: number) => {
    amounts.staked = staked;
    amounts.returned = returned;
  };

  return () => {
    shoe.collect();
    hands.played = 0;
    hands.ofSeat = 1;
    end(0, 0);
    const first = deal();
    const up = deal();
    const second = deal();
    let hole = peeks ? deal() : 0;
    const natural = first + second === 11 && (first === 1 || second === 1);
    const isBlackjack = (other: number) => up + other === 11 && (up === 1 || other === 1);
    if (peeks && isBlackjack(hole)) return end(2, natural ? 2 : 0);
    if (natural) {
      if (!peeks) hole = deal();
      return end(2, !peeks && isBlackjack(hole) ? 2 : 5);
    }
    if (playHand(first, second, up, false)) return end(2, 1);
    let anyLeft = false;
    for (let hand = 0; hand < hands.played; hand++) if (hands.totals[hand]! > 0) anyLeft = true;
    if (!anyLeft) return settle(hands, 22, amounts);
    if (!peeks) hole = deal();
    // Use 22 as the total of a dealer's blackjack, because a blackjack beats every other 21.
    const dealerBlackjack = !peeks && isBlackjack(hole);
    settle(hands, dealerBlackjack ? 22 : drawDealer(up, hole, shoe, rules.hitSoft17), amounts);
  };
}

/**
 * Creates a simulation of one hand with basic strategy and no insurance. One core plays about ten million rounds per
 * second, and measuring a return to 0.01 percentage points takes 10⁹ rounds. A test verifies that the rules and the
 * card order match `play.ts`.
 */
export function createBlackjackSimulation(rules: Table, stream: IntStream) {
  const shoe = createShoe(rules.decks, stream);
  shoe.reset();
  const amounts: Amounts = { staked: 0, returned: 0 };
  const playRound = createRoundPlay(rules, shoe, amounts);

  return {
    /**
     * Plays rounds and adds up their results. The shoe is not reset between rounds, because a shuffle can start from
     * any card order.
     */
    run(rounds: number): BlackjackSums {
      const sums = { rounds, net: 0, netSquared: 0, staked: 0, paid: 0 };
      for (let round = 0; round < rounds; round++) {
        playRound();
        const { staked, returned } = amounts;
        const net = returned - staked;
        sums.net += net;
        sums.netSquared += net * net;
        sums.staked += staked;
        if (returned > 0) sums.paid++;
      }
      return sums;
    },
    /**
     * Plays one round from a reset shoe, by the same rules as `play.ts`.
     * @returns the amounts staked and returned, in units of half the initial stake
     */
    single(): { staked: number; returned: number } {
      shoe.reset();
      playRound();
      return { ...amounts };
    },
  };
}

/**
 * Computes statistics from sums. The edge and its standard error are percentages of the initial stake. The standard
 * deviation and the mean stake are multiples of the initial stake.
 */
export function blackjackFigures({ rounds, net, netSquared, staked, paid }: BlackjackSums) {
  const mean = net / rounds / 2;
  const sigma = Math.sqrt(netSquared / rounds / 4 - mean * mean);
  return {
    edgePercent: -mean * 100,
    standardError: (sigma / Math.sqrt(rounds)) * 100,
    sigma,
    meanStake: staked / rounds / 2,
    hitShare: paid / rounds,
  };
}

/** Difference in house edge between two tables, measured with the same shuffles. */
export interface BlackjackDifference {
  /** House edge of the second table minus that of the first, in percentage points of the initial stake. */
  points: number;
  standardError: number;
}

/**
 * Measures the difference in house edge between two tables that use the same random numbers in each round. Chance
 * affects both tables alike, so the standard error is only a fraction of that of two separate measurements.
 *
 * @param seedOf returns a generator for round n, the same for both tables
 */
export function compareBlackjack(
  first: Table,
  second: Table,
  rounds: number,
  seedOf: (round: number) => IntStream,
): BlackjackDifference {
  let current = seedOf(0);
  const stream: IntStream = { int: (n) => current.int(n) };
  const tables = [first, second].map((rules) => createBlackjackSimulation(rules, stream));
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const [a = 0, b = 0] = tables.map((table) => {
      current = seedOf(round);
      const { staked, returned } = table.single();
      return (returned - staked) / 2;
    });
    sum += a - b;
    squares += (a - b) ** 2;
  }
  const mean = sum / rounds;
  const variance = squares / rounds - mean ** 2;
  return { points: mean * 100, standardError: Math.sqrt(variance / rounds) * 100 };
}
