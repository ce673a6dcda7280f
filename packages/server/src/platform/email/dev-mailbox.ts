import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Config } from '../config/config.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { uuidv7 } from '../ids.ts';

declare module '../database/database.ts' {
  interface Tables {
    dev_emails: DevEmailRow;
  }
}

interface DevEmailRow {
  id: string;
  sender: string;
  recipients: string[];
  subject: string;
  body_text: string;
  body_html: string;
  received_at: Date;
}

/** Maximum number of e-mails kept; a development mailbox needs no archive. */
const KEEP = 500;

/** Returns true if e-mails are stored for everyone to read instead of being sent. Always false in production. */
export function hasDevMailbox({ smtpUrl, production }: Config): boolean {
  return smtpUrl === undefined && !production;
}

/**
 * Starts an SMTP server that listens on a free loopback port and stores e-mails in `dev_emails`.
 * @returns the server's URL
 * @throws Error if `hasDevMailbox` is false
 */
export async function startDevMailbox(deps: Deps): Promise<string> {
  if (!hasDevMailbox(deps.config)) throw new Error('SMTP_URL is needed with NODE_ENV=production.');
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: 5 * 1024 * 1024,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        keep(deps, Buffer.concat(chunks), recipients).then(
          () => {
            done();
          },
          (error: unknown) => {
            done(error as Error);
          },
        );
      });
    },
  });
  server.on('error', (error) => {
    deps.log.warn({ err: error }, 'development mailbox');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  deps.onClose(
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  );
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('no port for the mailbox');
  return `smtp://127.0.0.1:${address.port}`;
}

async function keep(deps: Deps, raw: Buffer, recipients: string[]) {
  const message = await PostalMime.parse(raw);
  await deps.db
    .insertInto('dev_emails')
    .values({
      id: uuidv7(),
      sender: message.from?.address ?? '',
      recipients,
      subject: message.subject ?? '',
      body_text: message.text ?? '',
      body_html: message.html ?? '',
      received_at: deps.clock.now(),
    })
    .execute();
  await deps.database.pool.query(
    `delete from dev_emails where id in
       (select id from dev_emails order by received_at desc, id desc offset ${KEEP})`,
  );
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** CSS for the mailbox pages. Long lines and links wrap, so that e-mails can be read on a phone. */
const STYLE = `body { margin: 0 auto; max-width: 960px; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #14183a; }
pre { font: inherit; white-space: pre-wrap; }
pre, h1, td { overflow-wrap: anywhere; }
td { padding: 4px 16px 4px 0; vertical-align: top; }
iframe { box-sizing: border-box; border: 1px solid #d9cba5; border-radius: 12px; }`;

/** Sends a mailbox page. Its content security policy permits inline styles and the frame that shows an e-mail. */
function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  const csp =
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return reply.type('text/html').header('content-security-policy', csp)
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`);
}

/**
 * Adds `/dev/mailbox`, which lists the e-mails and shows each e-mail on its own page, and `/dev/mailbox.json?to=` for
 * tests and scripts.
 */
export function addDevMailbox(app: FastifyInstance, deps: Deps): void {
  const newest = () =>
    deps.db
      .selectFrom('dev_emails')
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc');

  app.get('/dev/mailbox', async (_request, reply) => {
    const messages = await newest().limit(100).execute();
    const rows = messages.map(
      (message) =>
        `<tr><td>${message.received_at.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${escape(message.recipients.join(', '))}</td>
<td><a href="/dev/mailbox/${message.id}">${escape(message.subject)}</a></td></tr>`,
    );
    const list = rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>No mail yet.</p>';
    return sendPage(reply, 'Mailbox', `<h1>Development mailbox</h1>${list}`);
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const message = await findEmails(request.params.id);
    // Scripts in an e-mail must not run, so the frame is sandboxed and its contents are served with a separate CSP.
    const frame = message.body_html
      ? `<iframe sandbox="allow-popups" title="${escape(message.subject)}" width="100%" height="600" src="/dev/mailbox/${message.id}/body"></iframe>`
      : '';
    const body = `<p><a href="/dev/mailbox">All mails</a></p><h1>${escape(message.subject)}</h1>
<p>To ${escape(message.recipients.join(', '))}</p><pre>${linked(message.body_text)}</pre>${frame}`;
    return sendPage(reply, message.subject, body);
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/body', async (request, reply) => {
    const message = await findEmails(request.params.id);
    const csp =
      "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";
    return reply
      .type('text/html')
      .header('content-security-policy', csp)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(message.body_html);
  });

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', async (request) => {
    let query = newest().limit(100);
    const { to } = request.query;
    if (to) query = query.where((where) => where(where.val(to), '=', where.fn.any('recipients')));
    const messages = await query.execute();
    return {
      data: messages.map((message) => ({
        id: message.id,
        from: message.sender,
        to: message.recipients,
        subject: message.subject,
        text: message.body_text,
        html: message.body_html,
        receivedAt: message.received_at.toISOString(),
      })),
    };
  });

  async function findEmails(id: string): Promise<DevEmailRow> {
    if (!/^[0-9a-f-]{36}$/i.test(id)) throw new DomainError('request.not_found');
    const message = await deps.db
      .selectFrom('dev_emails')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!message) throw new DomainError('request.not_found');
    return message;
  }
}

/** Escapes plain text for HTML and turns its URLs into links, so that confirmation links can be clicked. */
function linked(text: string): string {
  return escape(text).replace(
    /https?:\/\/[^\s&]+(?:&#38;[^\s&]+)*/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}
