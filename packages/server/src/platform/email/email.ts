import nodemailer, { type Transporter } from 'nodemailer';
import { domainOf } from '../config/config-email.ts';
import type { Transaction } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { uuidv7 } from '../ids.ts';
import { enqueue } from '../jobs/jobs.ts';
import { judgeFault, statusIn, type SmtpFault } from './delivery-rules.ts';
import type { Email } from './email-layout.ts';
import { returnPath } from './return-path.ts';
import { addressHash, bounceOf, suppress } from './suppressions.ts';

/** E-mail in the job queue, with the local part of its Message-ID (before the domain). */
type QueuedEmail = Pick<
  Email,
  'to' | 'kind' | 'subject' | 'text' | 'html' | 'headers' | 'thread'
> & {
  id: string;
};

const TASK = 'platform.send_mail';

/** Header fields that the DKIM signature covers. RFC 8058 requires the List-Unsubscribe fields to be signed. */
const SIGNED_HEADERS =
  'From:To:Reply-To:Subject:Date:Message-ID:In-Reply-To:References:MIME-Version:Content-Type:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

/**
 * Queues an e-mail in the caller's transaction. The e-mail is sent only if the transaction commits. Sending is retried
 * while SMTP is down. Each attempt has the same Message-ID, so that mail servers can recognise a duplicate.
 * @param id part of the Message-ID before the domain (`messageIdOf`), if the caller needs to know it
 */
export async function queueEmail(
  tx: Pick<Transaction, 'client'>,
  message: Email,
  { id = uuidv7() }: { id?: string } = {},
): Promise<void> {
  const { replyTo = '', inReplyTo = '', references = [] } = message.thread ?? {};
  const values = [message.to, message.subject, id, replyTo, inReplyTo, ...references];
  if (values.some((value) => /[\r\n]/.test(value)))
    throw new Error('a mail header with a line break');
  await enqueue(tx, TASK, { ...message, id } satisfies QueuedEmail);
}

/** Returns the Message-ID of a queued e-mail, with angle brackets. */
export const messageIdOf = ({ config }: Pick<Deps, 'config'>, id: string): string =>
  `<${id}@${domainOf(config.mailFrom)}>`;

type MailerDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'jobs' | 'log'>;

/**
 * Creates the worker that sends queued e-mails through the server at `smtpUrl`: SMTP_URL or the built-in development
 * mailbox.
 */
export function createMailer(deps: MailerDeps, smtpUrl: string) {
  const { dkim } = deps.config;
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  deps.jobs.task<QueuedEmail>(TASK, (message, { attempt }) =>
    deliver(deps, transport, message, attempt),
  );
  return {
    close() {
      transport.close();
    },
  };
}

/**
 * Sends an e-mail unless the recipient's address is known to bounce. A permanent rejection is not retried. If a
 * rejection concerns the address, no further e-mails are sent to this address.
 * @throws Error if the e-mail should be sent again later
 */
async function deliver(
  deps: MailerDeps,
  transport: Transporter,
  { id, kind, headers, thread, ...message }: QueuedEmail,
  attempt: number,
): Promise<void> {
  const { mailFrom, inboundSmtp } = deps.config;
  if (await bounceOf(deps, deps.db, message.to)) {
    deps.log.info({ kind }, 'mail not sent: its address bounces');
    return;
  }
  try {
    await transport.sendMail({
      from: mailFrom,
      ...message,
      ...(inboundSmtp && {
        envelope: { from: returnPath(deps, message.to, inboundSmtp.domain), to: message.to },
      }),
      messageId: messageIdOf(deps, id),
      ...(thread?.replyTo !== undefined && { replyTo: thread.replyTo }),
      ...(thread?.inReplyTo !== undefined && { inReplyTo: thread.inReplyTo }),
      ...(thread?.references && { references: [...thread.references] }),
      headers: {
        ...headers,
        'Auto-Submitted': thread?.isAutomaticReply ? 'auto-replied' : 'auto-generated',
      },
    });
  } catch (error) {
    const fault = error as SmtpFault;
    const verdict = judgeFault(fault);
    if (verdict === 'retry') throw error;
    const { responseCode, response = '' } = fault;
    const status = statusIn(response) ?? String(responseCode);
    deps.log.warn({ kind, status, attempt }, 'mail refused');
    if (verdict === 'dead_address')
      await suppress(deps, addressHash(deps, message.to), {
        reason: 'hard_bounce',
        source: 'smtp',
        status,
      });
    return;
  }
  deps.log.info({ kind, attempt }, 'mail sent');
}
