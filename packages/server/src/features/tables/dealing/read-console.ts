import type {
  DealerShift,
  DealingConsole,
  DealingRound,
  DealingTable,
  ResultPreview,
} from '@wl/contract/office/tables-dealing';
import { payoutCents } from '@wl/games/money';
import { readEntry } from '@wl/games/tables/dealt/dealt-rules';
import { agreedItems, entriesOf, readResult, type Entries } from '@wl/games/tables/dealt/entries';
import { dueAt } from '@wl/games/tables/round/phases';
import { ANY_STAKE, factsForAll } from '@wl/games/tables/table-game';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { clerkNames } from '../../staff/index.ts';
import { betsOfRound, stakesBySpot, stakesOfRound } from '../bets/bets-repository.ts';
import { CALL_MS, TROUBLE_MS } from '../owner/run-dealt.ts';
import { presentResult } from '../present.ts';
import { listTables, type TableRow } from '../repository.ts';
import { latestRounds, type StoredRound } from '../rounds/rounds-repository.ts';
import { gameOfTable, payoutOf, withDecisions } from '../table-rules.ts';
import { presentVoid } from '../voids/read-rounds.ts';
import { voidsSince } from '../voids/voids-repository.ts';
import { entryFacts, presentLine } from './append-record.ts';
import { countWaiting } from './corrections/corrections-repository.ts';
import { readCorrections } from './corrections/present-corrections.ts';
import { pictureState } from './picture-state.ts';
import { linesOfRound, type RecordRow } from './record-repository.ts';
import { findDealtTable } from './shifts.ts';
import { openShift, type ShiftRow } from './shifts-repository.ts';

/** Maximum number of results that the console shows, enough to fill one road. */
const RESULTS = 70;

const instant = (ms: number) => new Date(ms).toISOString();

/** Returns all dealt tables with their shifts. */
export async function readDealingTables(
  deps: Deps,
  clerkId: string,
): Promise<{ tables: DealingTable[]; server_now: string }> {
  const dealt = (await listTables(deps.db)).filter(({ kind }) => kind === 'dealt');
  const tables = await Promise.all(dealt.map((table) => dealingTable(deps, table, clerkId)));
  return { tables, server_now: deps.clock.now().toISOString() };
}

async function dealingTable(deps: Deps, table: TableRow, clerkId: string): Promise<DealingTable> {
  const { slug, name, game, city, state } = table;
  const [round] = await latestRounds(deps.db, slug, 1);
  const shift = await openShift(deps.db, slug);
  const lines = round ? await linesOfRound(deps.db, slug, round.state.round) : [];
  return {
    ...{ slug, name, game, city, state },
    shift: shift ? presentShift(shift, clerkId) : null,
    picture: (await pictureState(deps, slug)).state,
    round: round
      ? {
          number: round.state.round,
          phase: round.state.phase,
          phase_since: instant(round.state.since),
          is_called: isCalled(lines),
        }
      : null,
    waiting_corrections: await countWaiting(deps.db, slug),
  };
}

/**
 * Returns the content of the dealer's console for a table.
 * @param db database, or the transaction that has just changed the table
 * @throws DomainError tables.unknown · tables.not_dealt
 */
export async function readConsole(
  deps: Deps,
  db: Db,
  slug: string,
  clerkId: string,
): Promise<DealingConsole> {
  const table = await findDealtTable(db, slug);
  const { name, game, city, state } = table;
  const rounds = await latestRounds(db, slug, RESULTS);
  const [current] = rounds;
  const shift = await openShift(db, slug);
  const lines = current ? await linesOfRound(db, slug, current.state.round) : [];
  return {
    table: { slug, name, game, city, state },
    shift: shift ? presentShift(shift, clerkId) : null,
    picture: await pictureState(deps, slug),
    round: current ? await dealingRound(db, table, { round: current, lines, clerkId }) : null,
    record: lines.map(presentLine),
    results: rounds.flatMap((round) => {
      const result = presentResult(gameOfTable(table), round, null);
      if (!result) return [];
      const { round: number, events, road } = result;
      const is_corrected = result.corrected_from !== undefined;
      return [{ round: number, events, is_corrected, ...(road && { road }) }];
    }),
    corrections: await readCorrections(db, table, clerkId),
    server_now: deps.clock.now().toISOString(),
  };
}

function presentShift(shift: ShiftRow, clerkId: string): DealerShift {
  return {
    id: shift.id,
    dealer_name: shift.dealer_name,
    mine: shift.dealer_id === clerkId,
    started_at: shift.started_at.toISOString(),
    planned_end: shift.planned_end.toISOString(),
  };
}

const isCalled = (lines: readonly RecordRow[]) =>
  lines.some(({ kind }) => kind === 'pit_boss_called');

async function dealingRound(
  db: Db,
  table: TableRow,
  { round, lines, clerkId }: { round: StoredRound; lines: RecordRow[]; clerkId: string },
): Promise<DealingRound> {
  const { state, trouble } = round;
  const { round: number, phase } = state;
  const { bets, members, stake, largest } = await stakesOfRound(db, table.slug, number);
  const entries = entriesOf(entryFacts(lines));
  const agreed = agreedItems(table.game, entries);
  const areBetsOpen = phase === 'open' || phase === 'closing';
  const isUnderway = areBetsOpen || phase === 'closed';
  return {
    number,
    phase,
    opens_at: instant(state.opensAt),
    closes_at: instant(state.closesAt),
    phase_since: instant(state.since),
    phase_ends_at: instant(dueAt(state)),
    trouble: isUnderway ? (trouble?.kind ?? null) : null,
    voids_at: areBetsOpen && trouble ? instant(trouble.at + TROUBLE_MS) : null,
    calls_at: phase === 'closed' ? instant(state.since + CALL_MS) : null,
    is_called: isCalled(lines),
    ...{ bets, members, stake_cents: stake, largest_cents: largest },
    attempt: entries.attempt,
    entries: presentEntries(table.game, entries),
    agrees: agreed !== undefined,
    ...(agreed && { preview: await previewOf(db, table, { number, items: agreed, stake }) }),
    void_reason: state.reason ?? null,
    void: await latestVoid(db, table.slug, number, clerkId),
  };
}

function presentEntries(game: string, { entries }: Entries): DealingRound['entries'] {
  return entries.map(({ source, items }, index) => {
    const reading = readEntry(game, items);
    if (!reading.ok) throw new Error(`an entry of ${game} that was recorded is ${reading.fault}`);
    const { parts, next } = reading;
    return {
      entry: index === 0 ? 1 : 2,
      source,
      items: items.map((item, place) => ({ item, to: parts[place] ?? '' })),
      next,
    };
  });
}

/** Returns a preview of the round's outcome, based on the items on which both entries agree. */
async function previewOf(
  db: Db,
  table: TableRow,
  { number, items, stake }: { number: number; items: readonly string[]; stake: number },
): Promise<ResultPreview> {
  const game = gameOfTable(table);
  const reading = readResult(table.game, items);
  if (!reading.ok) throw new Error(`agreed items of ${table.slug} are ${reading.fault}`);
  const { result } = reading;
  const bets = await betsOfRound(db, table.slug, number);
  const paid = bets.reduce((sum, bet) => sum + payoutOf(game, result, withDecisions(bet)), 0);
  const spots = Object.entries(await stakesBySpot(db, table.slug, number)).flatMap(
    ([spot, cents]) => {
      const checked = game.checkBet(ANY_STAKE, { spots: { [spot]: cents } });
      if (!checked.ok) return [];
      const { parts } = checked.bet;
      const payout = payoutCents(parts, game.settle(result, checked.bet).payouts);
      return payout > 0 ? [{ spot, stake_cents: cents, payout_cents: payout }] : [];
    },
  );
  return {
    events: [...factsForAll(game, result)],
    payout_cents: paid,
    kept_cents: stake - paid,
    spots: spots.toSorted((a, b) => b.payout_cents - a.payout_cents),
  };
}

async function latestVoid(db: Db, slug: string, number: number, clerkId: string) {
  const voids = await voidsSince(db, slug, number);
  const row = voids.find(({ round }) => round === number);
  if (!row) return null;
  const names = await clerkNames(db, [row.asked_by, row.decided_by ?? []].flat());
  return presentVoid(row, { names, clerkId });
}
