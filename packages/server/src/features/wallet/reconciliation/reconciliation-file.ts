import type { Difference } from '@wl/contract/office/wallet-reconciliation';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { nicknamesOf } from '../../members/index.ts';
import { clerkNames } from '../../staff/index.ts';
import {
  correctionsOf,
  countWaiting,
  findDifference,
  listDifferences,
  type DifferenceRow,
} from './differences-repository.ts';
import { reconciledDays } from './reconciliation-repository.ts';
import { addDays, dayOf } from './reconciliation-rules.ts';
import { canCorrect } from './reconciliation-settle.ts';

const DAYS_SHOWN = 60;
const DIFFERENCES_SHOWN = 200;

/**
 * Returns differences as shown in the back office, with the names of clerks and members. `clerkId` is the id of the
 * clerk viewing the page.
 */
async function toDifferences(
  db: Db,
  rows: readonly DifferenceRow[],
  clerkId: string,
): Promise<Difference[]> {
  const corrections = await correctionsOf(
    db,
    rows.map(({ id }) => id),
  );
  const clerks = [...corrections.values()].map(({ proposed_by }) => proposed_by);
  for (const { settled_by } of rows) if (settled_by !== null) clerks.push(settled_by);
  const names = await clerkNames(db, [...new Set(clerks)]);
  const nicknames = await nicknamesOf(
    db,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  const correctable = new Set<string>();
  for (const row of rows)
    if (row.state === 'open' && (await canCorrect(db, row))) correctable.add(row.id);
  return rows.map((row) => {
    const correction = corrections.get(row.id);
    return {
      id: row.id,
      provider: row.provider,
      day: row.day,
      kind: row.kind,
      type: row.type,
      reference: row.reference,
      provider_ref: row.provider_ref,
      member:
        row.member_id === null
          ? null
          : { id: row.member_id, nickname: nicknames.get(row.member_id) ?? row.member_id },
      ours_cents: row.ours_cents,
      theirs_cents: row.theirs_cents,
      state: row.state,
      can_correct: correctable.has(row.id),
      found_at: row.found_at.toISOString(),
      settled:
        row.settled_by === null || row.settled_at === null
          ? null
          : {
              by: names.get(row.settled_by) ?? row.settled_by,
              at: row.settled_at.toISOString(),
              reason: row.settled_reason ?? '',
            },
      correction: correction
        ? {
            id: correction.id,
            against: correction.against,
            amount_cents: correction.amount_cents,
            member_id: correction.member_id,
            reason: correction.reason,
            proposed_by: names.get(correction.proposed_by) ?? correction.proposed_by,
            proposed_at: correction.proposed_at.toISOString(),
            mine: correction.proposed_by === clerkId,
          }
        : null,
    };
  });
}

/**
 * Returns one difference as shown in the back office.
 * @throws DomainError request.not_found if there is no such difference
 */
export async function readDifference(db: Db, id: string, clerkId: string): Promise<Difference> {
  const row = await findDifference(db, id);
  const [difference] = row ? await toDifferences(db, [row], clerkId) : [];
  if (!difference) throw new DomainError('request.not_found');
  return difference;
}

/** Returns the data of the reconciliation page: the compared days, and the differences with their corrections. */
export async function readReconciliation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clerkId: string,
) {
  const now = clock.now();
  const days = await reconciledDays(db, DAYS_SHOWN);
  const differences = await listDifferences(db, DIFFERENCES_SHOWN, now);
  return {
    days: days.map(({ id: _id, compared_at, ...day }) => ({
      ...day,
      compared_at: compared_at.toISOString(),
    })),
    differences: await toDifferences(db, differences, clerkId),
    open: await countWaiting(db),
    yesterday: addDays(dayOf(now), -1),
  };
}
