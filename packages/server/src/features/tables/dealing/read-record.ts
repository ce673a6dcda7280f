import type { RecordLine } from '@wl/contract/tables-record';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findTable } from '../repository.ts';
import { findRound } from '../rounds/rounds-repository.ts';
import { presentLine } from './append-record.ts';
import { linesOfRound } from './record-repository.ts';

/**
 * Returns the record of a dealt round, oldest line first. The record contains the entries, so it stays secret until the
 * result is public or the round is void.
 * @throws DomainError tables.unknown · tables.round_unknown (also for a round drawn by computer) · tables.record_secret
 */
export async function readRecord(deps: Deps, slug: string, number: number): Promise<RecordLine[]> {
  if (!(await findTable(deps.db, slug))) throw new DomainError('tables.unknown');
  const round = await findRound(deps.db, slug, number);
  if (!round || round.shiftId === null) throw new DomainError('tables.round_unknown');
  const { phase } = round.state;
  if (phase !== 'revealed' && phase !== 'settled' && phase !== 'void')
    throw new DomainError('tables.record_secret');
  return (await linesOfRound(deps.db, slug, number)).map(presentLine);
}
