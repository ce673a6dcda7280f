import type { ReplyOf } from '@wl/contract/call';
import type {
  listTables as listTablesCall,
  readTable as readTableCall,
  TableCrowd,
} from '@wl/contract/tables';
import { firstRoundOnRoads } from '@wl/games/tables/table-game';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { profileOf } from '../members/index.ts';
import { type Asker, windowsAllowed } from '../play/index.ts';
import { betsInRound } from './bets/bets-repository.ts';
import { chainsOf, type ChainRow } from './chains/chains-repository.ts';
import { crowdOf } from './crowd/read-crowd.ts';
import { dealerOf } from './dealing/dealer-of.ts';
import {
  presentBet,
  presentChain,
  presentLimits,
  presentPace,
  presentResult,
  presentRound,
} from './present.ts';
import { findTable, listTables, type TableRow } from './repository.ts';
import { latestRounds, type StoredRound } from './rounds/rounds-repository.ts';
import { gameOfTable } from './table-rules.ts';

type ListReply = ReplyOf<typeof listTablesCall>['data'];
type TableReply = ReplyOf<typeof readTableCall>['data'];

/** Number of results shown per table in the list of tables. */
const RESULTS_IN_LIST = 12;
/** Number of rounds whose results a table shows: at least those on its roads. */
const ROUNDS_AT_TABLE = 70;

/** Returns the open tables with their current rounds and latest results. */
export async function readTables(deps: Deps): Promise<ListReply> {
  const open = (await listTables(deps.db)).filter(({ state }) => state === 'open');
  const tables = await Promise.all(
    open.map(async (table) => {
      const [rounds, chains, crowd, dealt] = await Promise.all([
        latestRounds(deps.db, table.slug, hasRoads(table) ? ROUNDS_AT_TABLE : RESULTS_IN_LIST),
        chainsOf(deps.db, table.slug),
        crowdOf(deps, table.slug),
        dealerOf(deps, deps.db, table),
      ]);
      const shown = presentTable(table, { rounds, chains, crowd, dealt });
      return { ...shown, results: shown.results.slice(0, RESULTS_IN_LIST) };
    }),
  );
  return { tables, server_now: deps.clock.now().toISOString() };
}

/**
 * Returns one table, and the member's bets in its current round.
 * @throws DomainError tables.unknown if there is no such table
 */
export async function readTable(
  deps: Deps,
  slug: string,
  { ip, memberId }: Asker,
): Promise<TableReply> {
  // Read the table, including the sequence number of its last change, before its rounds. If a round changes in between,
  // the page receives a change that it already shows, but never misses one.
  const table = await findTable(deps.db, slug);
  if (!table) throw new DomainError('tables.unknown');
  const [rounds, chains, crowd, dealt, profile] = await Promise.all([
    latestRounds(deps.db, slug, ROUNDS_AT_TABLE),
    chainsOf(deps.db, slug),
    crowdOf(deps, slug),
    dealerOf(deps, deps.db, table),
    profileOf(deps, ip, memberId),
  ]);
  const round = rounds[0]?.state.round;
  const bets =
    memberId === undefined || round === undefined
      ? []
      : await betsInRound(deps.db, { memberId, table: slug, round });
  return {
    table: presentTable(table, { rounds, chains, crowd, dealt }),
    chains: chains.map(presentChain),
    bets: bets.map(presentBet),
    crowd: crowd ?? null,
    max_windows: windowsAllowed(profile),
    server_now: deps.clock.now().toISOString(),
  };
}

const hasRoads = (table: TableRow) => gameOfTable(table).roadResult !== undefined;

/** Returns the table in the contract's format, given its latest `rounds`, newest first. */
function presentTable(
  table: TableRow,
  {
    rounds,
    chains,
    crowd,
    dealt,
  }: {
    rounds: readonly StoredRound[];
    chains: readonly ChainRow[];
    crowd: TableCrowd | undefined;
    dealt: TableReply['table']['dealt'];
  },
): TableReply['table'] {
  const game = gameOfTable(table);
  const saltOf = ({ chainNo }: StoredRound) =>
    chains.find(({ no }) => no === chainNo)?.salt ?? null;
  const [current] = rounds;
  const results = rounds.flatMap((round) => presentResult(game, round, saltOf(round)) ?? []);
  const from = firstRoundOnRoads(current?.state.round ?? 0);
  const onRoads = results.filter(({ round }) => round >= from).toReversed();
  return {
    slug: table.slug,
    name: table.name,
    game: table.game,
    math_version: table.math_version,
    city: table.city,
    state: table.state,
    dealt,
    limits: presentLimits(table),
    pace: presentPace(table),
    members: crowd?.members ?? 0,
    seq: table.seq,
    round: current ? presentRound(game, current, saltOf(current)) : null,
    results,
    ...(game.roadResult && { road: onRoads.flatMap(({ road }) => road ?? []) }),
  };
}
