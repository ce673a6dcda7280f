import type { Felt, Side } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { factsOf } from './baccarat-hand.ts';

/** Time in ms from the start of the deal until the first card is laid, and between the first four cards. */
const FIRST_MS = 500;
const EACH_MS = 1_300;
/**
 * Time in ms between the third cards, as in the game's `showMs`, and from the start of the deal until the first of them
 * is laid.
 */
const THIRD_EACH_MS = 2_500;
const FIRST_THIRD_MS = 5_700;
/**
 * Time in ms for which a card lies face down before it is turned over. A third card often decides the round, so it
 * stays face down longer.
 */
const TURN_MS = 600;
const THIRD_TURN_MS = 1_500;
/** Time in ms from turning over the last card until the hands are compared. */
const COMPARE_MS = 800;

export interface Deal {
  felt: Felt;
  /** Card that is turned over next; null if there is none. */
  next: { side: Side; number: number } | null;
  isOver: boolean;
}

const EMPTY_FELT: Felt = { player: [], banker: [], result: null, natural: false };
const NO_DEAL: Deal = { felt: EMPTY_FELT, next: null, isOver: false };

/** Returns the times in ms, from the start of the deal, at which the card with this index is laid and turned over. */
function timesOf(index: number): { laidMs: number; turnedMs: number } {
  const isThird = index >= 4;
  const laidMs = isThird
    ? FIRST_THIRD_MS + (index - 4) * THIRD_EACH_MS
    : FIRST_MS + index * EACH_MS;
  return { laidMs, turnedMs: laidMs + (isThird ? THIRD_TURN_MS : TURN_MS) };
}

/** Returns the time in ms from the start of the deal until the hands are compared. */
export const dealMs = (cards: number): number => timesOf(cards - 1).turnedMs + COMPARE_MS;

/**
 * Returns the cards on the table `elapsedMs` after the start of the deal. Every page computes them from the server's
 * time, so all members see the same card at the same moment.
 */
export function dealAt(result: ShownTable['results'][number] | null, elapsedMs: number): Deal {
  if (!result) return NO_DEAL;
  const { cards, compared } = factsOf(result);
  let felt = EMPTY_FELT;
  let next: Deal['next'] = null;
  for (const [index, { side, card }] of cards.entries()) {
    const { laidMs, turnedMs } = timesOf(index);
    const isOpen = elapsedMs >= turnedMs;
    if (!isOpen) next ??= { side, number: felt[side].length + 1 };
    if (elapsedMs < laidMs) break;
    felt = { ...felt, [side]: [...felt[side], isOpen ? card : null] };
  }
  if (elapsedMs < dealMs(cards.length)) return { felt, next, isOver: false };
  const { result: winner, natural } = compared;
  return { felt: { ...felt, result: winner, natural }, next: null, isOver: true };
}
