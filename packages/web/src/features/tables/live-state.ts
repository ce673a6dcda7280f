import type { NewsData } from '@wl/contract/news';
import type { tablesNews } from '@wl/contract/news/tables';
import type { Table, TableBet, TableCrowd, TablePace, TableRound } from '@wl/contract/tables';
import { firstRoundOnRoads } from '@wl/games/tables/table-game';
import type { TableChain } from '@wl/contract/tables-chains';
import type * as z from 'zod/mini';

export type ShownTable = z.infer<typeof Table>;
export type Change = NewsData<typeof tablesNews.changed>;

/** Cached response to `GET /tables/:slug`. */
export interface TableReply {
  table: ShownTable;
  chains: TableChain[];
  bets: TableBet[];
  /** Latest known bets of all members; may belong to the previous round. Null before the table's first round. */
  crowd: TableCrowd | null;
  /** Maximum number of games and tables open side by side. */
  max_windows: number;
  server_now: string;
}

/** Number of recent results that the page keeps, equal to the number that the server sends. */
const RESULTS = 70;

/**
 * Applies a realtime message to a table.
 * @returns the changed table, `stale` if the table already contains the change, or `gap` if messages are missing
 */
export function withChange(
  table: ShownTable,
  { seq, round, dealt }: Change,
): ShownTable | 'stale' | 'gap' {
  if (seq <= table.seq) return 'stale';
  if (seq > table.seq + 1) return 'gap';
  const { result } = round;
  const isNew = result !== undefined && table.results[0]?.round !== result.round;
  const results = isNew ? [result, ...table.results].slice(0, RESULTS) : table.results;
  // Once a round changes, its salt is known, so the table no longer waits for one.
  const { waits_for: _, ...known } = table;
  const next = { ...known, seq, round, results, dealt: dealt ?? table.dealt };
  if (table.road === undefined) return next;
  const isCleared =
    round.number !== table.round?.number && round.number === firstRoundOnRoads(round.number);
  const before = isCleared ? [] : table.road;
  return { ...next, road: isNew && result.road ? [...before, result.road] : before };
}

/**
 * Applies a realtime message to the cached response for a table, and removes the bets of earlier rounds.
 * @returns the changed response; `stale` or `gap` as in `withChange`; `gap` also if the chain or its salt is unknown
 */
export function replyWithChange(reply: TableReply, change: Change): TableReply | 'stale' | 'gap' {
  const table = withChange(reply.table, change);
  if (typeof table === 'string') return table;
  const { result } = change.round;
  // If this page does not know the result's chain or the chain's salt, request the table again.
  const isProvedByChain = result?.chain !== undefined;
  if (
    isProvedByChain &&
    !reply.chains.some(({ number, salt }) => number === result.chain && salt !== null)
  )
    return 'gap';
  const bets = reply.bets.filter(({ round }) => round === change.round.number);
  return { ...reply, table, bets, server_now: change.server_now };
}

/**
 * Adds a bet to the reply's list of bets, unless the bet belongs to another round. If the list already contains the
 * bet, adds its new cash-outs and decisions, and updates its stake. An older message never removes a cash-out or
 * decision.
 */
export function withBet(reply: TableReply, bet: TableBet): TableReply {
  if (bet.round !== reply.table.round?.number) return reply;
  const known = reply.bets.find(({ id }) => id === bet.id);
  if (!known) return { ...reply, bets: [...reply.bets, bet] };
  const { actions = [], bonus_stake_cents: bonus } = bet;
  const isDecided = actions.length > (known.actions?.length ?? 0);
  if (!bet.cash_outs && !isDecided) return reply;
  const next = {
    ...known,
    ...(bet.cash_outs && { cash_outs: { ...known.cash_outs, ...bet.cash_outs } }),
    ...(isDecided && { actions, stake_cents: bet.stake_cents }),
    ...(isDecided && bonus !== undefined && { bonus_stake_cents: bonus }),
  };
  return { ...reply, bets: reply.bets.map((one) => (one === known ? next : one)) };
}

/**
 * Replaces the bets of all members with newer data. Ignores older data, because messages and replies can arrive out of
 * order.
 */
export function withCrowd(reply: TableReply, crowd: TableCrowd): TableReply {
  const known = reply.crowd;
  const isOlder =
    known !== null &&
    (crowd.round < known.round || (crowd.round === known.round && crowd.bets <= known.bets));
  if (isOlder) return reply;
  return { ...reply, crowd, table: { ...reply.table, members: crowd.members } };
}

/** Returns true if a table is closed and its last round has ended. A closed table still finishes its running round. */
export function isTableOver({ state, round }: Pick<ShownTable, 'state' | 'round'>): boolean {
  return state === 'closed' && (round === null || ['settled', 'void'].includes(round.phase));
}

export interface Countdown {
  /** `green` while bets are accepted, `amber` shortly before betting closes, otherwise `red`. */
  lamp: 'green' | 'amber' | 'red';
  /** Whole seconds until betting closes; null if betting is closed. */
  seconds: number | null;
  /** Remaining fraction of the betting time, from 0 to 1. */
  left: number;
}

/**
 * Returns the traffic light and the countdown of a round. Only the server decides whether a bet is in time.
 * @param nowMs server time in milliseconds, as estimated by this page
 */
export function countdownOf(round: TableRound | null, pace: TablePace, nowMs: number): Countdown {
  const isOpen =
    round !== null &&
    (round.phase === 'open' || round.phase === 'closing') &&
    round.trouble === undefined;
  const leftMs = isOpen ? Date.parse(round.closes_at) - nowMs : 0;
  if (leftMs <= 0) return { lamp: 'red', seconds: null, left: 0 };
  return {
    lamp: leftMs > pace.closing_ms ? 'green' : 'amber',
    seconds: Math.ceil(leftMs / 1000),
    left: Math.min(1, leftMs / pace.bets_ms),
  };
}
