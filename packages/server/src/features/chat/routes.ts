import * as calls from '@wl/contract/chat';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { endOwn, markRead, rate, showTyping } from './change-chat.ts';
import { emailTranscript } from './email-chat.ts';
import { readOpening } from './opening-hours.ts';
import { readHistory, readLatest, readOne } from './read-chat.ts';
import { sendMessage } from './send-message.ts';

const done = { data: { done: true as const } };

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.readChat, async ({ memberId, query }) => ({
    data: await readLatest(deps, memberId, query),
  }));
  serve(app, calls.sendChatMessage, async ({ memberId, body }) => ({
    data: await sendMessage(deps, memberId, body),
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
  serve(app, calls.chatOpening, async () => ({ data: await readOpening(deps) }));
  serve(app, calls.rateChat, async ({ memberId, params, body }) => ({
    data: await rate(deps, memberId, params.id, body),
  }));
  serve(app, calls.chatHistory, ({ memberId, query }) => readHistory(deps, memberId, query.page));
  serve(app, calls.readEarlierChat, async ({ memberId, params, query }) => ({
    data: await readOne(deps, memberId, params.id, query.after),
  }));
}
