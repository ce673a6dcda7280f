import * as calls from '@wl/contract/office/emails';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { findEmailSamples } from '../../platform/email/find-email-samples.ts';
import { serveStaffView } from '../staff/index.ts';
import { FRAME_PATH, listKinds, readEmail, readFrame } from './read-emails.ts';

/**
 * Content Security Policy for a sample e-mail in an iframe. The sample cannot run scripts or load resources, and only
 * pages of this site can embed it.
 */
const FRAME_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  const samples = await findEmailSamples();
  serveStaffView(
    app,
    calls.emailKinds,
    () => '',
    async ({ query }) => ({ data: listKinds(deps, samples, query.language) }),
  );
  serveStaffView(
    app,
    calls.emailPreview,
    ({ params }) => `email:${params.kind}`,
    async ({ params, query }) => ({ data: readEmail(deps, samples, { ...params, ...query }) }),
  );
  app.get<{ Querystring: { token?: string } }>(FRAME_PATH, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', FRAME_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(readFrame(deps, samples, String(request.query.token))),
  );
}
