import multipart from '@fastify/multipart';
import * as calls from '@wl/contract/support';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { FILE_POLICY } from '../../platform/files/file-policy.ts';
import { receiveUpload, uploadLimits } from '../../platform/files/receive-upload.ts';
import { serve } from '../../platform/http/http.ts';
import { openTicket } from './open-ticket.ts';
import { filesToken } from './review-token.ts';
import { numberOf } from './rules.ts';
import { addFile } from './requester/add-file.ts';
import { askForReview } from './requester/ask-for-review.ts';
import { closeOwn, rateOwn } from './requester/change-own.ts';
import { readOwn, readOwnList, readOwnPicture } from './requester/read-own.ts';
import { replyToTicket } from './requester/reply-ticket.ts';

/** Maximum size of a form field in bytes. It allows for file names with four-byte characters. */
const FIELD_BYTES = 600;

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  serveReads(app, deps);
  serveChanges(app, deps);
  await serveFiles(app, deps);
}

function serveReads(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.myTickets, async ({ memberId }) => ({
    data: await readOwnList(deps, memberId),
  }));
  serve(app, calls.readTicket, async ({ params, query, member }) => ({
    data: await readOwn(deps, params.id, { memberId: member?.id, token: query.token }),
  }));
}

function serveChanges(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.openTicket, async ({ body, member }) => {
    const { row, message } = await openTicket(deps, body, member?.id);
    return {
      data: {
        id: row.id,
        number: numberOf(row),
        due_at: row.due_at.toISOString(),
        message,
        token: row.member_id === null ? filesToken(deps, row.id) : null,
      },
    };
  });
  serve(app, calls.replyToTicket, async ({ params, body: { token, ...message }, member }) => ({
    data: await replyToTicket(deps, params.id, { memberId: member?.id, token }, message),
  }));
  serve(app, calls.closeTicket, async ({ params, body: { token }, member }) => ({
    data: await closeOwn(deps, params.id, { memberId: member?.id, token }),
  }));
  serve(app, calls.rateTicket, async ({ params, body: { token, ...rating }, member }) => ({
    data: await rateOwn(deps, params.id, { memberId: member?.id, token }, rating),
  }));
  serve(app, calls.askForReview, async ({ params, body, member }) => {
    const { token, text } = body;
    const row = await askForReview(deps, params.id, { memberId: member?.id, token, text });
    return { data: { number: numberOf(row), due_at: row.due_at.toISOString() } };
  });
}

async function serveFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, calls.ticketPicture, async ({ params, query, member, reply }) => {
    const proof = { memberId: member?.id, token: query.token };
    const picture = await readOwnPicture(deps, params, proof);
    // Pictures never change, so the browser may cache them. Shared caches must not store them, because only the
    // requester of the ticket may see its pictures.
    reply.type('image/jpeg').header('cache-control', 'private, max-age=86400');
    reply.header('content-security-policy', FILE_POLICY);
    return picture;
  });
  // Register the multipart parser only for the call that accepts files.
  await app.register(async (inner) => {
    const limits = { ...uploadLimits, fieldSize: FIELD_BYTES };
    await inner.register(multipart, { limits, throwFileSizeLimit: false });
    const form = calls.TicketFileUpload;
    serve(
      inner,
      calls.addTicketFile,
      async ({ params, member, request }) => {
        const { files, token, ...fields } = await receiveUpload(request, form);
        const [file, second] = files;
        if (!file) throw new DomainError('document.no_file');
        if (second) throw new DomainError('document.too_many_files');
        const proof = { memberId: member?.id, token };
        return { data: await addFile(deps, params.id, proof, { ...fields, file }) };
      },
      { form },
    );
  });
}
