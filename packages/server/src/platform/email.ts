import nodemailer from 'nodemailer';
import type { Config } from './config.ts';
import type { Transaction } from './database.ts';
import { enqueue, type Jobs } from './jobs.ts';
import type { Logger } from './log.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Header lines such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

const TASK = 'platform.send_mail';

/** Queues an e-mail in the caller's transaction: it is sent if and only if that commits, and is retried while SMTP is down. */
export async function queueEmail(tx: Pick<Transaction, 'client'>, message: Email): Promise<void> {
  if (/[\r\n]/.test(message.to + message.subject))
    throw new Error('a mail header with a line break');
  await enqueue(tx, TASK, message);
}

/** Sends queued e-mails to SMTP_URL, or to the built-in development mailbox at `smtpUrl`. */
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
