import { brand } from '@wl/world/casino/brand';
import type { Deps } from '../../platform/deps.ts';
import { fill, layOut, type Email, type EmailThread } from '../../platform/email/email-layout.ts';
import { answerMarker } from './answer-marker.ts';
import { refusalText, ticketEmailTexts } from './email-texts.ts';
import type { TicketRow } from './repository.ts';
import { reviewToken } from './review-token.ts';
import { numberOf } from './rules.ts';
import type { Refused } from './thread/messages-repository.ts';

type WithConfig = Pick<Deps, 'config'>;

/** Columns of a ticket that its e-mails need. */
export type EmailedTicket = Pick<
  TicketRow,
  'id' | 'email' | 'name' | 'language' | 'number' | 'kind' | 'state' | 'due_at' | 'member_id'
>;

/** Returns the link to a ticket's page. Members sign in on that page; for visitors, the link contains a token. */
function pageOf(deps: WithConfig, { id, member_id }: EmailedTicket): string {
  const token = member_id === null ? `?token=${reviewToken(deps, id)}` : '';
  return `${deps.config.publicUrl}/tickets/${id}${token}`;
}

/** Returns the fields that all e-mails about a ticket have in common, such as the recipient and the greeting. */
function frameOf(row: EmailedTicket, thread: EmailThread) {
  const { greeting } = ticketEmailTexts[row.language];
  return {
    to: row.email,
    language: row.language,
    reason: 'ticket',
    greeting: fill(greeting, { name: row.name }),
    thread,
    ...(thread.replyTo !== undefined && { marker: answerMarker[row.language] }),
  } as const;
}

/**
 * Returns the sentence that invites the recipient to reply by e-mail, if that is possible, followed by the given
 * sentences.
 */
function noteOf(row: EmailedTicket, thread: EmailThread, ...sentences: string[]): string {
  const { canAnswer } = ticketEmailTexts[row.language];
  return [...(thread.replyTo === undefined ? [] : [canAnswer]), ...sentences].join(' ');
}

/**
 * Composes the e-mail that confirms receipt of a ticket, with its number and the promised answer date. Does not quote
 * the ticket.
 * @param zone support's time zone, which determines the promised date
 */
export function receivedEmail(
  deps: WithConfig,
  row: EmailedTicket,
  thread: EmailThread,
  zone: string,
): Email {
  const { received, page } = ticketEmailTexts[row.language];
  // `due_at` is midnight at the end of the deadline day, so it already falls on the next date.
  const lastInstant = new Date(row.due_at.getTime() - 1);
  const due = lastInstant.toLocaleDateString(row.language, { dateStyle: 'long', timeZone: zone });
  const values = { brand: brand.name, number: numberOf(row), due };
  return layOut({
    ...frameOf(row, thread),
    kind: 'support.received',
    subject: fill(received.subject, values),
    body: fill(received.body, values),
    button: { text: page, link: pageOf(deps, row) },
    note: noteOf(row, thread, received.note),
  });
}

/**
 * Composes the e-mail with a clerk's answer. For a complaint, the e-mail also states what the requester can do next.
 */
export function answerEmail(
  deps: WithConfig,
  row: EmailedTicket,
  text: string,
  thread: EmailThread,
): Email {
  const { answered, review, final, page, canAnswer } = ticketEmailTexts[row.language];
  const values = { brand: brand.name, number: numberOf(row) };
  const mayAsk = row.kind === 'complaint' && row.state === 'answered';
  const isFinal = row.kind === 'complaint' && row.state === 'closed';
  const link = `${deps.config.publicUrl}/complaints?ticket=${row.id}&token=${reviewToken(deps, row.id)}`;
  const note = noteOf(row, thread, ...(isFinal ? [final] : []));
  return layOut({
    ...frameOf(row, thread),
    kind: 'support.answered',
    subject: fill(answered.subject, values),
    body: fill(answered.body, values),
    quote: text,
    ...(mayAsk
      ? {
          button: { text: review.button, link },
          help: {
            title: thread.replyTo === undefined ? numberOf(row) : canAnswer,
            lines: [{ name: page, url: pageOf(deps, row) }],
          },
          note: review.body,
        }
      : {
          button: { text: page, link: pageOf(deps, row) },
          ...(note !== '' && { note }),
        }),
  });
}

/** Composes the e-mail that lists the attachments that were not stored, with the reason for each. */
export function refusedEmail(
  deps: WithConfig,
  row: EmailedTicket,
  files: readonly Refused[],
  thread: EmailThread,
): Email {
  const { refused, page } = ticketEmailTexts[row.language];
  const values = { brand: brand.name, number: numberOf(row) };
  const note = noteOf(row, thread);
  return layOut({
    ...frameOf(row, thread),
    kind: 'support.refused',
    subject: fill(refused.subject, values),
    body: fill(refused.body, values),
    quote: files
      .map(({ name, code }) => `${name}\n${refusalText(row.language, code)}`)
      .join('\n\n'),
    button: { text: page, link: pageOf(deps, row) },
    ...(note !== '' && { note }),
  });
}
