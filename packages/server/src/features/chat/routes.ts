import multipart from '@fastify/multipart';
import * as calls from '@wl/contract/chat';
import * as startCalls from '@wl/contract/chat-start';
import type { ReplyOf } from '@wl/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { FILE_POLICY } from '../../platform/files/file-policy.ts';
import { uploadLimits } from '../../platform/files/receive-upload.ts';
import {
  serve,
  type AnyCall,
  type CallContext,
  type ServeOptions,
} from '../../platform/http/http.ts';
import { endOwn, markRead, rate, showTyping } from './change-chat.ts';
import { emailTranscript } from './emails/email-chat.ts';
import { receiveFile } from './files/receive-file.ts';
import { readPicture, sendFile } from './files/send-file.ts';
import { readOpening } from './hours/opening-hours.ts';
import { readHistory, readLatest, readOne } from './read-chat.ts';
import { sendMessage } from './send-message.ts';
import { startWidget } from './start-widget.ts';
import { adoptChat } from './visitors/adopt-chat.ts';
import { callerOf } from './visitors/caller.ts';
import { confirmAddress } from './visitors/confirm-address.ts';
import { openVisitor } from './visitors/open-visitor.ts';
import type { Writer } from './writer.ts';

const done = { data: { done: true as const } };

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  serveVisitors(app, deps);
  serveReads(app, deps);
  serveChanges(app, deps);
  servePictures(app, deps);
  await serveUploads(app, deps);
}

/** Registers an API call that both members and visitors can make. */
function serveWriter<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>, writer: Writer) => Promise<ReplyOf<C>>,
  options?: ServeOptions,
): void {
  serve(
    app,
    call,
    async (context) => handler(context, await callerOf(context.deps, context)),
    options,
  );
}

function serveVisitors(app: FastifyInstance, deps: Deps): void {
  serve(app, startCalls.openVisitorChat, async ({ body }) => ({
    data: await openVisitor(deps, body),
  }));
  serve(app, startCalls.confirmVisitor, async ({ body }) => {
    await confirmAddress(deps, body.token);
    return done;
  });
  serve(app, startCalls.adoptVisitorChat, async ({ memberId, body }) => ({
    data: { adopted: await adoptChat(deps, memberId, body.token) },
  }));
}

function serveReads(app: FastifyInstance, deps: Deps): void {
  serveWriter(app, calls.readChat, async ({ query }, writer) => ({
    data: await readLatest(deps, writer, query),
  }));
  serve(app, startCalls.outsideChat, async ({ member }) => ({
    data: await startWidget(deps, member?.id),
  }));
  serve(app, startCalls.chatOpening, async () => ({ data: await readOpening(deps) }));
  serveWriter(app, calls.chatHistory, ({ query }, writer) => readHistory(deps, writer, query.page));
  serveWriter(app, calls.readEarlierChat, async ({ params, query }, writer) => ({
    data: await readOne(deps, writer, params.id, query.after),
  }));
}

function serveChanges(app: FastifyInstance, deps: Deps): void {
  serveWriter(app, calls.sendChatMessage, async ({ body }, writer) => ({
    data: await sendMessage(deps, writer, { ...body, kind: 'text' }),
  }));
  serveWriter(app, calls.markChatRead, async ({ body }, writer) => {
    await markRead(deps, writer, body);
    return done;
  });
  serveWriter(app, calls.typeInChat, async (_, writer) => {
    await showTyping(deps, writer);
    return done;
  });
  serveWriter(app, calls.endChat, async ({ params }, writer) => ({
    data: await endOwn(deps, writer, params.id),
  }));
  serveWriter(app, calls.emailChat, async ({ params }, writer) => {
    await emailTranscript(deps, writer, params.id);
    return done;
  });
  serveWriter(app, calls.rateChat, async ({ params, body }, writer) => ({
    data: await rate(deps, writer, params.id, body),
  }));
}

function servePictures(app: FastifyInstance, deps: Deps): void {
  serveWriter(app, calls.chatPicture, async ({ params, reply }, writer) => {
    const picture = await readPicture(deps, params, writer);
    // A picture never changes, so it can be cached. The cache must be private, because only the two sides of the
    // conversation may see the picture.
    reply.type('image/jpeg').header('cache-control', 'private, max-age=86400');
    reply.header('content-security-policy', FILE_POLICY);
    return picture;
  });
}

async function serveUploads(app: FastifyInstance, deps: Deps): Promise<void> {
  // Register the multipart parser only for the call that takes files.
  await app.register(async (inner) => {
    await inner.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
    serveWriter(
      inner,
      calls.sendChatFile,
      async ({ request }, writer) => ({
        data: await sendFile(deps, writer, await receiveFile(request)),
      }),
      { form: calls.ChatFileUpload },
    );
  });
}
