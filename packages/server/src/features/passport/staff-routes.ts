import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/passport';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/http.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { claimDocument, releaseDocument, type ClerkAction } from './review/claim-document.ts';
import { approveDocument, rejectDocument } from './review/decide-document.ts';
import {
  documentById,
  listDocuments,
  noteView,
  readCase,
  readOverride,
  readPapers,
} from './review/document-case.ts';
import { drawPdf } from '../../platform/files/draw-pdf.ts';
import { contentOf, placeOf } from './contents/file-repository.ts';
import { FILE_POLICY } from '../../platform/files/file-policy.ts';
import { joinPages } from '../../platform/files/join-pages.ts';
import { askOverride, confirmOverride, declineOverride } from './overrides/override-passport.ts';
import type { DocumentRow } from './repository.ts';
import { openFile } from '../../platform/files/seal.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.documentQueue,
    () => '',
    ({ query, staffId }) => listDocuments(deps, query.tab, query.page, staffId),
  );
  serveStaffView(
    app,
    calls.documentCase,
    ({ params }) => `document:${params.id}`,
    async ({ params: { id }, staffId }) => {
      await noteView(deps, await documentById(deps.db, id), staffId);
      return { data: await readCase(deps, id, staffId) };
    },
  );
  serveStaffView(
    app,
    calls.documentFile,
    ({ params }) => `document:${params.id} file:${params.file}`,
    (context) => sendFile(deps, context),
  );
  decisions(app, deps);
  overrides(app, deps);
}

/** Sends one of a document's files to a clerk as a JPEG. Files stored as PDFs are converted to JPEGs first. */
async function sendFile(
  deps: Deps,
  { params: { id, file }, staffId, reply }: CallContext<typeof calls.documentFile>,
): Promise<Uint8Array> {
  const row = await documentById(deps.db, id);
  const stored = await contentOf(deps.db, id, file);
  if (!stored) throw new DomainError('request.not_found');
  await noteView(deps, row, staffId);
  reply
    .type('image/jpeg')
    .header('content-disposition', `attachment; filename="document-${file}.jpg"`)
    .header('content-security-policy', FILE_POLICY);
  const contents = openFile(deps, placeOf(id, file), stored);
  return stored.media === 'image/jpeg' ? contents : joinPages(await drawPdf(contents));
}

function decisions(app: FastifyInstance, deps: Deps): void {
  /** Returns the updated document as the reply to a clerk's action, together with the action's audit log entry. */
  const done = async (
    tx: Transaction,
    { id, clerkId }: ClerkAction,
    action: string,
    { row, reason }: { row: DocumentRow; reason?: string },
  ) => ({
    reply: { data: await readCase({ ...deps, db: tx }, id, clerkId) },
    entry: {
      action,
      subject: `document:${id}`,
      after: { member: row.member_id, kind: row.kind, type: row.type, state: row.state },
      ...(reason === undefined ? {} : { reason }),
    },
  });
  serveStaffChange(app, calls.claimDocument, async ({ params, staffId }, tx) => {
    const step = { id: params.id, clerkId: staffId };
    return done(tx, step, 'documents.claim', { row: await claimDocument(deps, tx, step) });
  });
  serveStaffChange(app, calls.releaseDocument, async ({ params, staffId }, tx) => {
    const step = { id: params.id, clerkId: staffId };
    return done(tx, step, 'documents.release', { row: await releaseDocument(deps, tx, step) });
  });
  serveStaffChange(app, calls.approveDocument, async ({ params, staffId }, tx) => {
    const step = { id: params.id, clerkId: staffId };
    return done(tx, step, 'documents.approve', { row: await approveDocument(deps, tx, step) });
  });
  serveStaffChange(app, calls.rejectDocument, async ({ params, staffId, body }, tx) => {
    const step = { id: params.id, clerkId: staffId };
    const words = body.note.trim();
    const row = await rejectDocument(deps, tx, { ...step, reason: body.reason, words });
    const reason = words === '' ? body.reason : `${body.reason}: ${words}`;
    return done(tx, step, 'documents.reject', { row, reason });
  });
}

function overrides(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.passportPapers,
    ({ params }) => `member:${params.id}`,
    async ({ params: { id }, staffId }) => ({ data: await readPapers(deps, id, staffId) }),
  );
  serveStaffChange(app, calls.askOverride, async ({ params: { id }, body, staffId }, tx) => {
    await askOverride(deps, tx, id, { clerkId: staffId, reason: body.reason });
    const override = await readOverride(tx, id, staffId);
    if (!override) throw new Error('the override just asked for is not there');
    return {
      reply: { data: override },
      entry: { action: 'passport.override_ask', subject: `member:${id}`, reason: body.reason },
    };
  });
  serveStaffChange(app, calls.confirmOverride, async ({ params: { id }, body, staffId }, tx) => {
    const row = await confirmOverride(deps, tx, id, { clerkId: staffId, reason: body.reason });
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'passport.override',
        subject: `member:${row.member_id}`,
        after: { override: id, asked_by: row.asked_by },
        reason: body.reason,
      },
    };
  });
  serveStaffChange(app, calls.declineOverride, async ({ params: { id }, body, staffId }, tx) => {
    const row = await declineOverride(deps, tx, id, { clerkId: staffId, reason: body.reason });
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'passport.override_decline',
        subject: `member:${row.member_id}`,
        after: { override: id, asked_by: row.asked_by },
        reason: body.reason,
      },
    };
  });
}
