import { brand } from '@wl/world/casino/brand';
import type { Language } from '@wl/world/languages';
import { fillFrame, type FrameBlock, type FrameValues } from './email-frame.ts';
import type { EmailKind } from './email-kinds.ts';
import { emailReasons, type EmailReason } from './email-reasons.ts';

declare const composed: unique symbol;

/** Header values for an e-mail in a conversation. */
export interface EmailThread {
  /** Address to which replies are sent. */
  replyTo?: string;
  /** Message-ID of the e-mail to which this e-mail replies, with angle brackets. */
  inReplyTo?: string;
  /** Message-IDs of the earlier e-mails in the conversation, oldest first. */
  references?: readonly string[];
  /** True for an automatic reply, which other mail programs must not answer automatically (RFC 3834). */
  isAutomaticReply?: boolean;
}

/** E-mail composed by `layOut`. No other function can create one, so every e-mail uses the casino's template. */
export interface Email {
  to: string;
  kind: EmailKind;
  subject: string;
  text: string;
  html: string;
  /** E-mail headers such as List-Unsubscribe. */
  headers?: Record<string, string>;
  thread?: EmailThread;
  readonly [composed]: true;
}

/** Content of an e-mail from the casino, as plain text. Line breaks are preserved. */
export interface Sheet {
  to: string;
  kind: EmailKind;
  language: Language;
  reason: EmailReason;
  subject: string;
  greeting: string;
  body: string;
  /** Text written by a person, shown as a quotation. */
  quote?: string;
  /** Small print at the end of the e-mail. */
  note?: string;
  code?: { label: string; digits: string };
  button?: { text: string; link: string };
  /** Links to support organisations, shown above the small print (`note`). */
  help?: { title: string; lines: readonly { name: string; url: string }[] };
  /** Footer link for unsubscribing from e-mails of this kind. */
  optOut?: { text: string; link: string };
  /** E-mail headers such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** First line of the e-mail, which asks the recipient to type any reply above it. */
  marker?: string;
  thread?: EmailThread;
}

/** Replaces each `{name}` with its value. Placeholders without a value remain unchanged. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place: string, name: string) => values[name] ?? place);

/** Renders the e-mail as text and as HTML, with the casino's name and legal information. */
export function layOut(sheet: Sheet): Email {
  const { to, kind, subject, headers, thread } = sheet;
  const parts = { text: renderText(sheet), html: renderHtml(sheet) };
  return {
    to,
    kind,
    subject,
    ...parts,
    ...(headers && { headers }),
    ...(thread && { thread }),
  } as Email;
}

function renderText(sheet: Sheet): string {
  const { language, code, button, help, quote, note, optOut, marker } = sheet;
  // In French, a space precedes the colon. Make it non-breaking, so that the colon never begins a line.
  const pair = (label: string, value: string) =>
    `${label}${language === 'fr' ? '\u00A0' : ''}: ${value}`;
  const acts = [
    ...(code ? [pair(code.label, code.digits)] : []),
    ...(button ? [pair(button.text, button.link)] : []),
  ];
  const reason = emailReasons[language][sheet.reason];
  const parts = [
    ...(marker === undefined ? [] : [marker]),
    sheet.greeting,
    sheet.body,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(acts.length > 0 ? [acts.join('\n')] : []),
    ...(help
      ? [[help.title, ...help.lines.map(({ name, url }) => pair(name, url))].join('\n')]
      : []),
    ...(note === undefined ? [] : [note]),
    optOut ? `${reason}\n${pair(optOut.text, optOut.link)}` : reason,
    `${brand.name} · ${brand.tagline[language]}\n${brand.legalEntity} · ${brand.supportEmail}\n${brand.licenceText[language]}\n`,
  ];
  return parts.join('\n\n');
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const linkTo = (url: string, text: string) =>
  `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

/** Renders the e-mail as HTML without pictures or other external files. */
function renderHtml(sheet: Sheet): string {
  const { language, marker, quote, note, code, button, help, optOut } = sheet;
  const parts = { marker, quote, code, button, help, note };
  const blocks = Object.entries(parts).filter(([, part]) => part !== undefined);
  const reason = escapeHtml(emailReasons[language][sheet.reason]);
  const values: FrameValues = {
    language,
    subject: escapeHtml(sheet.subject),
    preheader: escapeHtml(preheaderOf(sheet.body)),
    brand: escapeHtml(brand.name),
    tagline: escapeHtml(brand.tagline[language]),
    greeting: escapeHtml(sheet.greeting),
    body: lines(sheet.body),
    reason: optOut ? `${reason}<br>${linkTo(optOut.link, optOut.text)}` : reason,
    legal: `${escapeHtml(brand.legalEntity)} · ${linkTo(`mailto:${brand.supportEmail}`, brand.supportEmail)}<br>${escapeHtml(brand.licenceText[language])}`,
    ...(marker !== undefined && { marker: escapeHtml(marker) }),
    ...(quote !== undefined && { quote: lines(quote) }),
    ...(code && { code_label: escapeHtml(code.label), code_digits: escapeHtml(code.digits) }),
    ...(button && { button_text: escapeHtml(button.text), button_link: escapeHtml(button.link) }),
    ...(help && {
      help: [escapeHtml(help.title), ...help.lines.map(({ name, url }) => linkTo(url, name))].join(
        '<br>',
      ),
    }),
    ...(note !== undefined && { note: lines(note) }),
  };
  return fillFrame(
    blocks.map(([name]) => name as FrameBlock),
    values,
  );
}

const PREHEADER_LENGTH = 120;

/**
 * Returns the preview text that mail programs show next to the subject: the beginning of the body, cut at the end of a
 * word.
 */
function preheaderOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= PREHEADER_LENGTH) return line;
  const start = line.slice(0, PREHEADER_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), PREHEADER_LENGTH / 2))}…`;
}
