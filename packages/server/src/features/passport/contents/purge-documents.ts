import {
  CLOSED_CONTENTS_KEPT_YEARS,
  REJECTED_CONTENTS_KEPT_DAYS,
} from '@wl/world/casino/documents';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { closedBefore } from '../../members/index.ts';
import { claimHolder } from '../rules.ts';
import { holdDocument } from '../review/claim-document.ts';
import { deleteContents } from './file-repository.ts';
import { note } from '../review/history-repository.ts';
import { rejectedBefore, unpurgedOf, updateDocument, type DocumentRow } from '../repository.ts';
import { publishChange } from '../publish-change.ts';

const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 200;

/** Deletes a document's contents, but keeps its metadata, history and decision. */
export async function purgeContents(
  deps: Deps,
  tx: Transaction,
  row: DocumentRow,
  clerkId: string | null,
): Promise<DocumentRow> {
  const at = deps.clock.now();
  const after = await updateDocument(tx, row.id, { purged_at: at });
  await deleteContents(tx, row.id);
  await note(tx, {
    member_id: row.member_id,
    document_id: row.id,
    at,
    clerk_id: clerkId,
    what: 'purged',
  });
  return after;
}

async function purgeOne(deps: Deps, id: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const row = await holdDocument(tx, id);
    if (row.purged_at !== null || claimHolder(row, deps.clock.now()) !== undefined) return;
    publishChange(deps, tx, await purgeContents(deps, tx, row, null));
  });
}

/** Returns the time that is `years` calendar years before `now`. */
function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

/**
 * Deletes the contents of rejected documents, and of all documents of closed accounts, when their retention period has
 * ended (trust P3). Idempotent.
 */
export async function purgeDue(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const rejected = new Date(now.getTime() - REJECTED_CONTENTS_KEPT_DAYS * DAY_MS);
  for (;;) {
    const ids = await rejectedBefore(deps.db, rejected, AT_ONCE);
    for (const id of ids) await purgeOne(deps, id);
    if (ids.length < AT_ONCE) break;
  }
  const closed = yearsBefore(now, CLOSED_CONTENTS_KEPT_YEARS);
  let after: string | undefined;
  for (;;) {
    const members = await closedBefore(deps.db, closed, { after, limit: AT_ONCE });
    for (const member of members)
      for (const id of await unpurgedOf(deps.db, member)) await purgeOne(deps, id);
    if (members.length < AT_ONCE) break;
    after = members.at(-1);
  }
}
