import {
  CANNED_MAX_REPLIES,
  CANNED_MAX_TEXT,
  CANNED_MAX_TITLE,
} from '@wl/world/canned-replies/canned-replies';
import { ticketTopics } from '@wl/world/casino/support';
import { languages, type Language } from '@wl/world/languages';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data } from '../shapes.ts';

/** Returns the schema for a text in every language. */
function texts(max: number) {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
  const fields = Object.fromEntries(languages.map((language) => [language, text]));
  return z.object(fields as Record<Language, typeof text>);
}

const MacroAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('ticket'), topic: z.enum(ticketTopics) }),
  z.object({ kind: z.literal('grant'), slug: z.string().check(z.minLength(1), z.maxLength(80)) }),
]);

/** Fields of a canned reply that staff can change. They match `CannedReply` in `@wl/world/canned-replies`. */
const content = {
  titles: texts(CANNED_MAX_TITLE),
  texts: texts(CANNED_MAX_TEXT),
  action: z.nullable(MacroAction),
};

/** Origin of a reply. `default`: built-in, unchanged. `changed`: built-in, changed by staff. `own`: added by staff. */
export const replyOrigins = ['default', 'changed', 'own'] as const;

const ReplyId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

export const StoredReply = z.object({
  id: ReplyId,
  ...content,
  origin: z.enum(replyOrigins),
  /**
   * True if staff removed the reply. Removed built-in replies stay in the list, so that staff can restore them. Other
   * removed replies disappear from the list.
   */
  is_removed: z.boolean(),
  /** Version for optimistic locking; 0 until staff change the reply. */
  version: z.int(),
});
export type StoredReply = z.infer<typeof StoredReply>;

const params = z.object({ id: ReplyId });
const Change = { auth: 'staff', permission: 'support.replies' } as const;

export const cannedReplies = defineCall({
  method: 'GET',
  path: '/staff/canned-replies',
  auth: 'staff',
  permission: 'support.view',
  summary:
    'Canned replies for chat and tickets: those of the product, then those that staff added.',
  reply: data(z.array(StoredReply)),
});

export const saveCannedReply = defineCall({
  method: 'PUT',
  path: '/staff/canned-replies/:id',
  ...Change,
  summary: `Adds or changes a canned reply (at most ${CANNED_MAX_REPLIES}). Texts can contain the names of both sides, links to pages and the casino’s figures. Repeating the call with the same content changes nothing.`,
  params,
  body: z.object({ ...content, version: z.int().check(z.nonnegative()) }),
  reply: data(StoredReply),
  errors: [
    'replies.changed',
    'replies.variable_unknown',
    'replies.too_many',
    'market.item_unknown',
  ],
});

export const removeCannedReply = defineCall({
  method: 'POST',
  path: '/staff/canned-replies/:id/remove',
  ...Change,
  summary: 'Removes a canned reply. Those of the product can be restored. Idempotent.',
  params,
  body: z.object({ version: z.int().check(z.nonnegative()) }),
  reply: data(z.array(StoredReply)),
  errors: ['replies.changed'],
});

export const restoreCannedReply = defineCall({
  method: 'POST',
  path: '/staff/canned-replies/:id/restore',
  ...Change,
  summary: 'Restores the product’s own version of a changed or removed reply. Idempotent.',
  params,
  body: z.object({ version: z.int().check(z.nonnegative()) }),
  reply: data(StoredReply),
  errors: ['request.not_found', 'replies.changed'],
});
