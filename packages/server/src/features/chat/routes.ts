import multipart from '@fastify/multipart';
import * as calls from '@wl/contract/chat';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { FILE_POLICY } from '../../platform/files/file-policy.ts';
import { receiveUpload, uploadLimits } from '../../platform/files/receive-upload.ts';
import { serve } from '../../platform/http/http.ts';
import { endOwn, markRead, rate, showTyping } from './change-chat.ts';
import { emailTranscript } from './email-chat.ts';
import { readOpening } from './opening-hours.ts';
import { readHistory, readLatest, readOne } from './read-chat.ts';
import { readPicture, sendFile } from './send-file.ts';
import { sendMessage } from './send-message.ts';
import { startWidget } from './start-widget.ts';

const done = { data: { done: true as const } };

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  await serveFiles(app, deps);
  serve(app, calls.readChat, async ({ memberId, query }) => ({
    data: await readLatest(deps, memberId, query),
  }));
  serve(app, calls.sendChatMessage, async ({ memberId, body }) => ({
    data: await sendMessage(deps, memberId, { ...body, kind: 'text' }),
  }));
  serve(app, calls.markChatRead, async ({ memberId, body }) => {
    await markRead(deps, memberId, body);
    return done;
  });
  serve(app, calls.typeInChat, async ({ memberId }) => {
    await showTyping(deps, memberId);
    return done;
  });
  serve(app, calls.endChat, async ({ memberId, params }) => ({
    data: await endOwn(deps, memberId, params.id),
  }));
  serve(app, calls.emailChat, async ({ memberId, params }) => {
    await emailTranscript(deps, memberId, params.id);
    return done;
  });
  serve(app, calls.outsideChat, async ({ member }) => ({
    data: await startWidget(deps, member?.id),
  }));
  serve(app, calls.chatOpening, async () => ({ data: await readOpening(deps) }));
  serve(app, calls.rateChat, async ({ memberId, params, body }) => ({
    data: await rate(deps, memberId, params.id, body),
  }));
  serve(app, calls.chatHistory, ({ memberId, query }) => readHistory(deps, memberId, query.page));
  serve(app, calls.readEarlierChat, async ({ memberId, params, query }) => ({
    data: await readOne(deps, memberId, params.id, query.after),
  }));
}

async function serveFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, calls.chatPicture, async ({ memberId, params, reply }) => {
    const picture = await readPicture(deps, params, memberId);
    // The picture of a message never changes, but only its member may see it.
    reply.type('image/jpeg').header('cache-control', 'private, max-age=86400');
    reply.header('content-security-policy', FILE_POLICY);
    return picture;
  });
  // Register the multipart parser only for the call that takes files.
  await app.register(async (inner) => {
    await inner.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
    const form = calls.ChatFileUpload;
    serve(
      inner,
      calls.sendChatFile,
      async ({ memberId, request }) => {
        const { files, ...fields } = await receiveUpload(request, form);
        const [file, second] = files;
        if (!file) throw new DomainError('document.no_file');
        if (second) throw new DomainError('document.too_many_files');
        return { data: await sendFile(deps, memberId, { ...fields, file }) };
      },
      { form },
    );
  });
}
