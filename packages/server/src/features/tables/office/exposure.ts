import type { SpotStakes } from '@wl/contract/office/tables';
import { payoutCents, type StakeParts } from '@wl/games/money';
import type { Outcome } from '@wl/games/round';
import { isResultPublic } from '@wl/games/tables/round/phases';
import { ANY_STAKE, type TableGame } from '@wl/games/tables/table-game';
import type { StoredRound } from '../rounds/rounds-repository.ts';

/** Amount that the casino pays in the worst case, in total and for each spot with stakes. */
interface Exposure {
  exposure_cents: number;
  /** Highest stakes first. */
  spots: SpotStakes[];
}

/**
 * Returns the exposure in a game with a list of `results`. Payouts are proportional to the stakes, so the stakes of all
 * members on a spot can be added up.
 * @throws Error if the game has no list of results or does not have one of the spots
 */
export function exposureOfStakes(game: TableGame, stakes: StakeParts): Exposure {
  const spots = Object.entries(stakes).map(([spot, cents]) => ({
    spot,
    stake_cents: cents,
    exposure_cents: largestPayout(game, { [spot]: cents }),
  }));
  return { exposure_cents: largestPayout(game, stakes), spots: highestFirst(spots) };
}

function largestPayout(game: TableGame, stakes: StakeParts): number {
  if (Object.keys(stakes).length === 0) return 0;
  if (!game.results) throw new Error(`${game.slug} has no list of results`);
  const bet = checkedBet(game, { spots: stakes });
  return Math.max(
    ...game.results.map((result) => payoutCents(bet.parts, game.settle(result, bet).payouts)),
  );
}

/**
 * Returns the exposure in a game with a `payoutBound`: the sum of the largest payouts of all bets. Once the result is
 * public, returns the sum of the payouts.
 * @param bets accepted bets with their cash-outs or decisions
 */
export function exposureOfBets(
  game: TableGame,
  round: Pick<StoredRound, 'state' | 'drawn'>,
  bets: readonly unknown[],
): Exposure {
  const payoutsOf = payoutsIn(game, round);
  const stakes = new Map<string, number>();
  const bounds = new Map<string, number>();
  const add = (sums: Map<string, number>, spot: string, cents: number) =>
    sums.set(spot, (sums.get(spot) ?? 0) + cents);
  for (const sent of bets) {
    const bet = checkedBet(game, sent);
    const { payouts, staked = bet.parts } = payoutsOf(bet);
    for (const [spot, cents] of Object.entries(staked)) add(stakes, spot, cents);
    for (const payout of payouts) add(bounds, payout.part, payoutCents(staked, [payout]));
  }
  const spots = [...stakes].map(([spot, cents]) => ({
    spot,
    stake_cents: cents,
    exposure_cents: bounds.get(spot) ?? 0,
  }));
  const total = [...bounds.values()].reduce((sum, cents) => sum + cents, 0);
  return { exposure_cents: total, spots: highestFirst(spots) };
}

type Bet = Parameters<TableGame['settle']>[1];

/**
 * Returns a function that computes a bet's payouts from the public part of a round. While the result is secret, the
 * function computes the largest possible payouts.
 */
function payoutsIn(
  game: TableGame,
  { state, drawn }: Pick<StoredRound, 'state' | 'drawn'>,
): (bet: Bet) => Pick<Outcome, 'payouts' | 'staked'> {
  if (drawn && isResultPublic(state, game)) return (bet) => game.settle(drawn.result, bet);
  const shown = drawn && game.windows?.dealt(drawn.result, state.stepsShown ?? 0);
  return (bet) => {
    if (!game.payoutBound) throw new Error(`${game.slug} has no bound of its payouts`);
    return game.payoutBound(bet, shown);
  };
}

/** Returns an accepted bet, validated again. @throws Error if the game now rejects it */
function checkedBet(game: TableGame, sent: unknown): Bet {
  const checked = game.checkBet(ANY_STAKE, sent);
  if (!checked.ok) throw new Error(`a bet of ${game.slug} that was accepted is ${checked.reason}`);
  return checked.bet;
}

const highestFirst = (spots: SpotStakes[]) =>
  spots.toSorted((a, b) => b.stake_cents - a.stake_cents);
