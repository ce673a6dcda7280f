/** Back-office calls for e-mail previews. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Language } from '../shapes.ts';

/** Kind of e-mail: a feature's name and the e-mail's name within that feature, such as `support.answered`. */
const EmailKind = z.string().check(z.regex(/^[a-z_-]{1,40}\.[a-z_]{1,60}$/));

const inLanguage = z.object({ language: Language });

export const EmailKindLine = z.object({
  kind: EmailKind,
  /** Name of the feature that sends the e-mail. */
  feature: z.string(),
  /** Subject line of the sample e-mail. */
  subject: z.string(),
});
export type EmailKindLine = z.infer<typeof EmailKindLine>;

export const EmailPreview = z.object({
  kind: EmailKind,
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Size of the HTML part in bytes. */
  html_bytes: z.int(),
  /**
   * Paths of the HTML part in light and in dark colours. They are valid for an hour, and only the casino's own pages
   * can show them in a frame.
   */
  frames: z.object({ light: z.string(), dark: z.string() }),
});
export type EmailPreview = z.infer<typeof EmailPreview>;

export const emailKinds = defineCall({
  method: 'GET',
  path: '/staff/emails',
  auth: 'staff',
  permission: 'emails.view',
  summary: 'All kinds of e-mails that the casino sends, with the subjects of their samples.',
  query: inLanguage,
  reply: data(z.array(EmailKindLine)),
});

export const emailPreview = defineCall({
  method: 'GET',
  path: '/staff/emails/:kind',
  auth: 'staff',
  permission: 'emails.view',
  summary: 'One kind of e-mail with sample values. Links of samples do not work.',
  params: z.object({ kind: EmailKind }),
  query: inLanguage,
  reply: data(EmailPreview),
  errors: ['request.not_found'],
});
