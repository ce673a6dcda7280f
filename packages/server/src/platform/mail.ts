import nodemailer from 'nodemailer';
import type { Config } from './config.ts';
import type { Transaction } from './database.ts';
import { enqueue, type Jobs } from './jobs.ts';
import type { Logger } from './log.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Header lines such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

const TASK = 'platform.send_mail';

/** Queues an e-mail in the caller's transaction: it is sent if and only if that commits, and is retried while SMTP is down. */
export async function queueMail(tx: Pick<Transaction, 'client'>, mail: Mail): Promise<void> {
  if (/[\r\n]/.test(mail.to + mail.subject)) throw new Error('a mail header with a line break');
  await enqueue(tx, TASK, mail);
}

/** Sends queued e-mails to SMTP_URL, or to the built-in development mailbox at `smtpUrl`. */
export function createMailer(
  config: Pick<Config, 'mailFrom'>,
  smtpUrl: string,
  jobs: Jobs,
  log: Logger,
) {
  const transport = nodemailer.createTransport(smtpUrl);
  jobs.task<Mail>(TASK, async (mail, { attempt }) => {
    await transport.sendMail({ from: config.mailFrom, ...mail });
    log.info({ subject: mail.subject, attempt }, 'mail sent');
  });
  return {
    close() {
      transport.close();
    },
  };
}
