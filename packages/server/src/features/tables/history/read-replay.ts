import type { TableReplay } from '@wl/contract/tables-history';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { betsInRound, stakesOfRound, type TableBetRow } from '../bets/bets-repository.ts';
import { chainsOf } from '../chains/chains-repository.ts';
import { findShift } from '../dealing/shifts-repository.ts';
import { presentBet, presentChain } from '../present.ts';
import { presentTable, ROUNDS_AT_TABLE } from '../read-tables.ts';
import { findTable } from '../repository.ts';
import { latestRounds, type StoredRound } from '../rounds/rounds-repository.ts';
import { gameOfTable } from '../table-rules.ts';
import { voidOfRound, type VoidRow } from '../voids/voids-repository.ts';

interface RoundOfMember {
  memberId: string;
  slug: string;
  round: number;
}

/**
 * Returns a finished round of a table with the member's bets. Shows the table as it was after this round, with the
 * dealer of the round and without later results.
 * @throws DomainError tables.unknown · tables.round_unknown, also if the round is not finished or if the member had no
 *   bet in it
 */
export async function readReplay(
  deps: Deps,
  { memberId, slug, round: number }: RoundOfMember,
): Promise<TableReplay> {
  const table = await findTable(deps.db, slug);
  if (!table) throw new DomainError('tables.unknown');
  const [bets, rounds, asked] = await Promise.all([
    betsInRound(deps.db, { memberId, table: slug, round: number }),
    latestRounds(deps.db, slug, ROUNDS_AT_TABLE, number),
    voidOfRound(deps.db, slug, number),
  ]);
  const [round] = rounds;
  if (round?.state.round !== number || !isFinished(round, bets))
    throw new DomainError('tables.round_unknown');
  const [chains, shift, { members }] = await Promise.all([
    chainsOf(deps.db, slug),
    round.shiftId === null ? undefined : findShift(deps.db, round.shiftId),
    stakesOfRound(deps.db, slug, number),
  ]);
  const shown = presentTable(deps, table, {
    rounds,
    chains,
    crowd: { round: number, bets: bets.length, members, spots: {} },
    dealt: shift ? { dealer_name: shift.dealer_name, picture: 'live' } : null,
    times: { opens_at: null, closes_at: null },
  });
  const game = gameOfTable(table);
  const chain = chains.find(({ no }) => no === round.chainNo);
  return {
    table: { ...shown, round: shown.round && { ...shown.round, ...voidingOf(asked) } },
    chain: chain ? presentChain(chain) : null,
    bets: bets.map(presentBet),
    show_ms: shown.round?.result && round.drawn ? game.showMs(round.drawn.result) : null,
  };
}

const isFinished = ({ state }: StoredRound, bets: readonly TableBetRow[]) =>
  (state.phase === 'settled' || state.phase === 'void') &&
  bets.length > 0 &&
  bets.every(({ closed_at: at }) => at !== null);

/**
 * Returns the reason why a round was voided after its settlement. The phase of such a round remains `settled`. Until
 * all stakes are refunded, returns no reason.
 */
const voidingOf = (asked: VoidRow | undefined) =>
  asked?.finished_at ? { void_reason: asked.reason } : {};
