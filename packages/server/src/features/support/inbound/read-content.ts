/** Reads a raw e-mail's content. Runs in a thread (read-email.ts), so a hostile e-mail cannot block the server. */
import { DOCUMENT_MAX_BYTES } from '@wl/world/casino/limits';
import {
  TICKET_MAX_EMAIL_TEXT,
  TICKET_MAX_FILE_NAME,
  TICKET_MAX_FILES,
} from '@wl/world/casino/support';
import PostalMime, { addressParser, decodeWords, type Attachment, type Email } from 'postal-mime';
import { plainLine, plainText, cut, textOfHtml } from './plain-text.ts';
import { splitQuoted } from './quoted-rest.ts';

/** Limits of the e-mail parser. The parser stops reading an e-mail that exceeds a limit. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 };
const MAX_PARTS = 2000;
/** Maximum number of characters to read, with quotations. `TICKET_MAX_EMAIL_TEXT` is the limit without quotations. */
const MAX_READ = 400_000;
const MAX_SUBJECT = 200;
const MAX_NAME = 80;
const MAX_REFERENCES = 50;
/** Maximum number of refused files that are listed by name. */
const MAX_REFUSED = 20;
/** Embedded pictures smaller than this size are treated as part of a signature. */
const SIGNATURE_PICTURE_BYTES = 10 * 1024;
/** MIME types of the signatures and keys that mail programs add. They are not treated as attached files. */
const SIGNATURE_TYPE = /^application\/(x-)?(pkcs7-signature|pgp-signature|pgp-keys)$/;
/** Header fields to keep for processing an e-mail later. */
const KEPT_HEADERS = new Set([
  'auto-submitted',
  'precedence',
  'list-id',
  'x-autoreply',
  'x-autorespond',
  'content-language',
  'authentication-results',
]);

/** File attached to an e-mail. Contains either its `bytes` or, in `refused`, the reason why the file was not read. */
export interface EmailFile {
  name: string;
  /** MIME type declared by the sender. */
  type: string;
  bytes?: Uint8Array;
  refused?: 'document.damaged' | 'document.too_large' | 'ticket.too_many_files';
}

/** Parsed content of an e-mail. All texts are cleaned plain text. */
export interface EmailContent {
  from: { name: string; address: string } | undefined;
  /** True if the From header contains exactly one address. Otherwise, the sender cannot be verified. */
  hasOneSender: boolean;
  subject: string;
  /** Text that the sender wrote; empty if there is none. */
  text: string;
  /** Part of the text that quotes earlier e-mails. */
  quoted: string;
  /** True if the text was longer than `TICKET_MAX_EMAIL_TEXT`. */
  isCut: boolean;
  /** Message-ID with angle brackets; empty if it is missing. */
  messageId: string;
  /** Message-IDs in In-Reply-To and References, newest e-mail first. */
  references: string[];
  /** First value of each header field that later steps need, as pairs of a lowercase name and a value. */
  headers: [string, string][];
  files: EmailFile[];
}

/** Subject and header fields of an e-mail whose content could not be read. */
export interface UnreadableEmail {
  subject: string;
  headers: [string, string][];
}

const idsIn = (value: string | undefined): string[] =>
  (value ?? '').slice(0, 20_000).match(/<[^<>\s@]{1,200}@[^<>\s@]{1,200}>/g) ?? [];

/** Counts the lines that look like separators of MIME parts. Stops as soon as the count exceeds `MAX_PARTS`. */
function countParts(raw: Uint8Array): number {
  const buffer = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let count = 0;
  const separator = Buffer.from('\n--');
  for (
    let at = buffer.indexOf(separator);
    at >= 0;
    at = buffer.indexOf(separator, at + separator.length)
  ) {
    // Do not count lines of dashes or the signature delimiter `-- ` as separators of MIME parts.
    if (buffer[at + 3] !== 0x2d && buffer[at + 3] !== 0x20) count += 1;
    if (count > MAX_PARTS) break;
  }
  return count;
}

function sendersOf({ from, headers }: Email): Pick<EmailContent, 'from' | 'hasOneSender'> {
  const fields = headers.filter(({ key }) => key === 'from');
  const mailboxes = fields.flatMap(({ value }) =>
    addressParser(value.slice(0, 10_000), { flatten: true }),
  );
  const address = plainLine(mailboxes[0]?.address ?? from?.address ?? '', 254);
  if (!address.includes('@')) return { from: undefined, hasOneSender: false };
  return {
    from: { name: plainLine(from?.name ?? '', MAX_NAME), address },
    hasOneSender: mailboxes.length === 1,
  };
}

/** Returns the plain text if there is any, otherwise the text of the HTML. */
function textOf({ text, html }: Email): string {
  const plain = plainText((text ?? '').slice(0, MAX_READ));
  if (plain !== '' || html === undefined) return plain;
  return plainText(textOfHtml(html).slice(0, MAX_READ));
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** Returns true for parts that are not treated as attached files: signatures, keys, and small pictures in the HTML. */
function isDecoration(attachment: Attachment, bytes: Uint8Array, html: string): boolean {
  if (SIGNATURE_TYPE.test(attachment.mimeType)) return true;
  const id = attachment.contentId?.replace(/^<|>$/g, '') ?? '';
  return (
    id !== '' &&
    html.includes(`cid:${id}`) &&
    attachment.mimeType.startsWith('image/') &&
    bytes.length < SIGNATURE_PICTURE_BYTES
  );
}

function filesOf({ attachments, html = '' }: Email): EmailFile[] {
  const files: EmailFile[] = [];
  let kept = 0;
  let unlisted = 0;
  for (const attachment of attachments) {
    const bytes = bytesOf(attachment);
    if (isDecoration(attachment, bytes, html)) continue;
    const type = attachment.mimeType;
    const name = plainLine(attachment.filename ?? '', TICKET_MAX_FILE_NAME) || type;
    const refused =
      bytes.length === 0
        ? 'document.damaged'
        : bytes.length >= DOCUMENT_MAX_BYTES
          ? 'document.too_large'
          : kept >= TICKET_MAX_FILES
            ? 'ticket.too_many_files'
            : undefined;
    if (refused === undefined) {
      kept += 1;
      files.push({ name, type, bytes });
    } else if (files.length < TICKET_MAX_FILES + MAX_REFUSED) files.push({ name, type, refused });
    else unlisted += 1;
  }
  if (unlisted > 0)
    files.push({ name: `+ ${unlisted}`, type: '', refused: 'ticket.too_many_files' });
  return files;
}

/** Returns the newest value of each header field to keep: the first, because mail servers add fields at the top. */
function keptHeaders(fields: readonly { key: string; value: string }[]): [string, string][] {
  const kept = new Map<string, string>();
  for (const { key, value } of fields)
    if (KEPT_HEADERS.has(key) && !kept.has(key)) kept.set(key, value.slice(0, 4000));
  return [...kept];
}

/**
 * Reads the content of a raw e-mail.
 * @throws Error if the e-mail exceeds a limit
 */
export async function readContent(raw: Uint8Array): Promise<EmailContent> {
  if (countParts(raw) > MAX_PARTS) throw new Error('too many parts');
  const email = await PostalMime.parse(raw, LIMITS);
  const { answer, quoted } = splitQuoted(textOf(email));
  const { text, isCut } = cut(answer, TICKET_MAX_EMAIL_TEXT);
  return {
    ...sendersOf(email),
    subject: plainLine((email.subject ?? '').slice(0, 10_000), MAX_SUBJECT),
    text,
    quoted: cut(quoted, TICKET_MAX_EMAIL_TEXT).text,
    isCut,
    messageId: idsIn(email.messageId)[0] ?? '',
    references: [
      ...new Set([...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()]),
    ].slice(0, MAX_REFERENCES),
    headers: keptHeaders(email.headers),
    files: filesOf(email),
  };
}

/** Returns the subject and header fields of an e-mail that could not be parsed. Uses only its first 64 KB. */
export function readBeginning(raw: Uint8Array): UnreadableEmail {
  const beginning = Buffer.from(raw.subarray(0, 64 * 1024)).toString('latin1');
  const [head = ''] = beginning.split(/\r?\n\r?\n/, 1);
  const fields = head
    .replace(/\r?\n[ \t]/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      if (colon < 1 || colon > 80) return [];
      const value = line
        .slice(colon + 1)
        .trim()
        .slice(0, 4000);
      return [{ key: line.slice(0, colon).trim().toLowerCase(), value }];
    });
  const subject = fields.find(({ key }) => key === 'subject')?.value ?? '';
  return {
    subject: plainLine(decodeWords(subject), MAX_SUBJECT),
    headers: keptHeaders(fields),
  };
}
