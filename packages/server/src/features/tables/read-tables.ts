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
import { acceptsBonusMoney, titles } from '../titles/index.ts';
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
  presentWait,
} from './present.ts';
import { findTable, listTables, type TableRow } from './repository.ts';
import { laterTables, timesOf, type OpeningTimes } from './schedule/opening-times.ts';
import { plansOf } from './schedule/hours-repository.ts';
import { latestRounds, type StoredRound } from './rounds/rounds-repository.ts';
import { gameOfTable } from './table-rules.ts';

type ListReply = ReplyOf<typeof listTablesCall>['data'];
type TableReply = ReplyOf<typeof readTableCall>['data'];

/** Number of results shown per table in the list of tables. */
const RESULTS_IN_LIST = 12;
/** Number of rounds whose results a table shows. Must include all rounds on the table's roads. */
export const ROUNDS_AT_TABLE = 70;

/** Returns the open tables with their current rounds and latest results, and the tables that open later. */
export async function readTables(deps: Deps): Promise<ListReply> {
  const [all, plans] = [await listTables(deps.db), await plansOf(deps.db)];
  const now = deps.clock.now();
  const planOf = ({ slug }: TableRow) => plans.find(({ table_slug }) => table_slug === slug);
  const open = all.filter(({ state }) => state === 'open');
  const tables = await Promise.all(
    open.map(async (table) => {
      const [rounds, chains, crowd, dealt] = await Promise.all([
        latestRounds(deps.db, table.slug, hasRoads(table) ? ROUNDS_AT_TABLE : RESULTS_IN_LIST),
        chainsOf(deps.db, table.slug),
        crowdOf(deps, table.slug),
        dealerOf(deps, deps.db, table),
      ]);
      const times = timesOf(table, planOf(table), now);
      const shown = presentTable(deps, table, { rounds, chains, crowd, dealt, times });
      return { ...shown, results: shown.results.slice(0, RESULTS_IN_LIST) };
    }),
  );
  const later = laterTables(
    all.map((table) => ({ table, plan: planOf(table) })),
    now,
  );
  return { tables, later, server_now: deps.clock.now().toISOString() };
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
  const [rounds, chains, crowd, dealt, plans, profile] = await Promise.all([
    latestRounds(deps.db, slug, ROUNDS_AT_TABLE),
    chainsOf(deps.db, slug),
    crowdOf(deps, slug),
    dealerOf(deps, deps.db, table),
    plansOf(deps.db, slug),
    profileOf(deps, ip, memberId),
  ]);
  const times = timesOf(table, plans[0], deps.clock.now());
  const round = rounds[0]?.state.round;
  const bets =
    memberId === undefined || round === undefined
      ? []
      : await betsInRound(deps.db, { memberId, table: slug, round });
  return {
    table: presentTable(deps, table, { rounds, chains, crowd, dealt, times }),
    chains: chains.map(presentChain),
    bets: bets.map(presentBet),
    crowd: crowd ?? null,
    max_windows: windowsAllowed(profile),
    server_now: deps.clock.now().toISOString(),
  };
}

const hasRoads = (table: TableRow) => gameOfTable(table).roadResult !== undefined;

/** Returns the table in the contract's format, given its latest `rounds`, newest first. */
export function presentTable(
  deps: Deps,
  table: TableRow,
  {
    rounds,
    chains,
    crowd,
    dealt,
    times,
  }: {
    rounds: readonly StoredRound[];
    chains: readonly ChainRow[];
    crowd: TableCrowd | undefined;
    dealt: TableReply['table']['dealt'];
    times: OpeningTimes;
  },
): TableReply['table'] {
  const game = gameOfTable(table);
  const saltOf = ({ chainNo }: StoredRound) =>
    chains.find(({ no }) => no === chainNo)?.salt ?? null;
  const [current] = rounds;
  const results = rounds.flatMap((round) => presentResult(game, round, saltOf(round)) ?? []);
  const from = firstRoundOnRoads(current?.state.round ?? 0);
  const wait = presentWait(deps.config.tableSalt.chain, { table, current, chains });
  const onRoads = results.filter(({ round }) => round >= from).toReversed();
  return {
    slug: table.slug,
    name: table.name,
    game: table.game,
    math_version: table.math_version,
    city: table.city,
    state: table.state,
    ...times,
    dealt,
    limits: presentLimits(table),
    pace: presentPace(table),
    bonus_money: acceptsBonusMoney(deps, titles.get(table.slug)),
    members: crowd?.members ?? 0,
    seq: table.seq,
    round: current ? presentRound(game, current, saltOf(current)) : null,
    ...(wait && { waits_for: wait }),
    results,
    ...(game.roadResult && { road: onRoads.flatMap(({ road }) => road ?? []) }),
  };
}
