import type { TicketLine } from '@wl/contract/office/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nicknamesOf } from '../../members/index.ts';
import { clerkNames } from '../../staff/index.ts';
import type { TicketRow } from '../repository.ts';
import { isLate, numberOf, previewOf } from '../rules.ts';
import { lastTexts } from '../thread/messages-repository.ts';

/** Converts ticket rows to rows of the back-office queue, with the names of members and clerks. */
export async function wireLines(
  { db, clock }: Pick<Deps, 'clock'> & { db: Db },
  rows: readonly TicketRow[],
  clerkId: string,
): Promise<TicketLine[]> {
  const now = clock.now();
  const idsOf = (pick: (row: TicketRow) => string | null) => rows.flatMap((row) => pick(row) ?? []);
  const nicknames = await nicknamesOf(
    db,
    idsOf(({ member_id }) => member_id),
  );
  const clerks = await clerkNames(db, [
    ...idsOf(({ claimed_by }) => claimed_by),
    ...idsOf(({ assignee_id }) => assignee_id),
  ]);
  const texts = await lastTexts(
    db,
    rows.map(({ id }) => id),
  );
  const nameOf = (id: string) => clerks.get(id) ?? '';
  return rows.map((row) => ({
    id: row.id,
    number: numberOf(row),
    kind: row.kind,
    topic: row.topic,
    state: row.state,
    source: row.source,
    name: row.name,
    email: row.email,
    language: row.language,
    member: row.member_id
      ? { id: row.member_id, nickname: nicknames.get(row.member_id) ?? '' }
      : null,
    about: row.about,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    is_late: isLate(row, now),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    last_at: row.last_at.toISOString(),
    last_text: previewOf(texts.get(row.id) ?? ''),
    assignee: row.assignee_id ? { id: row.assignee_id, name: nameOf(row.assignee_id) } : null,
    claim: claimOf(row, { now, clerkId, nameOf }),
  }));
}

function claimOf(
  { claimed_by, claimed_until }: TicketRow,
  { now, clerkId, nameOf }: { now: Date; clerkId: string; nameOf: (id: string) => string },
): TicketLine['claim'] {
  if (claimed_by === null || claimed_until === null || claimed_until <= now) return null;
  const until = claimed_until.toISOString();
  return { clerk: nameOf(claimed_by), mine: claimed_by === clerkId, until };
}
