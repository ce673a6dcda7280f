import { cashRound, type CashRound } from '@wl/contract/events/wagers';
import { expectationOf, needsBet } from '@wl/games/catalogue/expectation';
import { gameBySlug } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SettledRound } from '../../../platform/events/events.ts';
import { betsOf } from '../../wagers/index.ts';
import { addedAndTaken, type RoundEvent } from '../../../platform/events/round-changes.ts';
import { utcDay } from '../../../platform/utc-day.ts';
import { addReturns, takeFromReturns, type ReturnRow } from './returns-repository.ts';
import { noRounds } from './returns-rules.ts';

interface Counted {
  game: Game;
  round: CashRound;
  event: SettledRound;
}

/**
 * Updates the games' sums of actual and expected payouts: adds settled rounds and subtracts voided rounds. Skips rounds
 * with an older math version, because their expected payout is unknown.
 * @returns true if anything was changed
 */
export async function noteReturns(
  tx: Transaction,
  events: readonly RoundEvent[],
): Promise<boolean> {
  const { added, taken } = addedAndTaken(events);
  const [plus, minus] = [await rowsOf(tx, added), await rowsOf(tx, taken)];
  if (plus.length > 0) await addReturns(tx, plus);
  if (minus.length > 0) await takeFromReturns(tx, minus);
  return plus.length + minus.length > 0;
}

/** Totals the rounds that used the current math version, by game and day, and sorts the resulting rows. */
async function rowsOf(tx: Transaction, events: readonly SettledRound[]): Promise<ReturnRow[]> {
  const counted = events.flatMap((event): Counted[] => {
    const round = cashRound(event);
    const game = gameBySlug(round.game);
    return game && game.mathVersion === round.mathVersion ? [{ game, round, event }] : [];
  });
  const unclear = counted.filter(({ game, round }) => needsBet(game, round.stakeCents));
  const bets =
    unclear.length === 0
      ? new Map<string, Record<string, unknown>>()
      : await betsOf(
          tx,
          unclear.map(({ round, event }) => ({
            memberId: event.memberId ?? '',
            id: round.id,
          })),
        );
  const rows = new Map<string, ReturnRow>();
  for (const one of counted) add(rows, one, bets.get(one.round.id));
  // A rebuild and the live subscriber must lock the rows in the same order, so that they cannot deadlock.
  return [...rows.keys()].sort().flatMap((key) => rows.get(key) ?? []);
}

function add(
  rows: Map<string, ReturnRow>,
  { game, round, event }: Counted,
  bet: Record<string, unknown> | undefined,
): void {
  const day = utcDay(event.createdAt);
  const key = `${day} ${game.slug}`;
  const row = rows.get(key) ?? {
    game: game.slug,
    math_version: game.mathVersion,
    day,
    ...noRounds,
  };
  const { cents, sigmaCents } = expectationOf(game, round.stakeCents, bet);
  row.rounds += 1;
  row.staked += round.stakeCents;
  row.paid += round.payoutCents;
  row.expected += cents;
  row.squares += (round.payoutCents - cents) ** 2;
  row.spread += sigmaCents ** 2;
  rows.set(key, row);
}
