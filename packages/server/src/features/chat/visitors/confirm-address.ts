import { chatNews } from '@wl/contract/news/chat';
import { CHAT_CONFIRMATIONS_PER_DAY, CHAT_CONFIRM_MS } from '@wl/world/chat/chat';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import { DomainError } from '../../../platform/errors.ts';
import { idOfToken } from '../../../platform/id-token.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addMessage } from '../add-message.ts';
import { scheduleAnswerEmail } from '../emails/email-chat.ts';
import { confirmationEmail } from '../emails/emails.ts';
import { findLatest, lockOpen, type ConversationRow } from '../repository.ts';
import { emailTime } from '../rules.ts';
import { wireConversation } from '../wire.ts';
import { visitorChannel } from './visitor-channel.ts';
import {
  countAsked,
  lockVisitor,
  markAsked,
  markConfirmed,
  type VisitorRow,
} from './visitors-repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Sends a visitor the e-mail for confirming their address, at most once per visitor. Sends nothing if the address has
 * already received the maximum number of these e-mails in the last 24 hours. This prevents anyone from flooding an
 * inbox through the chat (decision 49).
 */
export async function askForConfirmation(
  deps: Deps,
  tx: Transaction,
  visitor: VisitorRow,
): Promise<void> {
  if (visitor.asked_at !== null) return;
  const now = deps.clock.now();
  const sent = await countAsked(tx, visitor.email_key, new Date(now.getTime() - DAY_MS));
  if (sent >= CHAT_CONFIRMATIONS_PER_DAY) return;
  if (!(await markAsked(tx, visitor.id, now))) return;
  await queueEmail(tx, confirmationEmail(deps, visitor));
}

/**
 * Confirms a visitor's address with the token from the e-mail. From then on, unread answers can be sent by e-mail.
 * Idempotent.
 * @throws DomainError chat.link_over
 */
export async function confirmAddress(deps: Deps, token: string): Promise<void> {
  const id = idOfToken(deps, 'chat.confirm', token);
  if (id === undefined) throw new DomainError('chat.link_over');
  await deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const visitor = await lockVisitor(tx, id);
    if (!visitor || isOver(visitor, now)) throw new DomainError('chat.link_over');
    if (visitor.confirmed_at !== null) return;
    await markConfirmed(tx, id, now);
    const open = await lockOpen(tx, { kind: 'visitor', id });
    if (open) await recordConfirmation(deps, tx, open, visitor);
    const latest = await findLatest(tx, { kind: 'visitor', id });
    if (!latest) return;
    const conversation = await wireConversation(tx, latest, now);
    tx.afterCommit(() =>
      deps.realtime.publish(visitorChannel(deps, id), chatNews.changed, { conversation }),
    );
  });
}

/** Returns true if the address is unconfirmed, and its confirmation link has expired or was never sent. */
const isOver = ({ asked_at, confirmed_at }: VisitorRow, now: Date): boolean =>
  confirmed_at === null &&
  (asked_at === null || now.getTime() - asked_at.getTime() > CHAT_CONFIRM_MS);

/** Adds a message about the confirmation, visible only to clerks, and schedules the e-mail about unread answers. */
async function recordConfirmation(
  deps: Deps,
  tx: Transaction,
  open: ConversationRow,
  { email }: VisitorRow,
): Promise<void> {
  const at = deps.clock.now();
  const emailAt = emailTime(at);
  await addMessage(deps, tx, open, {
    id: uuidv7(),
    kind: 'confirmed',
    author: 'system',
    clerk_id: null,
    text: email,
    at,
    change: { email_at: emailAt },
  });
  await scheduleAnswerEmail(tx, open.id, emailAt);
}
