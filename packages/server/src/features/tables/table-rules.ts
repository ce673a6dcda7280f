import type { SpotLimits } from '@wl/games/engines/table/spots';
import { payoutCents } from '@wl/games/money';
import { createStream } from '@wl/games/fairness/stream';
import { tableKey } from '@wl/games/fairness/chain';
import type { Pace } from '@wl/games/tables/round/pace';
import { ANY_STAKE, type TableGame } from '@wl/games/tables/table-game';
import { tableGameOf } from '@wl/games/tables/table-games';
import type { TableBetRow } from './bets/bets-repository.ts';
import type { TableRow } from './repository.ts';

/** Returns the limits for bets at the table. */
export function limitsOf(table: TableRow): SpotLimits {
  return {
    chipCents: table.chip_cents,
    minSpotCents: table.min_spot_cents,
    maxSpotCents: table.max_spot_cents,
    maxBySpot: table.max_by_spot,
    maxTotalCents: table.max_total_cents,
    maxSpots: table.max_spots,
  };
}

/** Returns the phase durations of the table's next round. */
export function paceOf({ bets_ms, closing_ms, closed_ms, settled_ms }: TableRow): Pace {
  return { betsMs: bets_ms, closingMs: closing_ms, closedMs: closed_ms, settledMs: settled_ms };
}

/** Returns the game of a table. @throws Error if no game has the table's game name and version */
export function gameOfTable({
  slug,
  game,
  math_version,
}: Pick<TableRow, 'slug' | 'game' | 'math_version'>): TableGame {
  const found = tableGameOf(game, math_version);
  if (!found) throw new Error(`table ${slug} has the unknown game ${game} ${math_version}`);
  return found;
}

/** Returns the result of a round, derived from the round's link in the hash chain and the chain's salt. */
export function drawResult(game: TableGame, { salt, link }: { salt: string; link: string }) {
  return game.draw(createStream(tableKey(salt, link), game.slug, game.mathVersion));
}

/** Returns an accepted bet with its manual cash-outs or its decisions, as the game's `settle` expects it. */
export function withDecisions({
  bet,
  cash_outs,
  actions,
}: Pick<TableBetRow, 'bet' | 'cash_outs' | 'actions'>): Record<string, unknown> {
  if (actions.length > 0) return { ...bet, actions };
  const cashOuts = Object.entries(cash_outs).map(([spot, { hundredths }]) => [spot, hundredths]);
  return cashOuts.length === 0 ? bet : { ...bet, cashOuts: Object.fromEntries(cashOuts) };
}

/**
 * Returns the payout of an accepted bet, in cents.
 * @throws Error if the game now rejects a bet that it previously accepted
 */
export function payoutOf(game: TableGame, result: unknown, bet: unknown): number {
  const checked = game.checkBet(ANY_STAKE, bet);
  if (!checked.ok) throw new Error(`a bet of ${game.slug} that was accepted is ${checked.reason}`);
  const outcome = game.settle(result, checked.bet);
  return payoutCents(outcome.staked ?? checked.bet.parts, outcome.payouts);
}
