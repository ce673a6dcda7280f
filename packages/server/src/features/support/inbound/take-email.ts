import { languages, type Language } from '@wl/world/languages';
import type { Deps } from '../../../platform/deps.ts';
import { emailKeyOf, isEmail } from '../../../platform/email/email-address.ts';
import { openFile } from '../../../platform/files/seal.ts';
import { findMemberByEmail, type MemberRow } from '../../members/index.ts';
import { isOwnAddress } from './addresses.ts';
import { judgeFiles, type JudgedFiles } from './judge-files.ts';
import { loopReason } from './loop-rules.ts';
import { messageTexts } from './message-texts.ts';
import { READ_LIMITS, readEmail, type Read } from './read-email.ts';
import {
  countFromSender,
  findInbound,
  finishInbound,
  lockWaiting,
  placeOf,
  type InboundRow,
} from './repository.ts';
import { storeEmail } from './store-email.ts';
import { verifySender } from './verify-sender.ts';

const HOUR_MS = 3_600_000;
/** Number of attempts after which an e-mail is stored even if it could not be read completely in time. */
const MAX_LATE_ATTEMPTS = 3;
/** Number of attempts after which a sender is treated as unverified if a DNS server still does not answer. */
const MAX_DNS_ATTEMPTS = 4;

/** E-mail written by a person, ready to be stored as a message. */
export interface ReceivedEmail {
  recipient: string;
  from: { name: string; address: string };
  /** True if the address in the `From` header is authenticated as the sender. */
  isVerified: boolean;
  /** Member whose confirmed address is the one in `from`; undefined if there is none or the sender is unverified. */
  member: MemberRow | undefined;
  language: Language;
  /** Message-ID; empty if it is missing. */
  messageId: string;
  references: readonly string[];
  subject: string;
  text: string;
  quoted: string;
  files: JudgedFiles;
}

/** Returns the language in the Content-Language header field, or English if it is missing or not supported. */
function languageOf(email: Read): Language {
  const stated = new Map(email.headers).get('content-language') ?? '';
  const tag = stated.trim().slice(0, 2).toLowerCase();
  return languages.find((language) => language === tag) ?? 'en';
}

/** Returns the sender in the From field or, if that is invalid, in MAIL FROM; undefined if neither address is valid. */
function fromOf(row: InboundRow, email: Read): ReceivedEmail['from'] | undefined {
  const stated = email.isReadable ? email.from : undefined;
  if (stated && isEmail(stated.address)) return stated;
  return isEmail(row.sender) ? { name: '', address: row.sender } : undefined;
}

/** Returns the reason to ignore an e-mail; undefined if it must be processed. */
async function reasonToIgnore(
  deps: Deps,
  row: InboundRow,
  email: Read,
  from: ReceivedEmail['from'] | undefined,
): Promise<string | undefined> {
  const since = new Date(row.received_at.getTime() - HOUR_MS);
  const reason = loopReason({
    headers: new Map(email.headers),
    sender: row.sender,
    isOwnSender: isOwnAddress(deps, row.sender) || isOwnAddress(deps, from?.address ?? ''),
    sentInLastHour: await countFromSender(deps.db, row, since),
  });
  return reason ?? (from ? undefined : 'no_sender');
}

/**
 * Returns true if the e-mail could be read, has exactly one sender, and passes the check of the sender's address.
 * @throws Error if a DNS server does not answer and the job can still be retried
 */
async function isVerified(
  deps: Deps,
  row: InboundRow,
  { raw, email, from, attempt }: { raw: Buffer; email: Read; from: string; attempt: number },
): Promise<boolean> {
  if (!email.isReadable || !email.hasOneSender) return false;
  const transfer = { raw, remoteIp: row.remote_ip ?? '', helo: row.helo, sender: row.sender };
  const results = new Map(email.headers).get('authentication-results');
  const verdict = await verifySender(deps, transfer, from, results);
  if (verdict === 'retry' && attempt < MAX_DNS_ATTEMPTS)
    throw new Error('a DNS server did not answer while the sender of an e-mail was checked');
  return verdict === 'verified';
}

async function memberWith(deps: Deps, address: string): Promise<MemberRow | undefined> {
  const member = await findMemberByEmail(deps.db, emailKeyOf(address));
  const isOwner = member && member.email_confirmed_at !== null && member.closed_at === null;
  return isOwner ? member : undefined;
}

/** Collects the data needed to store an e-mail from this sender as a message. */
async function receive(
  deps: Deps,
  row: InboundRow,
  email: Read,
  sender: { from: ReceivedEmail['from']; isVerified: boolean },
): Promise<ReceivedEmail> {
  const member = sender.isVerified ? await memberWith(deps, sender.from.address) : undefined;
  const language = member?.language ?? languageOf(email);
  const { unreadable, empty, cut } = messageTexts[language];
  const base = { recipient: row.recipient, ...sender, member, language, subject: email.subject };
  const noFiles = { kept: [], refused: [], announced: [] };
  if (!email.isReadable)
    return { ...base, messageId: '', references: [], text: unreadable, quoted: '', files: noFiles };
  const { messageId, references, quoted, text, isCut } = email;
  return {
    ...base,
    messageId,
    references,
    text: isCut ? `${text}\n\n${cut}` : text || empty,
    quoted,
    files: await judgeFiles(deps, email.files),
  };
}

/**
 * Processes a stored e-mail: adds it to a ticket, opens a ticket, or ignores it. Idempotent: the ticket message and the
 * e-mail's outcome are stored in one transaction.
 * @throws Error if the e-mail should be processed again later
 */
export async function takeEmail(
  deps: Deps,
  id: string,
  attempt: number,
  limits = READ_LIMITS,
): Promise<void> {
  const row = await findInbound(deps.db, id);
  if (row?.state !== 'waiting') return;
  const raw = openFile(deps, placeOf(id), row);
  const email = await readEmail(raw, limits);
  if (email.isLate && attempt < MAX_LATE_ATTEMPTS) throw new Error('reading took too long');
  const from = fromOf(row, email);
  const reason = await reasonToIgnore(deps, row, email, from);
  if (reason !== undefined || !from) {
    const outcome = reason ?? 'no_sender';
    await deps.transaction((tx) => finishInbound(tx, id, { state: 'ignored', outcome }));
    deps.log.info({ outcome }, 'e-mail to support ignored');
    return;
  }
  const verified = await isVerified(deps, row, { raw, email, from: from.address, attempt });
  const received = await receive(deps, row, email, { from, isVerified: verified });
  const outcome = await deps.transaction(async (tx) => {
    if (!(await lockWaiting(tx, id))) return 'processed before';
    const stored = await storeEmail(deps, tx, received);
    await finishInbound(tx, id, { state: 'done', ...stored });
    return stored.outcome;
  });
  deps.log.info({ outcome, readable: email.isReadable }, 'e-mail to support processed');
}
