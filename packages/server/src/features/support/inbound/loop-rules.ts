/** Recognises e-mails that were sent by a program, so that two programs never answer each other (RFC 3834). */

/** Header fields of an e-mail, keyed by lower-case name. */
export type Headers = ReadonlyMap<string, string>;

/** Maximum number of e-mails from one address per hour. A higher rate indicates an automated sender. */
export const MAX_PER_HOUR = 20;

/** Reason why no ticket is opened for an e-mail. It is stored as the e-mail's outcome. */
export type LoopReason = 'bounce' | 'own_address' | 'automatic' | 'bulk' | 'too_many';

/** Returns the reason why an e-mail is not answered and opens no ticket; undefined if a person may have written it. */
export function loopReason({
  headers,
  sender,
  isOwnSender,
  sentInLastHour,
}: {
  headers: Headers;
  /** Address in MAIL FROM; empty for bounces. */
  sender: string;
  /** True if MAIL FROM or From is an address of this installation. */
  isOwnSender: boolean;
  /** Number of earlier e-mails from this sender in the last hour. */
  sentInLastHour: number;
}): LoopReason | undefined {
  if (sender === '') return 'bounce';
  if (isOwnSender) return 'own_address';
  const submitted = /^\s*([a-z-]*)/i.exec(headers.get('auto-submitted') ?? '')?.[1]?.toLowerCase();
  if (submitted !== undefined && submitted !== '' && submitted !== 'no') return 'automatic';
  if (['x-autoreply', 'x-autorespond'].some((name) => headers.has(name))) return 'automatic';
  if (/^\s*(bulk|junk|list)\b/i.test(headers.get('precedence') ?? '')) return 'bulk';
  if (headers.has('list-id')) return 'bulk';
  return sentInLastHour >= MAX_PER_HOUR ? 'too_many' : undefined;
}
