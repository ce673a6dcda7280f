import type { Passport, PassportDocument } from '@wl/contract/passport';
import { documentKinds } from '@wl/world/casino/documents';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { emailWantedOf } from '../details/index.ts';
import { memberById, passportOf, type MemberRow } from '../members/index.ts';
import { kindsOf } from './change-kinds.ts';
import { filesOf, type FileRow } from './contents/file-repository.ts';
import { documentsOfMember, type DocumentRow } from './repository.ts';
import { isWaiting, stateNow } from './rules.ts';

/** Returns the personal details on a passport. */
export function detailsOf(row: MemberRow, emailWanted: string | null): Passport['details'] {
  return {
    first_name: row.first_name,
    last_name: row.last_name,
    date_of_birth: row.date_of_birth,
    nationality: row.nationality,
    phone: row.phone,
    email: row.email,
    email_confirmed: row.email_confirmed_at !== null,
    email_wanted: emailWanted,
    nickname: row.nickname,
    address1: row.address1,
    address2: row.address2,
    post_code: row.post_code,
    city: row.city,
    country: row.country,
  };
}

export const wireFile = ({ id, bytes }: FileRow): PassportDocument['files'][number] => ({
  id,
  bytes,
});

function wireDocument(row: DocumentRow, files: readonly FileRow[], now: Date): PassportDocument {
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    state: stateNow(row, now),
    issued_on: row.issued_on,
    files: files.filter(({ document_id }) => document_id === row.id).map(wireFile),
    uploaded_at: row.uploaded_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    note: row.note,
  };
}

/** Returns a document as shown to the member. */
export async function documentOf(deps: Deps, row: DocumentRow): Promise<PassportDocument> {
  return wireDocument(row, await filesOf(deps.db, [row.id]), deps.clock.now());
}

/**
 * Returns a member's own passport: the details, and every document kind with its documents.
 * @throws DomainError request.not_found if there is no such member
 */
export async function readPassport(deps: Deps, memberId: string): Promise<Passport> {
  const member = await memberById(deps.db, memberId);
  if (!member) throw new DomainError('request.not_found');
  const rows = await documentsOfMember(deps.db, memberId);
  const files = await filesOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  const now = deps.clock.now();
  return {
    details: detailsOf(member, await emailWantedOf(deps, deps.db, memberId)),
    passport: passportOf(member),
    issued_at: member.created_at.toISOString(),
    kinds: kindLines(member, rows, now).map(({ kind, state }) => {
      const own = rows.filter((row) => row.kind === kind);
      return {
        kind,
        state,
        can_upload: !own.some((row) => isWaiting(row.state)),
        documents: own.map((row) => wireDocument(row, files, now)),
      };
    }),
  };
}

/**
 * Returns every document kind with its current state, in a fixed order. When a clerk's claim on a document expires, the
 * document's kind is Pending again.
 */
export function kindLines(member: MemberRow, rows: readonly DocumentRow[], now: Date) {
  const states = kindsOf(member);
  return documentKinds.map((kind) => {
    const waiting = rows.find((row) => row.kind === kind && isWaiting(row.state));
    const isInReview = states[kind] === 'Reviewed' && waiting !== undefined;
    return {
      kind,
      state: isInReview ? stateNow(waiting, now) : states[kind],
      sent: rows.some((row) => row.kind === kind),
    };
  });
}

/** Loads the member's documents, and returns every document kind with its current state. */
export async function kindLinesOf(db: Db, member: MemberRow, now: Date) {
  return kindLines(member, await documentsOfMember(db, member.id), now);
}
