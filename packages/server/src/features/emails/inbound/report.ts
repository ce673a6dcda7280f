/** Reads reports from mail servers: bounces (RFC 3464) and spam complaints (RFC 5965). */
import PostalMime, { type Attachment } from 'postal-mime';

/**
 * Content of a report. A bounce contains the status codes of the failed recipients. A complaint contains the token of
 * the unsubscribe link in the reported e-mail, if the report quotes it.
 */
export type Report =
  | { kind: 'bounce'; statuses: readonly string[] }
  | { kind: 'complaint'; offerToken: string | undefined };

type Fields = ReadonlyMap<string, string>;

/** Parses groups of header fields separated by empty lines. Converts the field names to lower case. */
function fieldGroups(text: string): Fields[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((group) => {
      const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n');
      const fields = lines.flatMap((line): [string, string][] => {
        const colon = line.indexOf(':');
        if (colon < 1) return [];
        return [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
      });
      return new Map(fields);
    })
    .filter((fields) => fields.size > 0);
}

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Returns the status codes of the failed recipients. Delays and deliveries are not failures. */
function failuresIn(part: string): string[] {
  return fieldGroups(part)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .map((fields) => /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '');
}

/** Returns the token from the unsubscribe link in a quoted e-mail's header. */
function offerTokenIn(quoted: string): string | undefined {
  const link = fieldGroups(quoted)[0]?.get('list-unsubscribe') ?? '';
  return /\/api\/offers\/one-click\/([\w.-]+)>/.exec(link.replaceAll(/\s/g, ''))?.[1];
}

/**
 * Parses an e-mail as a bounce or complaint. Returns undefined for every other e-mail, such as an automatic reply.
 * @param raw the complete e-mail
 */
export async function readReport(raw: Buffer): Promise<Report | undefined> {
  const { attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 8,
    maxHeadersSize: 64 * 1024,
  });
  const partOf = (...types: string[]) =>
    attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  const status = partOf('message/delivery-status', 'message/global-delivery-status');
  if (status) return { kind: 'bounce', statuses: failuresIn(textOf(status)) };
  const feedback = partOf('message/feedback-report');
  if (!feedback) return undefined;
  const type = fieldGroups(textOf(feedback))[0]?.get('feedback-type')?.toLowerCase();
  if (type !== 'abuse' && type !== 'opt-out') return undefined;
  const quoted = partOf('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers');
  return { kind: 'complaint', offerToken: quoted && offerTokenIn(textOf(quoted)) };
}
