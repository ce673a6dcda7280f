/**
 * The itinerary of the day (decisions §8): three errands a day and one a week, each a sum of slot-equivalent cash. Which ones a
 * member gets follows from who they are, the UTC day and the city they woke up in; nothing is stored, and nothing is lost by resting.
 */
import { isoWeekOf } from './week.ts';
import type { GameFilter } from '../mission.ts';

/** Decisions §8: 10 Coins per $10. */
const ERRAND_COINS_PER_DOLLAR = 1;
/** Decisions §8. */
const WEEKLY_COINS = 100;
/** Ours: the same rate as the day's. */
const WEEKLY_CENTS = 100_00;
/** Ours: what the three errands of a day ask for. */
export const ERRAND_CENTS = [10_00, 20_00, 30_00] as const;

export interface Errand {
  /** `2026-03-02.1`, the weekly one `2026-W10`: the reward is paid once under it. */
  id: string;
  cents: number;
  games: GameFilter | null;
  /** No game counts for more (cents), so that the sum wants several games; null: any split. */
  mostPerGame: number | null;
  coins: number;
}

type Wish = Pick<Errand, 'games' | 'mostPerGame'>;

const anyGame: Wish = { games: null, mostPerGame: null };
const inCategory = (category: GameFilter['category'] & string): Wish => ({
  games: { category },
  mostPerGame: null,
});
/** Each game counts for a share only: at least this many games. */
const spreadOver = (cents: number, games: number): Wish => ({
  games: null,
  mostPerGame: cents / games,
});

/** What each errand may be about; tables would ask ten times the stake, so none asks for them alone. */
function wishesOf(cents: number, city: string): Wish[] {
  const atHome: Wish = { games: { city }, mostPerGame: null };
  return [
    anyGame,
    inCategory('video'),
    inCategory('classic'),
    atHome,
    spreadOver(cents, cents === 10_00 ? 2 : 4),
  ];
}

/** FNV-1a, 32 bits: spreads texts evenly and is the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/**
 * The day's errands of a member, always the same for the same arguments, each about something else.
 * @param day UTC, `YYYY-MM-DD`
 * @param city slug of the city the member was in when the day began
 */
export function errandsOf(memberId: string, day: string, city: string): Errand[] {
  const taken = new Set<number>();
  return ERRAND_CENTS.map((cents, place) => {
    const wishes = wishesOf(cents, city);
    let choice = hash(`${day} ${place} ${memberId}`) % wishes.length;
    while (taken.has(choice)) choice = (choice + 1) % wishes.length;
    taken.add(choice);
    const wish = wishes[choice] ?? anyGame;
    const coins = (cents / 100) * ERRAND_COINS_PER_DOLLAR;
    return { id: `${day}.${place + 1}`, cents, ...wish, coins };
  });
}

/** The week's errand: any games. @param day a UTC day of that week, `YYYY-MM-DD` */
export function weeklyErrandOf(day: string): Errand {
  return { id: isoWeekOf(day), cents: WEEKLY_CENTS, ...anyGame, coins: WEEKLY_COINS };
}
