import nodemailer from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { enqueue, type Jobs } from '../jobs/jobs.ts';
import type { Logger } from '../log.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** E-mail headers such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

const TASK = 'platform.send_mail';

/**
 * Queues an e-mail in the caller's transaction. It is sent only if the transaction commits, and is retried while SMTP
 * is down.
 */
export async function queueEmail(tx: Pick<Transaction, 'client'>, message: Email): Promise<void> {
  if (/[\r\n]/.test(message.to + message.subject))
    throw new Error('a mail header with a line break');
  await enqueue(tx, TASK, message);
}

/** Creates the worker that sends queued e-mails to `smtpUrl`: SMTP_URL or the built-in development mailbox. */
export function createMailer(
  config: Pick<Config, 'mailFrom'>,
  smtpUrl: string,
  jobs: Jobs,
  log: Logger,
) {
  const transport = nodemailer.createTransport(smtpUrl);
  jobs.task<Email>(TASK, async (message, { attempt }) => {
    await transport.sendMail({ from: config.mailFrom, ...message });
    log.info({ subject: message.subject, attempt }, 'mail sent');
  });
  return {
    close() {
      transport.close();
    },
  };
}
