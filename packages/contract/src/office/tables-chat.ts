import { TABLE_CHAT_MAX_SILENCE_HOURS } from '@wl/world/chat/table-chat';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Done, Id, Instant } from '../shapes.ts';
import { TableMessage } from '../tables-chat.ts';

/** Table talk message, as clerks see it. */
export const OfficeTableMessage = z.object({
  ...TableMessage.shape,
  member_id: Id,
  nickname: z.string(),
  /** Time at which a clerk removed the message; null if it is shown. */
  removed_at: z.nullable(Instant),
  /** Time until which the author is silenced; null if the author can send messages. */
  silenced_until: z.nullable(Instant),
});
export type OfficeTableMessage = z.infer<typeof OfficeTableMessage>;

const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

export const officeTableChat = defineCall({
  method: 'GET',
  path: '/staff/tables/:slug/chat',
  auth: 'staff',
  permission: 'tables.moderate',
  summary: 'Latest messages of the table talk at a table, with their authors, newest first.',
  params: z.object({ slug: z.string().check(z.maxLength(64)) }),
  reply: data(z.object({ messages: z.array(OfficeTableMessage) })),
  errors: ['tables.unknown'],
});

export const removeTableMessage = defineCall({
  method: 'POST',
  path: '/staff/table-chat/:id/remove',
  auth: 'staff',
  permission: 'tables.moderate',
  summary:
    'Removes a message from the table talk. Open pages remove it at once. The reason is stored in the audit log.',
  params: z.object({ id: Id }),
  body: z.object({ reason: Reason }),
  reply: Done,
  errors: ['tables.chat_unknown'],
});

export const silenceTableMember = defineCall({
  method: 'POST',
  path: '/staff/table-chat/:id/silence',
  auth: 'staff',
  permission: 'tables.moderate',
  summary:
    'Silences the author of a message at all tables for a number of hours; 0 ends the period. The reason is stored in the audit log.',
  params: z.object({ id: Id }),
  body: z.object({
    hours: z.int().check(z.nonnegative(), z.maximum(TABLE_CHAT_MAX_SILENCE_HOURS)),
    reason: Reason,
  }),
  reply: data(z.object({ silenced_until: z.nullable(Instant) })),
  errors: ['tables.chat_unknown'],
});
