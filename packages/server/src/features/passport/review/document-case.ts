import type { DocumentCase, DocumentLine, PassportOverride } from '@wl/contract/office/passport';
import { DOCUMENT_CLAIM_MS, DOCUMENT_TARGET_MS } from '@wl/world/casino/documents';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { emailWantedOf } from '../../details/index.ts';
import { alikeMembers, memberById, peopleOf, type MemberRow } from '../../members/index.ts';
import { clerkNames } from '../../staff/index.ts';
import { filesOf } from '../contents/file-repository.ts';
import { hasViewedSince, historyOf, note } from './history-repository.ts';
import { waitingOverride } from '../overrides/override-repository.ts';
import { detailsOf, kindLines, kindLinesOf, wireFile } from '../read-passport.ts';
import {
  queueFigures,
  documentsOfMember,
  findDocument,
  queuePage,
  type DocumentRow,
  type QueueTab,
} from '../repository.ts';
import { claimHolder, stateNow } from '../rules.ts';

const PAGE_SIZE = 20;
const MEDIAN_OVER_MS = 30 * 24 * 60 * 60_000;

/** Returns the queue's rows, with the names of members and of the clerks who claimed the documents. */
async function linesOf(
  deps: Deps,
  rows: readonly DocumentRow[],
  clerkId: string,
): Promise<DocumentLine[]> {
  const now = deps.clock.now();
  const holders = rows.flatMap((row) => claimHolder(row, now) ?? []);
  const [people, clerks] = [
    await peopleOf(
      deps.db,
      rows.map(({ member_id }) => member_id),
    ),
    await clerkNames(deps.db, holders),
  ];
  return rows.map((row) => {
    const member = people.get(row.member_id);
    if (!member) throw new Error('a document without its member');
    const holder = claimHolder(row, now);
    return {
      id: row.id,
      member,
      kind: row.kind,
      type: row.type,
      state: stateNow(row, now),
      uploaded_at: row.uploaded_at.toISOString(),
      due_at: new Date(row.uploaded_at.getTime() + DOCUMENT_TARGET_MS).toISOString(),
      claim:
        holder === undefined || row.claimed_until === null
          ? null
          : {
              clerk: clerks.get(holder) ?? holder,
              mine: holder === clerkId,
              until: row.claimed_until.toISOString(),
            },
    };
  });
}

export async function listDocuments(deps: Deps, tab: QueueTab, page: number, clerkId: string) {
  const now = deps.clock.now();
  const rows = await queuePage(deps.db, tab, { clerkId, now }, { page, size: PAGE_SIZE });
  const { oldest, late, median_ms, ...counts } = await queueFigures(deps.db, {
    clerkId,
    now,
    lateBefore: new Date(now.getTime() - DOCUMENT_TARGET_MS),
    since: new Date(now.getTime() - MEDIAN_OVER_MS),
  });
  return {
    data: await linesOf(deps, rows, clerkId),
    meta: {
      current_page: page,
      total: counts[tab],
      to: Math.min((page - 1) * PAGE_SIZE + rows.length, counts[tab]),
      counts,
      oldest: oldest?.toISOString() ?? null,
      late,
      median_ms,
      server_now: now.toISOString(),
    },
  };
}

async function memberOf(db: Db, id: string): Promise<MemberRow> {
  const member = await memberById(db, id);
  if (!member) throw new DomainError('request.not_found');
  return member;
}

/**
 * Records in the document's history that a clerk opened the document, at most once per clerk within the duration of a
 * claim. The audit log records every access.
 */
export async function noteView(deps: Deps, row: DocumentRow, clerkId: string): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - DOCUMENT_CLAIM_MS);
  if (await hasViewedSince(deps.db, { documentId: row.id, clerkId, since })) return;
  await deps.transaction((tx) =>
    note(tx, {
      member_id: row.member_id,
      document_id: row.id,
      at: now,
      clerk_id: clerkId,
      what: 'viewed',
    }),
  );
}

/**
 * Returns the document with this id.
 * @throws DomainError request.not_found if there is no such document
 */
export async function documentById(db: Db, id: string): Promise<DocumentRow> {
  const row = await findDocument(db, id);
  if (!row) throw new DomainError('request.not_found');
  return row;
}

/**
 * Returns all data that a clerk compares when reviewing a document.
 * @throws DomainError request.not_found if there is no such document
 */
export async function readCase(deps: Deps, id: string, clerkId: string): Promise<DocumentCase> {
  const row = await documentById(deps.db, id);
  const now = deps.clock.now();
  const member = await memberOf(deps.db, row.member_id);
  const [line] = await linesOf(deps, [row], clerkId);
  if (!line) throw new Error('one row is one line');
  const history = await historyOf(deps.db, row);
  const clerks = await clerkNames(
    deps.db,
    history.flatMap(({ clerk_id }) => clerk_id ?? []),
  );
  const staff = await deps.gates.loadStaffState?.(clerkId);
  const files = await filesOf(deps.db, [row.id]);
  return {
    ...line,
    issued_on: row.issued_on,
    // A purged document has no files to open.
    files: row.purged_at === null ? files.map(wireFile) : [],
    details: detailsOf(member, await emailWantedOf(deps, deps.db, member.id)),
    alike: await alikeMembers(deps.db, member),
    kinds: await kindLinesOf(deps.db, member, now),
    reason: row.reason,
    note: row.note,
    history: history.map(({ at, clerk_id, what, reason }) => ({
      at: at.toISOString(),
      clerk: clerk_id === null ? null : (clerks.get(clerk_id) ?? clerk_id),
      what,
      reason,
    })),
    can_decide:
      claimHolder(row, now) === clerkId &&
      (staff?.permissions.includes('documents.decide') ?? false),
    server_now: now.toISOString(),
  };
}

/**
 * Returns the passport section of a member's file in the back office.
 * @throws DomainError request.not_found if there is no such member
 */
export async function readPapers(deps: Deps, memberId: string, clerkId: string) {
  const member = await memberOf(deps.db, memberId);
  const rows = await documentsOfMember(deps.db, memberId);
  return {
    kinds: kindLines(member, rows, deps.clock.now()),
    documents: await linesOf(deps, rows, clerkId),
    override: await readOverride(deps.db, memberId, clerkId),
  };
}

/** Returns the member's override request that awaits another clerk's decision, or null if there is none. */
export async function readOverride(
  db: Db,
  memberId: string,
  clerkId: string,
): Promise<PassportOverride | null> {
  const row = await waitingOverride(db, memberId);
  if (!row) return null;
  const names = await clerkNames(db, [row.asked_by]);
  return {
    id: row.id,
    asked_by: names.get(row.asked_by) ?? row.asked_by,
    mine: row.asked_by === clerkId,
    asked_at: row.asked_at.toISOString(),
    reason: row.reason,
  };
}
