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
import type { Requester } from './requester.ts';

const done = { data: { done: true as const } };

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  serveVisitors(app, deps);
  serveReads(app, deps);
  serveChanges(app, deps);
  servePictures(app, deps);
  await serveUploads(app, deps);
}

/** Registers an API call that both members and visitors can make. */
function serveRequester<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>, requester: Requester) => Promise<ReplyOf<C>>,
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
  serveRequester(app, calls.readChat, async ({ query }, requester) => ({
    data: await readLatest(deps, requester, query),
  }));
  serve(app, startCalls.outsideChat, async ({ member }) => ({
    data: await startWidget(deps, member?.id),
  }));
  serve(app, startCalls.chatOpening, async () => ({ data: await readOpening(deps) }));
  serveRequester(app, calls.chatHistory, ({ query }, requester) =>
    readHistory(deps, requester, query.page),
  );
  serveRequester(app, calls.readEarlierChat, async ({ params, query }, requester) => ({
    data: await readOne(deps, requester, params.id, query.after),
  }));
}

function serveChanges(app: FastifyInstance, deps: Deps): void {
  serveRequester(app, calls.sendChatMessage, async ({ body }, requester) => ({
    data: await sendMessage(deps, requester, { ...body, kind: 'text' }),
  }));
  serveRequester(app, calls.markChatRead, async ({ body }, requester) => {
    await markRead(deps, requester, body);
    return done;
  });
  serveRequester(app, calls.typeInChat, async (_, requester) => {
    await showTyping(deps, requester);
    return done;
  });
  serveRequester(app, calls.endChat, async ({ params }, requester) => ({
    data: await endOwn(deps, requester, params.id),
  }));
  serveRequester(app, calls.emailChat, async ({ params }, requester) => {
    await emailTranscript(deps, requester, params.id);
    return done;
  });
  serveRequester(app, calls.rateChat, async ({ params, body }, requester) => ({
    data: await rate(deps, requester, params.id, body),
  }));
}

function servePictures(app: FastifyInstance, deps: Deps): void {
  serveRequester(app, calls.chatPicture, async ({ params, reply }, requester) => {
    const picture = await readPicture(deps, params, requester);
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
    serveRequester(
      inner,
      calls.sendChatFile,
      async ({ request }, requester) => ({
        data: await sendFile(deps, requester, await receiveFile(request)),
      }),
      { form: calls.ChatFileUpload },
    );
  });
}
