/** Test installation that receives e-mails over SMTP. */
import { generateKeyPairSync } from 'node:crypto';
import nodemailer from 'nodemailer';
import { expect, vi } from 'vitest';
import type { Clock } from '../../../platform/clock.ts';
import { createMailer } from '../../../platform/email/email.ts';
import { startSmtp } from '../../../platform/email/testing-smtp.ts';
import { longSessions, startTestApp } from '../../../platform/testing.ts';
import { freePort } from '../../../platform/testing/testing-port.ts';
import { registered } from '../../members/testing-members.ts';
import { emailOf, type EmailInput } from './testing-emails.ts';
import { senderDns } from './verify-sender.ts';

export const DOMAIN = 'mail.casino.example';
export const SUPPORT = `support@${DOMAIN}`;

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signing = {
  domainName: 'mail.example',
  keySelector: 's1',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const records: Readonly<Record<string, string>> = {
  's1._domainkey.mail.example': `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  '_dmarc.mail.example': 'v=DMARC1; p=reject',
};

/** E-mail to send. It comes from ann@mail.example unless another sender is given. */
export interface Sending extends EmailInput {
  /** Recipients in the SMTP envelope; by default, the support address. */
  rcpt?: string | string[];
  /** Address in MAIL FROM; by default, the address in From. */
  mailFrom?: string;
  /** Complete raw e-mail, sent instead of one built from the other fields. */
  raw?: string | Buffer;
  /** True to sign the e-mail with the DKIM key of mail.example, the domain of the test members' e-mail addresses. */
  isSigned?: boolean;
}

const addressIn = (from: string) => /<([^>]*)>/.exec(from)?.[1] ?? from;

/** Starts the test installation and a mail server that receives the installation's e-mails. */
export async function startInbound({ clock }: { clock: Clock }) {
  vi.spyOn(senderDns, 'resolve').mockImplementation(async (host, type) => {
    const record = type === 'TXT' ? records[host] : undefined;
    if (record === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    return [[record]];
  });
  const outside = await startSmtp();
  const port = await freePort();
  const inboundSmtp = { port, domain: DOMAIN, authservId: undefined };
  const app = await startTestApp({ clock, config: { inboundSmtp, sessions: longSessions } });
  const mailer = createMailer(app.deps, outside.url);
  app.deps.onClose(() => mailer.close());
  const provider = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const { db } = app.deps;

  /** Sends an e-mail, and waits until our server has accepted it. */
  async function send({ rcpt = SUPPORT, mailFrom, raw, isSigned, ...input }: Sending = {}) {
    await provider.sendMail({
      envelope: { from: mailFrom ?? addressIn(input.from ?? 'ann@mail.example'), to: rcpt },
      raw: raw ?? emailOf(input),
      ...(isSigned && { dkim: signing }),
    });
  }
  /** Waits until all received e-mails are processed. */
  async function processed() {
    const waiting = () =>
      db.selectFrom('inbound_emails').select('id').where('state', '=', 'waiting').execute();
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  }
  /** Returns the tickets whose requester has this e-mail address, oldest first, with their messages. */
  async function ticketsOf(email: string) {
    const tickets = await db
      .selectFrom('support_tickets')
      .selectAll()
      .where('email_key', '=', email.toLowerCase())
      .orderBy('number')
      .execute();
    return Promise.all(
      tickets.map(async (ticket) => ({
        ...ticket,
        messages: await db
          .selectFrom('support_ticket_messages')
          .selectAll()
          .where('ticket_id', '=', ticket.id)
          .orderBy('seq')
          .execute(),
      })),
    );
  }
  let count = 0;
  return {
    app,
    outside,
    send,
    processed,
    ticketsOf,
    /** Returns the address of a visitor who has not written before. */
    someone: () => {
      count += 1;
      return `requester${count}@visitor.example`;
    },
    /** Returns the only ticket whose requester has this e-mail address. */
    onlyTicketOf: async (email: string) => {
      const [ticket, ...others] = await ticketsOf(email);
      if (!ticket || others.length > 0) throw new Error(`not exactly one ticket of ${email}`);
      return ticket;
    },
    /** Registers a member with a confirmed e-mail address. */
    member: async () => {
      const { id, player } = await registered(app);
      const sql = 'update members set email_confirmed_at = now() where id = $1';
      await app.deps.database.owner.query(sql, [id]);
      return { id, email: player.email };
    },
    /** Sends an e-mail and waits until it is processed. */
    sendAndWait: async (sending: Sending = {}) => {
      await send(sending);
      await processed();
    },
    /** Returns the outcomes of the e-mails with this address in MAIL FROM, oldest first. */
    outcomesOf: async (sender: string) => {
      const rows = await db
        .selectFrom('inbound_emails')
        .select(['state', 'outcome'])
        .where('sender', '=', sender)
        .orderBy('id')
        .execute();
      return rows.map(({ state, outcome }) => `${state} ${outcome}`);
    },
    /**
     * Waits for an e-mail to `address` whose raw source matches `pattern` after its folded lines have been joined.
     * Returns the source in that form.
     */
    emailTo: async (address: string, pattern: RegExp) => {
      const found = () =>
        outside.received
          .filter(({ to }) => to.includes(address))
          .map(({ raw }) => raw.replace(/\r\n[ \t]+/g, ' '))
          .find((raw) => pattern.test(raw));
      await expect.poll(found, { timeout: 10_000 }).toBeDefined();
      return found() ?? '';
    },
    /** Waits until all queued e-mails are sent. Returns the recipients of all e-mails sent so far. */
    recipients: async () => {
      const waiting = async () => {
        const { rows } = await app.deps.database.owner.query(
          "select 1 from graphile_worker.jobs where task_identifier = 'platform.send_mail'",
        );
        return rows.length;
      };
      await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
      return outside.received.flatMap(({ to }) => to);
    },
    close: async () => {
      vi.restoreAllMocks();
      provider.close();
      await app.close();
      await outside.close();
    },
  };
}

/** Returns the value of a header field in a raw e-mail. */
export const field = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim() ?? '';
