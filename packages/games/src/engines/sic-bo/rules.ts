import type { IntStream } from '../../game.ts';

/** Three dice, each 1 to 6, in the order thrown. */
export type Dice = readonly [number, number, number];

/** Odds (x to one) for each total of the three dice (games.md §2). */
const TOTAL_ODDS: Readonly<Record<number, number>> = {
  4: 60,
  5: 30,
  6: 17,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 17,
  16: 30,
  17: 60,
};

/**
 * Rules that differ between tables. `single`: odds (x to one) of a `single` bet for one, two or three matching dice.
 */
export interface SicBoTable {
  single: readonly [number, number, number];
}

/** Sic bo bet with its odds and its payout for a throw. */
export interface SicBoBet {
  id: string;
  /**
   * Returns the bet's odds to one: 12 means “12 to 1”. A single-number bet has three odds: for one, two and three
   * matching dice.
   */
  odds(table: SicBoTable): readonly number[];
  /** Returns the bet's payout in hundredths of the stake, including the stake. */
  pay(table: SicBoTable, dice: Dice): number;
}

/**
 * Every bet by id:
 * - `small` (4–10), `big` (11–17), `odd`, `even`: lose on any triple
 * - `total:4` … `total:17`
 * - `single:1` …, `double:1` … (at least two dice show the number), `triple:1` …, `any-triple`
 * - `combination:1-2`: both numbers are shown
 */
export const SIC_BO_BETS: ReadonlyMap<string, SicBoBet> = buildBets();

/** Throws the dice. Draws one integer below 6 per die and adds 1. */
export function throwDice(stream: IntStream): Dice {
  return [stream.int(6) + 1, stream.int(6) + 1, stream.int(6) + 1];
}

export function isTriple([first, second, third]: Dice): boolean {
  return first === second && second === third;
}

export function diceTotal([first, second, third]: Dice): number {
  return first + second + third;
}

function shows(dice: Dice, number: number): number {
  return dice.filter((die) => die === number).length;
}

function buildBets(): Map<string, SicBoBet> {
  const bets = new Map<string, SicBoBet>();
  const add = (id: string, odds: number, wins: (dice: Dice) => boolean) =>
    bets.set(id, {
      id,
      odds: () => [odds],
      pay: (_table, dice) => (wins(dice) ? (odds + 1) * 100 : 0),
    });
  add('small', 1, (dice) => !isTriple(dice) && diceTotal(dice) <= 10);
  add('big', 1, (dice) => !isTriple(dice) && diceTotal(dice) >= 11);
  add('odd', 1, (dice) => !isTriple(dice) && diceTotal(dice) % 2 === 1);
  add('even', 1, (dice) => !isTriple(dice) && diceTotal(dice) % 2 === 0);
  for (const [total, odds] of Object.entries(TOTAL_ODDS)) {
    add(`total:${total}`, odds, (dice) => diceTotal(dice) === Number(total));
  }
  for (let number = 1; number <= 6; number++) {
    const id = `single:${number}`;
    bets.set(id, {
      id,
      odds: (table) => table.single,
      pay(table, dice) {
        const count = shows(dice, number);
        return count === 0 ? 0 : ((table.single[count - 1] ?? 0) + 1) * 100;
      },
    });
    add(`double:${number}`, 11, (dice) => shows(dice, number) >= 2);
    add(`triple:${number}`, 180, (dice) => shows(dice, number) === 3);
    for (let other = number + 1; other <= 6; other++) {
      const wins = (dice: Dice) => shows(dice, number) > 0 && shows(dice, other) > 0;
      add(`combination:${number}-${other}`, 6, wins);
    }
  }
  add('any-triple', 30, isTriple);
  return bets;
}
