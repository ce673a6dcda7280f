import { CHAT_KEPT_YEARS, CHAT_SILENT_VISITOR_MS } from '@wl/world/chat/chat';
import type { Deps } from '../../platform/deps.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { addMessage } from './add-message.ts';
import { EMAIL_ANSWERS, emailAnswers } from './emails/email-chat.ts';
import { deleteEnded, idleSince, lockConversation } from './repository.ts';
import { idleBefore, isIdle } from './rules.ts';
import { deleteSilent } from './visitors/visitors-repository.ts';

/** Maximum number of idle conversations that one run of the job `chat.end_idle` ends. */
const AT_ONCE = 500;

/**
 * Allows clerks to subscribe to conversations, and registers the jobs that e-mail unread answers, end idle
 * conversations and delete old ones.
 */
export function setup(deps: Deps): void {
  // The realtime service checks the clerk's permission for the channel (`permissionOfChannel`) before it calls this
  // rule.
  deps.realtime.allowChannel('private-chat.*', (subject) => subject.kind === 'staff');
  deps.jobs.task<{ conversation: string }>(EMAIL_ANSWERS, ({ conversation }) =>
    emailAnswers(deps, conversation),
  );
  deps.jobs.cron('chat.end_idle', '*/10 * * * *', () => endIdle(deps));
  deps.jobs.cron('chat.forget', '31 3 * * *', () => forgetOld(deps));
}

/** Ends idle conversations (see `isIdle`), each in its own transaction. */
export async function endIdle(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const id of await idleSince(deps.db, idleBefore(now), AT_ONCE))
    await deps.transaction(async (tx) => {
      const row = await lockConversation(tx, id);
      // Check again, because the conversation may have received a message or ended since the query found it.
      if (!row || !isIdle(row, now)) return;
      await addMessage(deps, tx, row, {
        id: uuidv7(),
        kind: 'ended',
        author: 'system',
        clerk_id: null,
        text: '',
        at: now,
        change: { state: 'ended', ended_at: now, waiting_since: null },
      });
    });
}

/** Deletes conversations whose retention period has ended, and visitors without conversations. */
export async function forgetOld(deps: Deps): Promise<void> {
  const before = deps.clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - CHAT_KEPT_YEARS);
  const deleted = await deleteEnded(deps.db, before);
  if (deleted > 0) deps.log.info({ deleted }, 'old conversations deleted');
  const silent = new Date(deps.clock.now().getTime() - CHAT_SILENT_VISITOR_MS);
  const visitors = await deleteSilent(deps.db, silent);
  if (visitors > 0) deps.log.info({ deleted: visitors }, 'visitors without conversations deleted');
}
