/**
 * Itinerary of the day (decisions §8): three daily errands and one weekly errand. To complete an errand, the member
 * must stake a given total in cash. Each stake counts in proportion to the game's contribution. Errands are not stored,
 * because they depend only on the member, the UTC day and the member's city at the start of the day.
 */
import { isoWeekOf } from '../week.ts';
import type { GameFilter } from '../mission.ts';

/** Reward for a daily errand, in Coins per dollar of the required total (decisions §8: 10 Coins per $10). */
const ERRAND_COINS_PER_DOLLAR = 1;
/** Reward for the weekly errand, in Coins (decisions §8). */
const WEEKLY_COINS = 100;
/**
 * Total stake required for the weekly errand, in cents (not in the specification): $100 for 100 Coins, the same rate as
 * for daily errands.
 */
const WEEKLY_CENTS = 100_00;
/** Total stake required for each of the three daily errands, in cents (not in the specification). */
export const ERRAND_CENTS = [10_00, 20_00, 30_00] as const;

export interface Errand {
  /**
   * Id of the errand: the day and a number for a daily errand (`2026-03-02.1`), and the week for the weekly errand
   * (`2026-W10`).
   */
  id: string;
  cents: number;
  games: GameFilter | null;
  /**
   * Maximum amount in cents that one game can contribute; null if there is no maximum. With a maximum, the member must
   * play more than one game to complete the errand.
   */
  mostPerGame: number | null;
  coins: number;
}

type GameChoice = Pick<Errand, 'games' | 'mostPerGame'>;

const anyGame: GameChoice = { games: null, mostPerGame: null };
const inCategory = (category: GameFilter['category'] & string): GameChoice => ({
  games: { category },
  mostPerGame: null,
});
/**
 * Returns a choice in which each game can contribute at most an equal share of the total. The member therefore has to
 * play at least `games` different games.
 */
const spreadOver = (cents: number, games: number): GameChoice => ({
  games: null,
  mostPerGame: cents / games,
});

/**
 * Returns the variants of an errand. No variant is limited to table games, because only a tenth of each stake on them
 * counts. The member would have to stake ten times the amount.
 */
function choicesOf(cents: number, city: string): GameChoice[] {
  const atHome: GameChoice = { games: { city }, mostPerGame: null };
  return [
    anyGame,
    inCategory('video'),
    inCategory('classic'),
    atHome,
    spreadOver(cents, cents === 10_00 ? 2 : 4),
  ];
}

/** Computes the 32-bit FNV-1a hash: evenly distributed, and the same on every platform. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/**
 * Returns a member's errands for the day, each a different variant. Deterministic: the same arguments give the same
 * errands.
 * @param day UTC day, `YYYY-MM-DD`
 * @param city slug of the member's city at the start of the day
 */
export function errandsOf(memberId: string, day: string, city: string): Errand[] {
  const taken = new Set<number>();
  return ERRAND_CENTS.map((cents, place) => {
    const choices = choicesOf(cents, city);
    let choice = hash(`${day} ${place} ${memberId}`) % choices.length;
    while (taken.has(choice)) choice = (choice + 1) % choices.length;
    taken.add(choice);
    const wanted = choices[choice] ?? anyGame;
    const coins = (cents / 100) * ERRAND_COINS_PER_DOLLAR;
    return { id: `${day}.${place + 1}`, cents, ...wanted, coins };
  });
}

/**
 * Returns the week's errand. Stakes in every game count towards it.
 *
 * @param day any UTC day of that week, `YYYY-MM-DD`
 */
export function weeklyErrandOf(day: string): Errand {
  return { id: isoWeekOf(day), cents: WEEKLY_CENTS, ...anyGame, coins: WEEKLY_COINS };
}
