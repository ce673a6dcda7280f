import type { BetFigures } from '../figures.ts';
import { basicStrategy } from './strategy.ts';

/** Number of cards left in the shoe for each point value, indexed from 1 (ace) to 10. */
type Left = number[];

/** Sums over all rounds, weighted by their probabilities. Amounts are multiples of the initial stake. */
interface Sums {
  returned: number;
  net: number;
  netSquared: number;
  hits: number;
  chance: number;
}

const TABLE = { hitSoft17: false, holeCard: 'peek' } as const;

/**
 * Computes exact statistics of shared-hand blackjack, played with the published strategy (`basicStrategy` without
 * splits). Enumerates all sequences of point values that a fresh shoe can produce.
 *
 * At a table, the dealer's cards are dealt before the hits. All orders of a shoe are equally likely, so this function
 * can enumerate the hits before the dealer's remaining cards.
 */
export function analyzeSharedHand(decks: number): BetFigures {
  const left: Left = Array.from({ length: 11 }, (_, points) => {
    return points === 0 ? 0 : decks * (points === 10 ? 16 : 4);
  });
  const sums: Sums = { returned: 0, net: 0, netSquared: 0, hits: 0, chance: 0 };
  const add = (chance: number, stake: number, returned: number) => {
    sums.chance += chance;
    sums.returned += chance * (1 + returned - stake);
    sums.net += chance * (returned - stake);
    sums.netSquared += chance * (returned - stake) ** 2;
    if (returned > 0) sums.hits += chance;
  };
  eachCard(left, (up, ofUp) => {
    const round: Round = { left, up, add, dealers: new Map() };
    eachCard(left, (one, ofOne) => {
      eachCard(left, (two, ofTwo) => playHand(round, [one, two], ofUp * ofOne * ofTwo));
    });
  });
  return {
    mean: sums.returned,
    sigma: Math.sqrt(sums.netSquared - sums.net ** 2),
    hitShare: sums.hits,
    // A doubled hand that wins returns four times the initial stake.
    best: 4,
  };
}

/**
 * Calls `visit` with the points and the probability of each possible next card. During the call, that card is removed
 * from `left`.
 */
function eachCard(left: Left, visit: (points: number, chance: number) => void): void {
  const size = left.reduce((sum, count) => sum + count, 0);
  for (let points = 1; points <= 10; points++) {
    const count = left[points]!;
    if (count === 0) continue;
    left[points] = count - 1;
    visit(points, count / size);
    left[points] = count;
  }
}

interface Round {
  left: Left;
  up: number;
  add: (chance: number, stake: number, returned: number) => void;
  /** Cached distributions of the dealer's total, keyed by the cards left in the shoe. */
  dealers: Map<string, number[]>;
}

function playHand(round: Round, hand: readonly [number, number], chance: number): void {
  const { left, up, add } = round;
  const natural = hand.includes(1) && hand.includes(10);
  const size = left.reduce((sum, count) => sum + count, 0);
  const completing = up === 1 ? left[10]! : up === 10 ? left[1]! : 0;
  const dealerNatural = completing / size;
  add(chance * dealerNatural, 1, natural ? 1 : 0);
  if (natural) return add(chance * (1 - dealerNatural), 1, 2.5);
  decide(round, hand[0] + hand[1], hand.includes(1), true, chance);
}

/**
 * Plays the rest of a hand by basic strategy.
 * @param hard sum of the points, with every ace counted as 1
 */
function decide(round: Round, hard: number, ace: boolean, isFirst: boolean, chance: number): void {
  const soft = ace && hard <= 11;
  const total = soft ? hard + 10 : hard;
  const seen = { total, soft, pairOf: 0, up: round.up, canDouble: isFirst, canSurrender: false };
  const action = total >= 21 ? 'stand' : basicStrategy(TABLE, seen);
  if (action === 'stand') return meetDealer(round, total, 1, chance);
  eachCard(round.left, (card, ofCard) => {
    const now = hard + card;
    const hasAce = ace || card === 1;
    if (action === 'hit' && now <= 21) decide(round, now, hasAce, false, chance * ofCard);
    else {
      const after = hasAce && now <= 11 ? now + 10 : now;
      meetDealer(round, after, action === 'double' ? 2 : 1, chance * ofCard);
    }
  });
}

/** Adds the results of a finished hand against every possible total of a dealer without blackjack. */
function meetDealer(round: Round, total: number, stake: number, chance: number): void {
  const totals = dealerTotals(round);
  totals.forEach((share, against) => {
    if (share === 0) return;
    const isWon = total <= 21 && (against === BUST || total > against);
    const isPush = total <= 21 && total === against;
    round.add(chance * share, stake, isWon ? 2 * stake : isPush ? stake : 0);
  });
}

const BUST = 22;

/**
 * Returns the probabilities of the dealer's totals from 17 to 21 and of a bust (index 22). Blackjacks are excluded, so
 * the sum can be less than 1.
 */
function dealerTotals({ left, up, dealers }: Round): number[] {
  const name = left.join();
  const known = dealers.get(name);
  if (known) return known;
  const totals = Array.from({ length: BUST + 1 }, () => 0);
  const draw = (hard: number, ace: boolean, chance: number): void => {
    const total = ace && hard <= 11 ? hard + 10 : hard;
    if (total >= 17) {
      totals[Math.min(total, BUST)]! += chance;
      return;
    }
    eachCard(left, (card, ofCard) => draw(hard + card, ace || card === 1, chance * ofCard));
  };
  eachCard(left, (hole, ofHole) => {
    const isNatural = up + hole === 11 && (up === 1 || hole === 1);
    if (!isNatural) draw(up + hole, up === 1 || hole === 1, ofHole);
  });
  dealers.set(name, totals);
  return totals;
}
