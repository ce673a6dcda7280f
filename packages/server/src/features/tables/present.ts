import type { TableChain, TableWait } from '@wl/contract/tables-chains';
import { timeOfRound, type DrandChain } from '@wl/games/fairness/beacon';
import type { TableBet, TableDealt, TablePace, TableResult, TableRound } from '@wl/contract/tables';
import type { TableLimits } from '@wl/contract/tables-limits';
import { tableKey } from '@wl/games/fairness/chain';
import { roundKeyToHex } from '@wl/games/fairness/keys';
import { dueAt, isResultPublic } from '@wl/games/tables/round/phases';
import { factsForAll, type TableGame } from '@wl/games/tables/table-game';
import type { ChainRow } from './chains/chains-repository.ts';
import type { TableBetRow } from './bets/bets-repository.ts';
import type { TableRow } from './repository.ts';
import type { StoredRound } from './rounds/rounds-repository.ts';

const instant = (ms: number) => new Date(ms).toISOString();

/**
 * Returns the result of a round with its proof; undefined while the result is secret.
 * @param salt salt of the round's chain
 */
export function presentResult(
  game: TableGame,
  round: StoredRound,
  salt: string | null,
): TableResult | undefined {
  const { state, drawn } = round;
  if (!drawn || !isResultPublic(state, game)) return undefined;
  // A dealt round has no chain link, because its table record proves it.
  const proof = drawn.link === null ? {} : proofOf(round, drawn.link, salt);
  if (!proof) return undefined;
  const road = game.roadResult?.(drawn.result);
  return {
    round: state.round,
    events: factsForAll(game, drawn.result),
    ...(road === undefined ? {} : { road }),
    ...proof,
    ...('paidFirst' in drawn && { corrected_from: factsForAll(game, drawn.paidFirst) }),
  };
}

/** Returns the proof of a result that was drawn from a chain; undefined while the salt of the chain is unknown. */
function proofOf(
  { chainNo, chainIndex }: StoredRound,
  link: string,
  salt: string | null,
): Pick<TableResult, 'chain' | 'chain_index' | 'link' | 'round_key'> | undefined {
  if (salt === null || chainNo === null || chainIndex === null) return undefined;
  const round_key = roundKeyToHex(tableKey(salt, link));
  return { chain: chainNo, chain_index: chainIndex, link, round_key };
}

/**
 * Returns the public cards of a round with decisions, and the current decision window; the window is null when no more
 * decisions are possible. The cards are needed even when the result is public, because the result's events contain only
 * the cards that every member received.
 */
function presentDealt(
  { windows }: TableGame,
  { state, drawn }: StoredRound,
): { dealt?: TableDealt } {
  if (!windows || !drawn) return {};
  const step = state.stepsShown ?? 0;
  const { hand, up, isOver } = windows.dealt(drawn.result, step);
  if (isResultPublic(state, { revealsAtEnd: true })) return { dealt: { hand, up, decision: null } };
  const { fromMs, untilMs } = windows.windowOf(step);
  const window = {
    step,
    from: instant(state.since + fromMs),
    until: instant(state.since + untilMs),
  };
  return { dealt: { hand, up, decision: isOver ? null : window } };
}

interface WaitFacts {
  table: Pick<TableRow, 'state' | 'kind'>;
  /** Latest round of the table. */
  current: StoredRound | undefined;
  chains: readonly ChainRow[];
}

const isUnderway = (phase: StoredRound['state']['phase']) =>
  phase === 'open' || phase === 'closing' || phase === 'closed';

/** Returns the public state of a round: everything that members may know at this time. */
export function presentRound(game: TableGame, round: StoredRound, salt: string | null): TableRound {
  const { state } = round;
  const result = presentResult(game, round, salt);
  return {
    number: state.round,
    phase: state.phase,
    opens_at: instant(state.opensAt),
    closes_at: instant(state.closesAt),
    phase_since: instant(state.since),
    // Hide the end of the phase while the result is secret, because the length of the phase depends on the result.
    phase_ends_at: state.phase === 'revealed' && !result ? null : instant(dueAt(state)),
    ...(result ? { result } : {}),
    ...(state.phase === 'revealed' || state.phase === 'settled' ? presentDealt(game, round) : {}),
    ...(state.reason === undefined ? {} : { void_reason: state.reason }),
    ...(round.trouble && isUnderway(state.phase) ? { trouble: round.trouble.kind } : {}),
  };
}

export function presentLimits(table: TableRow): TableLimits {
  return {
    chip_cents: table.chip_cents,
    min_spot_cents: table.min_spot_cents,
    max_spot_cents: table.max_spot_cents,
    max_by_spot: table.max_by_spot,
    max_total_cents: table.max_total_cents,
    max_spots: table.max_spots,
  };
}

export function presentPace(table: TableRow): TablePace {
  const { bets_ms, closing_ms, closed_ms, settled_ms } = table;
  return { bets_ms, closing_ms, closed_ms, settled_ms };
}

/** Returns the receipt of an accepted bet. */
export function presentBet(row: TableBetRow): TableBet {
  return {
    id: row.id,
    table: row.table_slug,
    round: row.round,
    bet: row.bet,
    stake_cents: row.stake,
    ...(row.bonus_stake === 0 ? {} : { bonus_stake_cents: row.bonus_stake }),
    received_at: row.received_at.toISOString(),
    ms_before_close: row.ms_before_close,
    ...(Object.keys(row.cash_outs).length === 0 ? {} : { cash_outs: row.cash_outs }),
    ...(row.actions.length === 0 ? {} : { actions: row.actions }),
    ...(row.payout === null ? {} : { payout_cents: row.payout }),
    ...(row.corrected_from === null ? {} : { corrected_from_cents: row.corrected_from }),
  };
}

/** Returns the public data of a chain, including the published commitment and, once it is fixed, the salt. */
export function presentChain(row: ChainRow): TableChain {
  const { no: number, first_round, rounds, published, salt, salt_source } = row;
  const { beacon_round, beacon_signature } = row;
  const chain = { number, first_round, rounds, published, salt, salt_source };
  return { ...chain, beacon_round, beacon_signature };
}

/** Returns the beacon round that a table needs before it can open its next round; undefined if it needs none. */
export function presentWait(
  chain: DrandChain,
  { table, current, chains }: WaitFacts,
): TableWait | undefined {
  const isBetween = !current || current.state.phase === 'settled' || current.state.phase === 'void';
  if (table.state === 'closed' || table.kind === 'dealt' || !isBetween) return undefined;
  const next = current ? current.state.round + 1 : 0;
  const of = chains.find((one) => next >= one.first_round && next < one.first_round + one.rounds);
  if (!of || of.salt !== null || of.beacon_round === null) return undefined;
  return { beacon_round: of.beacon_round, at: instant(timeOfRound(chain, of.beacon_round)) };
}
