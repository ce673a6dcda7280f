import { advance, type VoidReason } from '@wl/games/tables/round/phases';
import type { Deps } from '../../../platform/deps.ts';
import { hasClosedBets } from '../bets/bets-repository.ts';
import { appendRecord } from '../dealing/append-record.ts';
import { unblocked } from '../owner/as-owner.ts';
import { nextSeq } from '../repository.ts';
import { holdLatestRound, updateRound } from './rounds-repository.ts';
import { publishAfterCommit } from './store-change.ts';

/**
 * Voids the current round of a table. The table's owner process then refunds every bet and never reuses the round's
 * hash chain link. Any process can call this function, because it only marks the round.
 * @param round number of the round, so that a late call does not void a later round
 * @returns false, without changing anything, if the round is over or its bets are being paid out
 */
export async function voidRound(
  deps: Deps,
  table: string,
  { round, reason }: { round: number; reason: VoidReason },
): Promise<boolean> {
  return deps.transaction(async (tx) => {
    // Lock the table's row first, to wait until the owner process has committed any bet payouts.
    const change = await nextSeq(tx, { slug: table });
    const current = await holdLatestRound(tx, table);
    if (!change || current?.state.round !== round) return false;
    if (await hasClosedBets(tx, table, round)) return false;
    const state = advance(current.state, {
      type: 'voided',
      at: deps.clock.now().getTime(),
      reason,
    });
    if (state === current.state) return false;
    const voided = { ...current, state };
    const { epoch, pid } = change;
    await unblocked(deps, pid, () =>
      updateRound(tx, voided, { before: current.state.phase, epoch }),
    );
    // Only a round of a dealt table has a shift, and only a dealt table has a record.
    const fact = { kind: 'round_voided', round, details: { reason } };
    if (current.shiftId !== null) await appendRecord(tx, table, [fact], deps.clock.now());
    await publishAfterCommit(deps, tx, voided, change.seq);
    return true;
  });
}
