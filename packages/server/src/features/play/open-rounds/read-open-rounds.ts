import type { OpenRound } from '@wl/contract/play-open-rounds';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { openRoundsOf, type OpenRoundRow } from '../../wagers/index.ts';
import { presentOpen, roundStateOf } from './stepped-round.ts';

/**
 * Returns the member's rounds that are waiting for a decision. Without `game`, omits rounds that cannot continue.
 * @throws DomainError play.round_stuck if the round of the requested game cannot continue
 */
export async function readOpenRounds(
  deps: Deps,
  memberId: string,
  game: string | undefined,
): Promise<OpenRound[]> {
  const present = async (row: OpenRoundRow) => presentOpen(await roundStateOf(deps, deps.db, row));
  const orNone = (error: unknown) => {
    if (game === undefined && error instanceof DomainError) return [];
    throw error;
  };
  const rows = await openRoundsOf(deps.db, memberId, game);
  return (await Promise.all(rows.map((row) => present(row).catch(orNone)))).flat();
}
