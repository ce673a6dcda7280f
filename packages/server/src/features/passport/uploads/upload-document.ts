import type { DocumentUpload } from '@wl/contract/passport';
import { passportEvents } from '@wl/contract/events/passport';
import { textsOf } from '../../../platform/http/field-issues.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { lockWallet, recordEvent } from '../../ledger/index.ts';
import { changeKinds } from '../change-kinds.ts';
import { insertFile, placeOf } from '../contents/file-repository.ts';
import { note } from '../review/history-repository.ts';
import { judgeFile } from '../../../platform/files/judge-file.ts';
import { findByKey, findWaiting, insertDocument, type DocumentRow } from '../repository.ts';
import { fits, judgeIssue } from '../rules.ts';
import { scannersOf } from '../../../platform/files/scan.ts';
import { contentHash, sealFile } from '../../../platform/files/seal.ts';
import { publishChange } from '../publish-change.ts';

type Upload = DocumentUpload & { files: Buffer[] };

/**
 * Checks the fields of an upload.
 * @returns the issue date of a proof of address; null for other documents
 * @throws DomainError request.invalid (invalid field) · document.too_old
 */
function judgeFields({ kind, type, issued_on }: Upload, now: Date): string | null {
  if (!fits(kind, type))
    throw new DomainError('request.invalid', { fields: textsOf({ type: 'field.required' }) });
  if (kind !== 'address') return null;
  const verdict = judgeIssue(issued_on, now);
  if (verdict === 'too_old') throw new DomainError('document.too_old');
  if (verdict !== 'ok' || issued_on === undefined)
    throw new DomainError('request.invalid', {
      fields: textsOf({
        issued_on: verdict === 'missing' ? 'field.required' : 'field.date_invalid',
      }),
    });
  return issued_on;
}

/**
 * Stores a document sent by a member. Checks every file first, then stores the metadata, the encrypted contents, a
 * history entry and an event in one transaction. Idempotent for the same key and content.
 * @throws DomainError document.key_reused · document.waiting · document.too_old · request.invalid, and the errors of
 *   `judgeFile`
 */
export async function uploadDocument(
  deps: Deps,
  memberId: string,
  upload: Upload,
): Promise<DocumentRow> {
  const { kind, type, key, files } = upload;
  const issuedOn = kind === 'address' ? (upload.issued_on ?? null) : null;
  const hash = contentHash(deps, [kind, type, issuedOn ?? ''], files);
  // Call `findWaiting` before `findByKey`. If the same upload is committed between the two reads, `findByKey` finds it,
  // and this repeated request succeeds instead of failing with `document.waiting`.
  const waiting = await findWaiting(deps.db, memberId, kind);
  const known = await findByKey(deps.db, memberId, key);
  if (known) return sameAs(known, hash);
  // Check the fields before decoding the files, because decoding is the most expensive step.
  judgeFields(upload, deps.clock.now());
  if (waiting) throw new DomainError('document.waiting');
  const scanners = scannersOf(deps);
  const pictures: Buffer[] = [];
  for (const file of files) pictures.push(...(await judgeFile(file, scanners)));
  return deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    // Repeat the checks under the lock, so that the second of two concurrent uploads finds the document stored by the
    // first.
    const meanwhile = await findByKey(tx, memberId, key);
    if (meanwhile) return sameAs(meanwhile, hash);
    if (await findWaiting(tx, memberId, kind)) throw new DomainError('document.waiting');
    const now = deps.clock.now();
    const row = await insertDocument(tx, {
      id: uuidv7(),
      member_id: memberId,
      kind,
      type,
      issued_on: issuedOn,
      key,
      content_hash: hash,
      uploaded_at: now,
    });
    for (const [position, contents] of pictures.entries()) {
      const place = placeOf(row.id, uuidv7());
      await insertFile(
        tx,
        {
          ...{ id: place.fileId, document_id: row.id, position },
          ...{ media: 'image/jpeg', bytes: contents.length },
        },
        sealFile(deps, place, contents),
      );
    }
    await note(tx, { member_id: memberId, document_id: row.id, at: now, what: 'uploaded' });
    await recordEvent(tx, passportEvents.document_uploaded, {
      memberId,
      data: { document_id: row.id, kind, type },
    });
    await changeKinds(deps, tx, memberId, { [kind]: 'Pending' });
    publishChange(deps, tx, row);
    return row;
  });
}

function sameAs(row: DocumentRow, hash: Buffer): DocumentRow {
  if (!row.content_hash.equals(hash)) throw new DomainError('document.key_reused');
  return row;
}
