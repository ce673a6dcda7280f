import type { OfficeTableRound, TableVoid } from '@wl/contract/office/tables-rounds';
import { isResultPublic } from '@wl/games/tables/round/phases';
import { factsForAll, type TableGame } from '@wl/games/tables/table-game';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { clerkNames } from '../../staff/index.ts';
import { findTable } from '../repository.ts';
import { latestRounds, type StoredRound } from '../rounds/rounds-repository.ts';
import { gameOfTable } from '../table-rules.ts';
import { sumsSince, voidsSince, type RoundSums, type VoidRow } from './voids-repository.ts';

/** Maximum number of rounds that the back office lists. */
const ROUNDS = 100;

/**
 * Returns a table's latest rounds in the format for clerks, newest first.
 * @throws DomainError tables.unknown
 */
export async function readOfficeRounds(
  deps: Deps,
  slug: string,
  clerkId: string,
): Promise<OfficeTableRound[]> {
  const table = await findTable(deps.db, slug);
  if (!table) throw new DomainError('tables.unknown');
  const rounds = await latestRounds(deps.db, slug, ROUNDS);
  const from = rounds.at(-1)?.state.round ?? 0;
  const [sums, voids] = await Promise.all([
    sumsSince(deps.db, slug, from),
    voidsSince(deps.db, slug, from),
  ]);
  const clerks = voids.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by ?? []].flat());
  const names = await clerkNames(deps.db, clerks);
  const game = gameOfTable(table);
  return rounds.map((round) => {
    const { round: number } = round.state;
    const asked = voids.find((one) => one.round === number);
    return {
      ...presentOfficeRound(
        game,
        round,
        sums.find((one) => one.round === number),
      ),
      void: asked ? presentVoid(asked, { names, clerkId }) : null,
    };
  });
}

function presentOfficeRound(
  game: TableGame,
  { state, drawn }: StoredRound,
  sums: RoundSums | undefined,
): Omit<OfficeTableRound, 'void'> {
  // Hide a result from clerks until members can see it, so that a clerk who bets has no advantage.
  const isPublic = drawn && isResultPublic(state, game);
  return {
    number: state.round,
    phase: state.phase,
    opens_at: new Date(state.opensAt).toISOString(),
    events: isPublic ? [...factsForAll(game, drawn.result)] : [],
    bets: sums?.bets ?? 0,
    members: sums?.members ?? 0,
    stake_cents: sums?.stake ?? 0,
    payout_cents: sums?.payout ?? 0,
    void_reason: state.reason ?? null,
  };
}

/** Returns a request to void a round in the contract's format. */
export function presentVoid(
  row: VoidRow,
  { names, clerkId }: { names: ReadonlyMap<string, string>; clerkId: string },
): TableVoid {
  return {
    id: row.id,
    reason: row.reason,
    comment: row.comment,
    asked_by: names.get(row.asked_by) ?? '',
    mine: row.asked_by === clerkId,
    asked_at: row.asked_at.toISOString(),
    outcome: row.outcome,
    decided_by: row.decided_by === null ? null : (names.get(row.decided_by) ?? ''),
    decided_at: row.decided_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
