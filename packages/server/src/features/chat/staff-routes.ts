import multipart from '@fastify/multipart';
import { ChatFileUpload } from '@wl/contract/chat';
import * as calls from '@wl/contract/office/chat';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { FILE_POLICY } from '../../platform/files/file-policy.ts';
import { uploadLimits } from '../../platform/files/receive-upload.ts';
import { serveStaffChange, serveStaffUpload, serveStaffView } from '../staff/index.ts';
import { answerChat, checkMayAnswer, markReadByClerk, showClerkTyping } from './answer-chat.ts';
import { endByClerk, escalate, handOver, takeChat } from './assign-chat.ts';
import { readCase, readColleagues, readQueue } from './chat-case.ts';
import { readHours, setHours } from './hours/opening-hours.ts';
import { receiveFile } from './files/receive-file.ts';
import { prepareFile, readPicture } from './files/send-file.ts';

const done = { data: { done: true as const } };
const subjectOf = (id: string) => `chat:${id}`;

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  serveHours(app, deps);
  serveViews(app, deps);
  servePictures(app, deps);
  serveAnswers(app, deps);
  serveAssignments(app, deps);
  await serveUploads(app, deps);
}

function serveViews(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.chatQueue,
    () => '',
    ({ query }) => readQueue(deps, query),
  );
  serveStaffView(
    app,
    calls.chatColleagues,
    () => '',
    async () => ({ data: await readColleagues(deps) }),
  );
  serveStaffView(
    app,
    calls.chatCase,
    ({ params }) => subjectOf(params.id),
    async ({ params }) => ({ data: await readCase(deps.db, params.id) }),
  );
}

function serveHours(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.chatHours,
    () => '',
    async () => ({ data: await readHours(deps.db) }),
  );
  serveStaffChange(app, calls.setChatHours, async ({ body }, tx) => {
    const { version, reason, ...hours } = body;
    const before = await setHours(deps, tx, hours, version);
    const stored = await readHours(tx);
    return {
      reply: { data: stored },
      entry: { action: 'chat.hours', subject: 'chat', reason, before, after: stored.hours },
    };
  });
}

function servePictures(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.chatCasePicture,
    ({ params }) => `${subjectOf(params.id)} file:${params.message}`,
    async ({ params, reply }) => {
      const picture = await readPicture(deps, params);
      reply.type('image/jpeg').header('content-security-policy', FILE_POLICY);
      return picture;
    },
  );
}

/** Returns the API response for a clerk's answer, with the audit log entry (null for a repeated request). */
async function answerReply({ row, message, views, isNew }: Awaited<ReturnType<typeof answerChat>>) {
  // The conversation already stores the text, so the audit log entry needs only the message's kind and number.
  const after = { kind: message.kind, number: message.number };
  return {
    reply: { data: { line: await views.line(), message: await views.caseMessage() } },
    entry: isNew ? { action: 'chat.answer', subject: subjectOf(row.id), after } : null,
  };
}

async function serveUploads(app: FastifyInstance, deps: Deps): Promise<void> {
  // Register the multipart parser only for the call that accepts files.
  await app.register(async (inner) => {
    await inner.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
    serveStaffUpload(
      inner,
      calls.answerChatWithFile,
      async ({ request, params, staffId }) => {
        const { id, name, file } = await receiveFile(request);
        const answered = { conversationId: params.id, clerkId: staffId, answerId: id };
        await checkMayAnswer(deps, answered);
        return { id, name, storePictures: await prepareFile(deps, id, file) };
      },
      async ({ params, staffId }, tx, { id, name, storePictures }) => {
        const answer = { id, kind: 'file' as const, text: name };
        const answered = { conversationId: params.id, clerkId: staffId, answer };
        return answerReply(await answerChat(deps, tx, answered, storePictures));
      },
      { form: ChatFileUpload },
    );
  });
}

function serveAnswers(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.answerChat, async ({ params: { id }, body, staffId }, tx) => {
    const answered = { conversationId: id, clerkId: staffId, answer: body };
    return answerReply(await answerChat(deps, tx, answered));
  });
  serveStaffChange(app, calls.markChatCaseRead, async ({ params: { id }, body }, tx) => {
    await markReadByClerk(deps, tx, { id, number: body.number });
    return { reply: done, entry: null };
  });
  serveStaffChange(app, calls.typeInChatCase, async ({ params: { id }, staffId }, tx) => {
    await showClerkTyping(deps, tx, { id, clerkId: staffId });
    return { reply: done, entry: null };
  });
}

function serveAssignments(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.takeChat, async ({ params: { id }, body, staffId }, tx) => {
    const { isNew } = await takeChat(deps, tx, { id, clerkId: staffId, from: body.from });
    const entry = { action: 'chat.take', subject: subjectOf(id), before: { clerk: body.from } };
    return { reply: { data: await readCase(tx, id) }, entry: isNew ? entry : null };
  });
  serveStaffChange(app, calls.handOverChat, async ({ params: { id }, body, staffId }, tx) => {
    await handOver(deps, tx, { id, clerkId: staffId, ...body });
    const entry = { action: 'chat.hand_over', subject: subjectOf(id), after: { clerk: body.to } };
    return { reply: { data: await readCase(tx, id) }, entry };
  });
  serveStaffChange(app, calls.endChatCase, async ({ params: { id }, staffId }, tx) => {
    const { isNew } = await endByClerk(deps, tx, { id, clerkId: staffId });
    const entry = { action: 'chat.end', subject: subjectOf(id) };
    return { reply: { data: await readCase(tx, id) }, entry: isNew ? entry : null };
  });
  serveStaffChange(app, calls.escalateChat, async ({ params: { id }, body, staffId }, tx) => {
    const { number, isNew } = await escalate(deps, tx, { id, clerkId: staffId, ...body });
    const entry = { action: 'chat.open_ticket', subject: subjectOf(id), after: { number } };
    return { reply: { data: { number } }, entry: isNew ? entry : null };
  });
}
