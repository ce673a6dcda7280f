/** Functions for testing tables dealt by a person. */
import * as calls from '@wl/contract/office/tables-dealing';
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import { testClock } from '../../../platform/clock.ts';
import { longSessions, startTestApp } from '../../../platform/testing.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import { runUntil, type TestTables } from '../testing-tables.ts';
import { pictureState, type PictureState } from './picture-state.ts';

export const BACCARAT = 'ramblas-baccarat';
export const ROULETTE = 'montmartre-wheel';

/** Hand in which the player draws a third card and the banker wins, 7 to 0. */
export const BANKER_WINS = ['3s', 'Kc', '2h', '7d', '5c'];
/** Hand without third cards in which the player wins, 8 to 7. */
export const PLAYER_WINS = ['5s', 'Kc', '3h', '7d'];
/** Tie at 6, without third cards. */
export const TIE = ['4s', 'Kc', '2h', '6d'];

export type TestClerk = Awaited<ReturnType<typeof makeClerk>>;

/** State of every table's video. Tests can change it. */
export const picture: PictureState = { state: 'live', generation: 1 };

/** Starts the application with videos whose state the tests control through `picture`. */
export async function startDealing(): Promise<TestTables> {
  const clock = testClock('2026-03-02T12:00:00Z');
  const app = await startTestApp({ clock, config: { sessions: longSessions } });
  pictureState.provide(async () => ({ ...picture }));
  return { app, clock, close: () => app.close() };
}

/** Returns functions that send one dealer's requests at one table. */
export function dealerAt(clerk: TestClerk, slug: string) {
  const params = { slug };
  return {
    startShift: (dealer_name = 'Marisol') =>
      clerk.call(calls.startShift, { params, body: { dealer_name, minutes: 60 } }),
    async endShift(shift?: string) {
      const id = shift ?? (await see(clerk, slug)).shift!.id;
      return clerk.call(calls.endShift, { params, body: { shift: id } });
    },
    enter: (
      round: number,
      entry: 1 | 2,
      position: number,
      item: string,
      { attempt = 1, source = entry === 1 ? ('scanner' as const) : ('keys' as const) } = {},
    ) =>
      clerk.call(calls.enterItem, {
        ...{ params, body: { round, attempt, entry, source, position, item } },
      }),
    takeBack: (round: number, entry: 1 | 2, position: number, attempt = 1) =>
      clerk.call(calls.takeBackItem, { params, body: { round, attempt, entry, position } }),
    confirm: (round: number, attempt = 1) =>
      clerk.call(calls.confirmResult, { params, body: { round, attempt } }),
    call: (round: number) => clerk.call(calls.callPitBoss, { params, body: { round } }),
    /** Makes both entries. */
    async enterTwice(round: number, items: readonly string[], attempt = 1) {
      for (const entry of [1, 2] as const)
        for (const [position, item] of items.entries()) {
          const { status, body } = await this.enter(round, entry, position, item, { attempt });
          if (status !== 200) throw new Error(`${item} was refused: ${body.code}`);
        }
    },
    see: () => see(clerk, slug),
  };
}
export type TestDealer = ReturnType<typeof dealerAt>;

async function see(clerk: TestClerk, slug: string): Promise<DealingConsole> {
  const { status, body } = await clerk.call(calls.dealingConsole, { params: { slug } });
  if (status !== 200) throw new Error(`the console was refused: ${body.code}`);
  return body.data;
}

/**
 * Deals a whole round: waits until bets are closed, makes both entries, confirms them, and waits until the bets are
 * settled. Returns the number of the round.
 */
export async function dealRound(
  tables: TestTables,
  { owner, dealer, slug }: { owner: TableOwner; dealer: TestDealer; slug: string },
  items: readonly string[],
): Promise<number> {
  const { number } = await runUntil(tables, owner, 'closed', slug);
  tables.clock.advance(1_000);
  await dealer.enterTwice(number, items);
  const { status, body } = await dealer.confirm(number);
  if (status !== 200) throw new Error(`the result was refused: ${body.code}`);
  await runUntil(tables, owner, 'settled', slug);
  return number;
}
