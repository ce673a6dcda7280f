import multipart from '@fastify/multipart';
import * as calls from '@wl/contract/passport';
import type { FastifyInstance } from 'fastify';
import { receiveUpload, uploadLimits } from '../../platform/files/receive-upload.ts';
import { serve } from '../../platform/http/http.ts';
import { documentOf, readPassport } from './read-passport.ts';
import { uploadDocument } from './uploads/upload-document.ts';

export async function routes(app: FastifyInstance): Promise<void> {
  serve(app, calls.getPassport, async ({ deps, memberId }) => ({
    data: await readPassport(deps, memberId),
  }));
  // Register the multipart parser only for the call that uploads documents.
  await app.register(async (inner) => {
    await inner.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
    const form = calls.DocumentUpload;
    serve(
      inner,
      calls.uploadDocument,
      async ({ deps, memberId, request }) => {
        const row = await uploadDocument(deps, memberId, await receiveUpload(request, form));
        return { data: await documentOf(deps, row) };
      },
      { form },
    );
  });
}
