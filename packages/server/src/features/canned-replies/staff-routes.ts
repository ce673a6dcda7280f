import * as calls from '@wl/contract/office/canned-replies';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { removeReply, restoreReply, saveReply } from './edit-replies.ts';
import { readReplies } from './read-replies.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.cannedReplies,
    () => '',
    async () => ({ data: await readReplies(deps.db) }),
  );
  serveStaffChange(app, calls.saveCannedReply, async ({ params: { id }, body }, tx) => {
    const { version, ...content } = body;
    const change = await saveReply(deps, tx, { id, ...content }, version);
    return { reply: { data: change.after }, entry: entryOf('replies.save', id, change) };
  });
  serveStaffChange(app, calls.removeCannedReply, async ({ params: { id }, body }, tx) => {
    const change = await removeReply(deps, tx, id, body.version);
    const data = await readReplies(tx);
    return { reply: { data }, entry: entryOf('replies.remove', id, change) };
  });
  serveStaffChange(app, calls.restoreCannedReply, async ({ params: { id }, body }, tx) => {
    const change = await restoreReply(tx, id, body.version);
    return { reply: { data: change.after }, entry: entryOf('replies.restore', id, change) };
  });
}

/** Returns the audit-log entry, or null if the call changed nothing. */
function entryOf<Reply>(action: string, id: string, change: { before: Reply; after: Reply }) {
  const { before, after } = change;
  return before === after ? null : { action, subject: `canned_reply:${id}`, before, after };
}
